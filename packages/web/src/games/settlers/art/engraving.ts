import { seeded } from '../../../art/seeded.ts';
import { arc, clamp, ribbon, type Swell, tenth } from './lines.ts';
import type { Enamel } from './palette.ts';
import { type Crater, cratersOf, reliefOf, type WorldLook } from './worlds.ts';

const LIGHT = [-0.52, -0.58, 0.63] as const;
const PITCH = 0.42;

/** Lines of latitude on a leaning sphere, swelling with shadow and relief: what is inked, and what is coloured. */
function latitudes(look: WorldLook, craters: readonly Crater[], r: number): { ink: string; feature: string } {
  const relief = reliefOf(look, craters);
  const gap = Math.max(2.3, r / 18);
  const [cp, sp] = [Math.cos(PITCH), Math.sin(PITCH)];
  const roll = (look.roll * Math.PI) / 180;
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const count = Math.round((2 * r) / gap);
  const step = Math.max(0.048, 2.6 / r);
  let ink = '';
  let feature = '';
  for (let i = 1; i < count; i++) {
    const y0 = -1 + (2 * i) / count;
    const rad = Math.sqrt(Math.max(0, 1 - y0 * y0));
    let inked: Swell[] = [];
    let coloured: Swell[] = [];
    const endInk = () => {
      if (inked.length > 1) ink += ribbon(inked);
      inked = [];
    };
    const endColour = () => {
      if (coloured.length > 1) feature += ribbon(coloured);
      coloured = [];
    };
    for (let t = -Math.PI * 0.75; t <= Math.PI * 0.75; t += step / Math.max(0.35, rad)) {
      const [bx, bz] = [rad * Math.sin(t), rad * Math.cos(t)];
      const [ty, z] = [y0 * cp - bz * sp, y0 * sp + bz * cp];
      if (z < 0.02) {
        endInk();
        endColour();
        continue;
      }
      const [x, y] = [bx * cr - ty * sr, bx * sr + ty * cr];
      const lit = clamp(x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);
      const [dark, colour] = relief(x, y, z);
      const width = clamp(0.01 + 0.74 * (1 - lit) ** 1.35 + dark * (0.35 + 0.5 * lit), 0, 0.93);
      if (width < 0.07) endInk();
      else inked.push([x * r, y * r, width * gap * 0.5]);
      if (colour < 0.08) endColour();
      else coloured.push([x * r, y * r, colour * gap * 0.56]);
    }
    endInk();
    endColour();
  }
  return { ink, feature };
}

/** Rivers of lava that run from the rim towards the middle and fork. */
function lava(seed: number, r: number): string {
  const random = seeded(`lava ${seed}`);
  const paths: { d: string; w: number }[] = [];
  const run = (x: number, y: number, heading: number, length: number, width: number): void => {
    let d = `M${tenth(x)} ${tenth(y)}`;
    let [px, py, h] = [x, y, heading];
    for (let i = 0; i < length; i++) {
      h += (random() - 0.5) * 1.1;
      const flat = Math.max(0.35, Math.sqrt(Math.max(0, 1 - (px * px + py * py) / (r * r))));
      px += Math.cos(h) * r * 0.085 * flat;
      py += Math.sin(h) * r * 0.085 * flat;
      if (px * px + py * py > r * r * 0.96) break;
      d += `L${tenth(px)} ${tenth(py)}`;
      if (width > 1 && random() < 0.14)
        run(px, py, h + (random() < 0.5 ? 1 : -1) * (0.6 + random() * 0.6), length >> 1, width * 0.6);
    }
    paths.push({ d, w: width * r * 0.017 });
  };
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 2 * Math.PI + random() * 0.5;
    run(Math.cos(a) * r * 0.92, Math.sin(a) * r * 0.92, a + Math.PI + (random() - 0.5) * 0.7, 11, 2.2);
  }
  const strokes = (by: number) => paths.map(({ d, w }) => `<path d="${d}" stroke-width="${tenth(w * by)}"/>`).join('');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#ff5a12" opacity=".5">${strokes(2.6)}</g><g stroke="#ff8a2a">${strokes(1)}</g><g stroke="#ffe29a" opacity=".8">${strokes(0.4)}</g></g><path d="${arc(0, 0, r * 0.95, 12, 78)}" fill="none" stroke="#ff9a3a" stroke-width="${tenth(r * 0.07)}" opacity=".55"/>`;
}

