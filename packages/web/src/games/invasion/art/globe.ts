import { n, seeded } from '../../../art/seeded.ts';
import { halftone, INK, mix, svg } from './ink.ts';
import type { PlanetPalette } from './palettes.ts';

/** The plateau: half its breadth, and half its depth as the eye sees it. */
export const PLATEAU = { rx: 396, ry: 232 } as const;
/** The rings that Cities stand on, in parts of the plateau, as drawn. */
export const RINGS = { inner: 0.42, outer: 0.8 } as const;

const { rx, ry } = PLATEAU;
const BULGE = 1.11;
const SPHERE = rx * BULGE;
/** How far the plateau lies above the middle of the sphere, and how the eye looks down on it. */
const LIFT = Math.sqrt(SPHERE * SPHERE - rx * rx);
const [SINE, COSINE] = [ry / rx, Math.sqrt(1 - (ry / rx) ** 2)];
const MIDDLE = LIFT * COSINE;
/** The sphere is cut off where the plateau touches its outline. */
const CUT = -ry * ((LIFT * SINE) / COSINE / rx);
const RIM = 22;

/** The box of a globe around the middle of its plateau: everything down to this depth is drawn. */
export const GLOBE_BOX = [-450, -242, 900, 652] as const;

/** Burrows, caves and lamps on the side of a globe, in parts of its breadth. */
const WINDOWS = [
  [-1, 0.45],
  [-0.9, 0.53],
  [-0.78, 0.5],
  [-0.97, 0.59],
  [-0.83, 0.61],
  [0.98, 0.47],
  [0.86, 0.54],
  [0.74, 0.52],
  [0.96, 0.6],
] as const;

const rad = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

/** Where a part of the way from the middle to the rim lies, at an angle clockwise from the top. */
export function spot(part: number, angle: number): readonly [number, number] {
  return [Math.cos(rad(angle)) * rx * part, Math.sin(rad(angle)) * ry * part];
}

/** A wedge of the plateau: one sixth around a sector, as the path of an SVG. */
export function wedge(sector: number): string {
  const middle = (sector - 1) * 60;
  const [a, b] = [spot(0.995, middle - 30), spot(0.995, middle + 30)];
  return `M0 0L${n(a[0])} ${n(a[1])}A${rx} ${ry} 0 0 1 ${n(b[0])} ${n(b[1])}Z`;
}

/** The body below the plateau: bands, lit windows, a halftone towards the dark side. */
function body({ rim, body: [light, dark], window }: PlanetPalette, fine: boolean): string {
  const bands = [1, 2, 3, 4, 5, 6].map((i) => {
    const height = LIFT - i * SPHERE * 0.13;
    const r = Math.sqrt(Math.max(0, SPHERE * SPHERE - height * height));
    const y = MIDDLE - height * COSINE;
    const odd = i % 2 === 1;
    return `<path d="M${n(-r)} ${n(y)}A${n(r)} ${n(r * SINE)} 0 0 0 ${n(r)} ${n(y)}" fill="none" stroke="${odd ? rim[0] : dark}" stroke-width="${odd ? 12 : 7}" opacity="${odd ? 0.5 : 0.42}"/>`;
  });
  const random = seeded('windows');
  const windows = WINDOWS.map(([x, y], i) => {
    const [px, py, r] = [x * rx, y * rx, 8 + random() * 4];
    const lit = i !== 2 && i !== 7;
    const cross = lit
      ? `<path d="M${n(px - r)} ${n(py)}h${n(2 * r)}M${n(px)} ${n(py - r)}v${n(2 * r)}" stroke="${INK}" stroke-width="2"/>`
      : '';
    return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r + 4)}" fill="${rim[0]}" stroke="${INK}" stroke-width="2.4"/><circle cx="${n(px)}" cy="${n(py)}" r="${n(r)}" fill="${lit ? window : INK}" stroke="${INK}" stroke-width="2"/>${cross}`;
  });
  const screen = { x: [-SPHERE, SPHERE], y: [-ry * 0.5, 420], step: fine ? 13 : 22 } as const;
  const tone = halftone(screen, dark, 0.85, (x, y) => {
    const [px, py] = [x / SPHERE, (y - MIDDLE) / SPHERE];
    return Math.max(0, px * 0.55 + py * 0.45 + Math.max(0, Math.hypot(px, py) - 0.72) * 1.1 - 0.1);
  });
  return `<clipPath id="q"><rect x="-460" y="${n(CUT)}" width="920" height="1200"/></clipPath><clipPath id="c"><circle cy="${n(MIDDLE)}" r="${n(SPHERE)}"/></clipPath><linearGradient id="b"><stop stop-color="${mix(light, '#ffffff', 0.18)}"/><stop offset=".4" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><g clip-path="url(#q)"><circle cy="${n(MIDDLE)}" r="${n(SPHERE)}" fill="url(#b)" stroke="${INK}" stroke-width="${fine ? 5 : 10}"/><g clip-path="url(#c)">${bands.join('')}${tone}<path d="M${n(-SPHERE * 0.962)} ${n(MIDDLE + SPHERE * 0.16)}A${n(SPHERE * 0.975)} ${n(SPHERE * 0.975)} 0 0 1 ${n(-SPHERE * 0.962)} ${n(MIDDLE - SPHERE * 0.16)}" fill="none" stroke="${mix(rim[0], '#ffffff', 0.55)}" stroke-width="8" stroke-linecap="round"/>${windows.join('')}<path d="M${-rx} ${RIM + 10}A${rx} ${ry} 0 0 0 ${rx} ${RIM + 10}" fill="none" stroke="${INK}" stroke-width="26" opacity=".35"/></g></g>`;
}

