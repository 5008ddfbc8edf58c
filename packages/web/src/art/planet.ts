import { n, seeded } from './seeded.ts';

type Rgb = readonly [number, number, number];

/** A layer of turbulence over the ground: how it runs, its colour, how much of the ground it covers and how sharply. */
export interface Texture {
  readonly run: 'bands' | 'clouds' | 'land' | 'grain' | 'swirl';
  readonly colour: string;
  /** From 0 (nothing) to 1 (everything). */
  readonly cover: number;
  /** From 1 (soft) to 20 (hard edges). */
  readonly edge: number;
}

/** What is drawn on the ground or around it, each by its own few lines below. */
export type Feature = keyof typeof FEATURES;

/** How a planet looks; the rest comes from its name. */
export interface PlanetLook {
  /** Lit, middle and shaded ground. */
  readonly ground: readonly [string, string, string];
  readonly air: string;
  readonly textures: readonly Texture[];
  readonly features?: readonly Feature[];
  /** Degrees by which the bands lean. */
  readonly tilt?: number;
  readonly ring?: readonly [inner: string, outer: string];
  readonly moons?: number;
}

const RADIUS = 42;

/** A planet as a picture of 120 by 120, always the same for the same name. */
export function planetSvg(name: string, look: PlanetLook): string {
  const random = seeded(name);
  const [lit, middle, shaded] = look.ground;
  const tilt = look.tilt ?? -16;
  const features = (look.features ?? []).map((feature) => FEATURES[feature](random, look.air)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120"><defs>
<radialGradient id="g" cx=".36" cy=".3" r=".8"><stop stop-color="${lit}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shaded}"/></radialGradient>
<radialGradient id="s" cx=".34" cy=".3" r=".76"><stop offset=".42" stop-opacity="0"/><stop offset=".78" stop-opacity=".5"/><stop offset="1" stop-opacity=".86"/></radialGradient>
<radialGradient id="h" cx=".3" cy=".24" r=".5"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="a"><stop offset=".66" stop-color="${look.air}" stop-opacity=".75"/><stop offset=".76" stop-color="${look.air}" stop-opacity=".26"/><stop offset="1" stop-color="${look.air}" stop-opacity="0"/></radialGradient>
<linearGradient id="r" x1="0" x2="1"><stop stop-color="${look.air}"/><stop offset=".55" stop-color="${look.air}" stop-opacity="0"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="1.1"/></filter>
<clipPath id="c"><circle r="${RADIUS}"/></clipPath>${look.textures.map((t, i) => filter(t, i, random)).join('')}</defs>
<circle r="59" fill="url(#a)"/>${ring(look, tilt, 'behind')}
<g clip-path="url(#c)"><circle r="${RADIUS}" fill="url(#g)"/><g transform="rotate(${tilt})">${look.textures
    .map((_, i) => `<rect x="-46" y="-46" width="92" height="92" filter="url(#t${i})"/>`)
    .join('')}${features}</g><circle r="${RADIUS}" fill="url(#h)"/><circle r="${RADIUS}" fill="url(#s)"/></g>
<circle r="${RADIUS - 0.6}" fill="none" stroke="url(#r)" stroke-width="1.4" transform="rotate(38)"/>${ring(look, tilt, 'before')}${moons(look, random)}</svg>`;
}

const RUNS: Readonly<Record<Texture['run'], readonly [frequency: string, octaves: number]>> = {
  bands: ['.006 .055', 4],
  clouds: ['.02 .045', 5],
  land: ['.032', 5],
  grain: ['.09', 3],
  swirl: ['.014 .03', 3],
};

/** Noise becomes the strength of one colour: alpha = edge * (noise - (1 - cover)). */
function filter({ run, colour, cover, edge }: Texture, index: number, random: () => number): string {
  const [frequency, octaves] = RUNS[run];
  const [r, g, b] = rgb(colour).map((value) => n(value / 255));
  const threshold = 0.74 - cover * 0.48;
  const seed = Math.floor(random() * 900);
  return `<filter id="t${index}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${edge} 0 0 0 ${n(-edge * threshold)}"/></filter>`;
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

function ring({ ring: colours }: PlanetLook, tilt: number, part: 'behind' | 'before'): string {
  if (!colours) return '';
  const y = part === 'behind' ? -60 : 0;
  const circle = (rx: number, width: number, colour: string, opacity: number) =>
    `<ellipse rx="${rx}" ry="${n(rx * 0.24)}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  return `<g transform="rotate(${tilt - 4})"><clipPath id="${part}"><rect x="-60" y="${y}" width="120" height="60"/></clipPath><g clip-path="url(#${part})">${circle(50, 3.4, colours[0], 0.85)}${circle(55, 2.2, colours[1], 0.7)}${circle(58, 0.8, colours[0], 0.5)}</g></g>`;
}

function moons({ moons: count = 0, air }: PlanetLook, random: () => number): string {
  return times(count, (i) => {
    // Never below the planet, where its name stands.
    const angle = Math.PI * (0.9 + ((i + random() * 0.7) / count) * 1.2);
    const r = 2.2 + random() * 2.6;
    const [x, y] = [Math.cos(angle) * 51, Math.sin(angle) * 49];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#1a1730"/><circle cx="${n(x - r * 0.22)}" cy="${n(y - r * 0.22)}" r="${n(r * 0.78)}" fill="${air}"/>`;
  });
}

function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** A line that wanders from a point into a direction, as a path. */
function wander(random: () => number, steps: number, length: number): string {
  let angle = random() * Math.PI * 2;
  let [x, y] = [Math.cos(angle) * 30 * random(), Math.sin(angle) * 30 * random()];
  let path = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    angle += (random() - 0.5) * 1.7;
    x += Math.cos(angle) * length;
    y += Math.sin(angle) * length;
    path += `L${n(x)} ${n(y)}`;
  }
  return path;
}

const FEATURES = {
  craters: (random: () => number, air: string) =>
    times(15, () => {
      const r = 1.4 + random() * 5;
      const [x, y] = [(random() - 0.5) * 74, (random() - 0.5) * 74];
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#000" opacity=".26"/><circle cx="${n(x + r * 0.2)}" cy="${n(y + r * 0.25)}" r="${n(r * 0.86)}" fill="${air}" opacity=".2"/>`;
    }),
  storms: (random: () => number, air: string) =>
    times(4, (i) => {
      const [x, y, r] = [(random() - 0.5) * 52, (random() - 0.5) * 52, 9 - i * 1.6];
      const eye = (k: number) =>
        `<ellipse rx="${n(r * k)}" ry="${n(r * k * 0.55)}" fill="none" stroke="${k > 0.5 ? air : '#fff'}" stroke-width="${n(1.6 * k + 0.3)}" opacity=".7"/>`;
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random() * 30)})"><ellipse rx="${n(r)}" ry="${n(r * 0.55)}" fill="#000" opacity=".25"/>${eye(1)}${eye(0.68)}${eye(0.36)}</g>`;
    }),
  cracks: (random: () => number, air: string) =>
    times(11, () => {
      const d = wander(random, 7, 6);
      return `<path d="${d}" fill="none" stroke="${air}" stroke-width="3" opacity=".34" filter="url(#soft)"/><path d="${d}" fill="none" stroke="${air}" stroke-width=".9" stroke-linejoin="round"/>`;
    }),
  rivers: (random: () => number, air: string) =>
    times(9, () => {
      const d = wander(random, 9, 5);
      return `<path d="${d}" fill="none" stroke="${air}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" opacity=".9"/>`;
    }),
  lights: (random: () => number, air: string) =>
    times(70, () => {
      const angle = random() * Math.PI * 2;
      const distance = Math.sqrt(random()) * 40;
      return `<circle cx="${n(Math.cos(angle) * distance)}" cy="${n(Math.sin(angle) * distance)}" r="${n(0.35 + random() * 0.75)}" fill="${air}"/>`;
    }),
  map: (_random: () => number, air: string) =>
    `<g fill="none" stroke="${air}" stroke-width=".7" opacity=".75">${times(5, (i) => `<ellipse rx="${n(8.4 * (i + 1))}" ry="42"/>`)}${times(7, (i) => `<path d="M-42 ${-33 + i * 11}q42 ${n((i - 3) * 2.6)} 84 0"/>`)}</g>`,
  grooves: (_random: () => number, air: string) =>
    times(
      13,
      (i) =>
        `<path d="M-46 ${n(-40 + i * 6.6)}q46 ${n((i - 6) * 1.7)} 92 0" fill="none" stroke="${i % 3 ? '#000' : air}" stroke-width="${i % 3 ? 0.8 : 1.5}" opacity="${i % 3 ? 0.4 : 0.75}"/>`,
    ),
  net: (_random: () => number, air: string) =>
    `<g fill="none" stroke="${air}" stroke-width=".8" opacity=".85">${times(6, (i) => `<path d="M${-50 + i * 16} -46l52 92M${50 - i * 16} -46l-52 92"/>`)}</g>${times(26, (i) => `<circle cx="${n(((i * 37) % 84) - 42)}" cy="${n(((i * 53) % 84) - 42)}" r="1" fill="${air}"/>`)}`,
  belt: () =>
    '<path d="M-46 -9q46 12 92 0v15q-46 12 -92 0z" fill="#0b0a18" opacity=".82"/><path d="M-46 -9q46 12 92 0" stroke="#fff" stroke-width=".8" fill="none" opacity=".7"/>',
  plumes: (random: () => number, air: string) =>
    times(6, (i) => {
      const x = -34 + i * 13 + random() * 5;
      const y = (random() - 0.5) * 40;
      return `<path d="M${n(x)} ${n(y)}q${n(9 - random() * 18)} -24 ${n(16 - random() * 32)} -6" fill="none" stroke="${air}" stroke-width="1.5" stroke-linecap="round"/><circle cx="${n(x)}" cy="${n(y)}" r="2.2" fill="${air}"/>`;
    }),
  secondSun: () =>
    '<radialGradient id="q" cx=".8" cy=".82" r=".62"><stop stop-color="#ffb3c7"/><stop offset=".55" stop-color="#e2558f" stop-opacity=".55"/><stop offset="1" stop-color="#e2558f" stop-opacity="0"/></radialGradient><circle r="42" fill="url(#q)"/>',
  shards: (random: () => number, air: string) =>
    times(9, () => {
      const [x, y, s] = [(random() - 0.5) * 78, (random() - 0.5) * 78, 6 + random() * 10];
      return `<path d="M${n(x)} ${n(y)}l${n(s)} ${n(-s * random())} ${n(-s * random())} ${n(s)}z" fill="#12060c" stroke="${air}" stroke-width=".9" opacity=".92"/>`;
    }),
  galaxy: (_random: () => number, air: string) =>
    times(
      5,
      (i) =>
        `<path d="M0 0c${n(10 + i * 4)} ${n(-14 - i * 3)} ${n(34 + i * 3)} ${n(-6 + i * 4)} ${n(28 + i * 5)} ${n(16 + i * 4)}" transform="rotate(${i * 72})" fill="none" stroke="${i % 2 ? '#fff' : air}" stroke-width="${3.2 - i * 0.3}" stroke-linecap="round" opacity=".62" filter="url(#soft)"/>`,
    ),
} as const;
