import { seeded } from '../../../art/seeded.ts';
import { clamp, smooth } from './lines.ts';
import { clouds } from './noise.ts';

export type Kind =
  | 'port'
  | 'continents'
  | 'bands'
  | 'dust'
  | 'lava'
  | 'cities'
  | 'beacon'
  | 'eel'
  | 'yolk'
  | 'craters'
  | 'dark';

/** What is engraved on a World. */
export interface WorldLook {
  readonly kind: Kind;
  readonly seed: number;
  /** How far its axis leans, in degrees. */
  readonly roll: number;
}

const LOOKS: Readonly<Record<string, WorldLook>> = {
  'port-halcyon': { kind: 'port', seed: 11, roll: -14 },
  verdance: { kind: 'continents', seed: 23, roll: 10 },
  quillon: { kind: 'bands', seed: 5, roll: -30 },
  tindertop: { kind: 'dust', seed: 31, roll: 20 },
  emberfall: { kind: 'lava', seed: 47, roll: -18 },
  kiln: { kind: 'cities', seed: 8, roll: -10 },
  vandelay: { kind: 'bands', seed: 77, roll: 24 },
  lanternhead: { kind: 'beacon', seed: 19, roll: -20 },
  afterglow: { kind: 'bands', seed: 52, roll: -8 },
  unagi: { kind: 'eel', seed: 61, roll: 0 },
  tamago: { kind: 'yolk', seed: 66, roll: 0 },
  'luna-ii': { kind: 'craters', seed: 91, roll: -24 },
  'luna-i': { kind: 'craters', seed: 38, roll: 30 },
  solace: { kind: 'dark', seed: 71, roll: -22 },
};
const PLAIN: readonly Kind[] = ['continents', 'bands', 'dust', 'eel', 'craters', 'cities'];

/** How a World looks; one of another card set always the same, by its id. */
export function lookOf(id: string): WorldLook {
  const known = LOOKS[id];
  if (known) return known;
  const random = seeded(`world ${id}`);
  return {
    kind: PLAIN[Math.floor(random() * PLAIN.length)],
    seed: Math.floor(random() * 99),
    roll: Math.round(random() * 60 - 30),
  };
}

export interface Crater {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

export function cratersOf(seed: number, n: number): readonly Crater[] {
  const random = seeded(`craters ${seed}`);
  return Array.from({ length: n }, () => {
    const y = random() * 2 - 1;
    const turn = random() * 2 * Math.PI;
    const q = Math.sqrt(1 - y * y);
    return { x: q * Math.cos(turn), y, z: Math.abs(q * Math.sin(turn)), r: 0.1 + random() * random() * 0.36 };
  });
}

/** How dark the ink lies at a point of the sphere, and how strong its feature. */
export type Relief = (x: number, y: number, z: number) => readonly [ink: number, feature: number];

/** The relief of a World. */
export function reliefOf({ kind, seed }: WorldLook, craters: readonly Crater[]): Relief {
  switch (kind) {
    case 'lava':
      return (x, y, z) => [smooth(0.4, 0.58, clouds(x * 2.1 + 3, y * 2.1, z * 2.1, seed)) * 0.7, 0];
    case 'port':
      return (x, y, z) => {
        const land = smooth(0.46, 0.5, clouds(x * 1.9, y * 2.4, z * 1.9, seed));
        return [land * 0.8, land * 0.55];
      };
    case 'continents':
      return (x, y, z) => {
        const land = smooth(0.45, 0.49, clouds(x * 1.5 + 1, y * 1.5, z * 1.5, seed, 5));
        return [land * 0.75, land * 0.8];
      };
    case 'bands':
      return (x, y, z) => [smooth(-0.1, 0.6, Math.sin(y * 11 + clouds(x * 3, y * 3, z * 3, seed) * 5)) * 0.75, 0];
    case 'dust':
      return (x, y, z) => [smooth(0.44, 0.58, clouds(x * 3, y * 5, z * 3, seed, 5)) * 0.85, 0];
    case 'beacon':
      return (x, y, z) => {
        const far = Math.hypot(x + 0.28, y + 0.3, z - 0.85);
        const wave = Math.sin(far * 22 + clouds(x * 3, y * 3, z * 3, seed) * 3);
        return [smooth(-0.2, 1, wave) * 0.32 * smooth(0.1, 0.6, far), 1 - smooth(0.05, 0.34, far)];
      };
    case 'eel':
      return (x, y, z) => {
        const turn = Math.hypot(x, y) * 13 - Math.atan2(y, x) * 2;
        return [smooth(-0.1, 0.6, Math.sin(turn + clouds(x * 2, y * 2, z * 2, seed) * 3)) * 0.8, 0];
      };
    case 'yolk':
      return (x, y, z) => [
        clouds(x * 2, y * 4, z * 2, seed) * 0.25,
        1 - smooth(0.6, 0.66, Math.hypot(x + 0.15, y - 0.02, z - 0.95)),
      ];
    case 'cities':
      return (x, y, z) => {
        const rim = (far: number) => 1 - smooth(0, 0.08, Math.abs(far - 0.3));
        const walls = Math.max(
          rim(Math.hypot(x + 0.38, y + 0.1, z - 0.85)),
          rim(Math.hypot(x - 0.36, y - 0.3, z - 0.8)),
        );
        return [walls * 0.6 + smooth(0.45, 0.65, clouds(x * 3, y * 3, z * 3, seed)) * 0.3, 0];
      };
    case 'craters':
      return (x, y, z) => {
        let ink = smooth(0.46, 0.6, clouds(x * 1.8, y * 1.8, z * 1.8, seed)) * 0.34;
        for (const c of craters) {
          const far = Math.hypot(x - c.x, y - c.y, z - c.z);
          if (far >= c.r * 1.2) continue;
          const lit = (x - c.x + y - c.y) * 0.6 < 0;
          ink += (1 - smooth(c.r * 0.6, c.r, far)) * (lit ? 0.5 : -0.12);
          ink += (1 - smooth(0, 0.05, Math.abs(far - c.r))) * 0.3;
        }
        return [clamp(ink, 0, 0.8), 0];
      };
    case 'dark':
      return (x, y, z) => [0.3 + clouds(x * 3, y * 3, z * 3, seed) * 0.2, 0];
  }
}