/** Dunes, stones and huts: what lies between the Cities. */
function terrain({ ground, rim, window }: PlanetPalette): string {
  const random = seeded('terrain');
  let drawn = '';
  for (let i = 0; i < 58; i++) {
    const [x, y] = spot(Math.sqrt(random()) * 0.97, random() * 360);
    const kind = random();
    if (kind < 0.5)
      drawn += `<path d="M${n(x - 9)} ${n(y)}q9 -7 18 0" fill="none" stroke="${rim[0]}" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`;
    else if (kind < 0.8)
      drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1.5 + random() * 2.2)}" fill="${rim[1]}" opacity=".7"/>`;
    else
      drawn += `<path d="M${n(x - 7)} ${n(y)}l5 -9l5 3l5 6Z" fill="${rim[0]}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`;
  }
  for (let k = 0; k < 6; k++) {
    const [x, y] = spot(0.7 + (k % 2) * 0.03, k * 60 + 30);
    drawn += `<g transform="translate(${n(x)} ${n(y)}) scale(${n(0.95 + 0.25 * Math.sin(k * 3))})"><ellipse cx="6" cy="12" rx="46" ry="12" fill="${rim[1]}" opacity=".35"/><path d="M-40 12C-34 -16 -10 -28 4 -26C24 -24 36 -6 40 12Q0 22 -40 12Z" fill="${ground[0]}" stroke="${INK}" stroke-width="2.6"/><path d="M8 -26C26 -22 36 -6 40 12Q26 17 12 17C24 6 20 -14 8 -26Z" fill="${rim[0]}"/><circle cx="-6" cy="4" r="11" fill="${rim[1]}" stroke="${INK}" stroke-width="2.6"/><circle cx="-6" cy="4" r="6.5" fill="${window}" stroke="${INK}" stroke-width="1.8"/><path d="M-24 -8q6 -9 16 -12" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/></g>`;
  }
  return drawn;
}

/** Ring roads, and a road in each sector. */
function roads(ground: string): string {
  const pale = mix(ground, '#ffffff', 0.35);
  const rings = Object.values(RINGS).map(
    (part) =>
      `<ellipse rx="${n(rx * part)}" ry="${n(ry * part)}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="14"/><ellipse rx="${n(rx * part)}" ry="${n(ry * part)}" fill="none" stroke="${pale}" stroke-width="9.5"/>`,
  );
  const lanes = [0, 60, 120, 180, 240, 300].map((angle) => {
    const [a, b] = [spot(1, angle), spot(0.1, angle)];
    const line = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    return `<path d="${line}" stroke="${INK}" stroke-width="18" opacity=".55"/><path d="${line}" stroke="${pale}" stroke-width="12.5"/>`;
  });
  return rings.join('') + lanes.join('');
}

/** A globe cut flat at the top like a toy, without its towns. A small one is drawn with fewer, larger dots. */
export function globeSvg(palette: PlanetPalette, fine: boolean): string {
  const { ground, rim } = palette;
  const borders = [30, 90, 150, 210, 270, 330].map((angle) => {
    const [a, b] = [spot(0.16, angle), spot(1, angle)];
    return `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}" stroke="${rim[1]}" stroke-width="3.2" stroke-dasharray="12 10" opacity=".6"/>`;
  });
  const screen = { x: [-rx, rx], y: [-ry, ry], step: fine ? 10 : 18 } as const;
  const tone = halftone(screen, mix(ground[0], rim[1], 0.55), 0.6, (x, y) => {
    const [px, py] = [x / rx, y / ry];
    return Math.max(0, (px * px + py * py - 0.45) * 0.55 + (px * 0.35 + py * 0.32) * 0.55);
  });
  const line = fine ? 5 : 10;
  return svg(
    GLOBE_BOX,
    `${body(palette, fine)}<path d="M${-rx} 0v${RIM}A${rx} ${ry} 0 0 0 ${rx} ${RIM}v${-RIM}" fill="${rim[0]}" stroke="${INK}" stroke-width="${line}"/><path d="M${-rx} ${n(RIM * 0.66)}A${rx} ${ry} 0 0 0 ${rx} ${n(RIM * 0.66)}v${n(RIM * 0.34)}A${rx} ${ry} 0 0 1 ${-rx} ${RIM}Z" fill="${rim[1]}"/><radialGradient id="g" cx=".36" cy=".3" r=".85"><stop stop-color="${ground[2]}"/><stop offset=".45" stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[0]}"/></radialGradient><clipPath id="t"><ellipse rx="${rx}" ry="${ry}"/></clipPath><ellipse rx="${rx}" ry="${ry}" fill="url(#g)" stroke="${INK}" stroke-width="${line}"/><g clip-path="url(#t)"><path d="${[2, 4, 6].map(wedge).join('')}" fill="#fff" opacity=".13"/>${tone}${borders.join('')}${fine ? terrain(palette) : ''}${roads(ground[2])}</g><path d="M${n(-rx * 0.985)} 0A${n(rx * 0.985)} ${n(ry * 0.98)} 0 0 1 ${n(rx * 0.3)} ${n(-ry * 0.935)}" fill="none" stroke="#fff" stroke-width="6" opacity=".75" stroke-linecap="round"/>`,
  );
}