function craterRims(craters: readonly Crater[], r: number): string {
  return craters
    .map((c) => {
      const [q, x, y] = [c.r * r * 0.9, c.x * r * 0.86, c.y * r * 0.86];
      const flat = Math.max(0.45, Math.sqrt(Math.max(0, 1 - c.x * c.x * 0.74 - c.y * c.y * 0.74)));
      const turn = tenth((Math.atan2(y, x) * 180) / Math.PI);
      return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn}) scale(${tenth(flat)} 1) rotate(${-turn})"><circle r="${tenth(q)}" fill="#2b4457" opacity=".34"/><path d="${arc(0, 0, tenth(q), 115, 330)}" fill="none" stroke="#22384a" stroke-width="${tenth(Math.max(1, q * 0.2))}" opacity=".8"/><path d="${arc(0, 0, tenth(q), -40, 125)}" fill="none" stroke="#fff" stroke-width="${tenth(Math.max(1, q * 0.16))}" opacity=".8"/></g>`;
    })
    .join('');
}

function cities(r: number): string {
  const random = seeded('cities');
  const at = [
    [-0.36, -0.08, 0.27],
    [0.36, 0.3, 0.24],
  ] as const;
  return at
    .map(([cx, cy, q]) => {
      const ring = `cx="${tenth(cx * r)}" cy="${tenth(cy * r)}" rx="${tenth(q * r)}" ry="${tenth(q * r * 0.86)}"`;
      const lights = Array.from({ length: 16 }, () => {
        const [a, d] = [random() * 2 * Math.PI, Math.sqrt(random()) * q * 0.78];
        return `<circle cx="${tenth((cx + Math.cos(a) * d) * r)}" cy="${tenth((cy + Math.sin(a) * d * 0.86) * r)}" r="${tenth(r * (0.018 + random() * 0.022))}"/>`;
      }).join('');
      return `<ellipse ${ring} fill="#4a0f0c" opacity=".75"/><ellipse ${ring} fill="none" stroke="#ffbf8a" stroke-width="${tenth(r * 0.025)}"/><g fill="#ffe2a0">${lights}</g>`;
    })
    .join('');
}

const FEATURES: Partial<Record<WorldLook['kind'], string>> = { yolk: '#f6c33a', beacon: '#fff6d8' };

/** An engraved planet around 0, 0: a wash of its System's enamel, then its lines, in the manner of a banknote. */
export function engraving(look: WorldLook, enamel: Enamel, r: number): string {
  const craters = look.kind === 'craters' ? cratersOf(look.seed, 16) : [];
  const { ink, feature } = latitudes(look, craters, r);
  const over =
    look.kind === 'lava'
      ? lava(look.seed, r)
      : look.kind === 'craters'
        ? craterRims(craters, r)
        : look.kind === 'cities'
          ? cities(r)
          : '';
  return `<defs><radialGradient id="wash" cx=".32" cy=".28" r=".86"><stop offset="0" stop-color="${enamel.lit}"/><stop offset=".42" stop-color="${enamel.mid}"/><stop offset=".86" stop-color="${enamel.dark}"/><stop offset="1" stop-color="${enamel.ink}"/></radialGradient><radialGradient id="shine"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><clipPath id="disc"><circle r="${r}"/></clipPath></defs><circle r="${r}" fill="url(#wash)"/><g clip-path="url(#disc)"><path d="${ink}" fill="${enamel.ink}" opacity=".87"/><path d="${feature}" fill="${FEATURES[look.kind] ?? enamel.feature}" opacity=".85"/>${over}<circle r="${r}" fill="none" stroke="#1a0d05" stroke-opacity=".55" stroke-width="${tenth(r * 0.05)}"/><ellipse cx="${tenth(-r * 0.34)}" cy="${tenth(-r * 0.44)}" rx="${tenth(r * 0.6)}" ry="${tenth(r * 0.4)}" transform="rotate(-38 ${tenth(-r * 0.34)} ${tenth(-r * 0.44)})" fill="url(#shine)"/></g>`;
}
