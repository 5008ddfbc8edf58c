import { n, seeded } from '../../../art/seeded.ts';
import { mix } from './hues.ts';

/** Near-black with neon, or for the light theme the last glow of a dusk: dark enough for neon, too. */
export type Edition = 'night' | 'dusk';

interface Tones {
  readonly sky: readonly string[];
  readonly mist: readonly [string, string, string];
  readonly limb: readonly [string, string];
  readonly planet: readonly [string, string, string];
  readonly stars: readonly string[];
  readonly lights: readonly string[];
  readonly hull: readonly string[];
}

const TONES: Readonly<Record<Edition, Tones>> = {
  night: {
    sky: ['#05030d', '#0a0719', '#150c31', '#2a1250'],
    mist: ['#5a1f7d', '#123a7a', '#ff2f92'],
    limb: ['#ff5fb8', '#ff9fd6'],
    planet: ['#2b1650', '#150c30', '#080512'],
    stars: ['#ffffff', '#cfd6ff', '#ffd9f0', '#b7f3ff'],
    lights: ['#ffb36b', '#ff7fc4'],
    hull: [
      '#7a3fb0',
      '#3c2468',
      '#1c1338',
      '#191134',
      '#0d0820',
      '#150e2c',
      '#181033',
      '#2c1a50',
      '#100a22',
      '#ff6ab5',
    ],
  },
  dusk: {
    sky: ['#1b1350', '#351a72', '#6a2290', '#b8337f'],
    mist: ['#8b35c4', '#2b5bd0', '#ff5fa8'],
    limb: ['#ff8fc8', '#ffd3ea'],
    planet: ['#6a2f92', '#482175', '#33195a'],
    stars: ['#ffffff', '#d9deff', '#ffe2f3', '#c9f6ff'],
    lights: ['#ffd9a0', '#ffb0dc'],
    hull: [
      '#b06cf0',
      '#5f3a9c',
      '#3a2672',
      '#33206a',
      '#22154e',
      '#2d1c5e',
      '#321f68',
      '#4b2f86',
      '#271858',
      '#ff7fc4',
    ],
  },
};

/** Stars, mist, and at the foot the rim of the planet; seen once behind the whole table. */
export function skySvg(edition: Edition, width: number, height: number): string {
  const { sky, mist, stars, lights, limb, planet } = TONES[edition];
  const random = seeded('scramble sky');
  const stops = sky.map((tone, i) => `<stop offset="${[0, 0.22, 0.42, 0.56][i]}" stop-color="${tone}"/>`).join('');
  const dots = Array.from({ length: width / 3 }, () => {
    const z = random();
    const size = z > 0.97 ? 3 : z > 0.8 ? 2 : 1;
    const tone = stars[Math.floor(random() * stars.length)];
    return `<rect x="${Math.floor(random() * width)}" y="${Math.floor(random() * height * 0.54)}" width="${size}" height="${size}" fill="${tone}" opacity="${n(0.12 + random() * 0.6 * z)}"/>`;
  }).join('');
  const fog = (id: string, tone: string, part: number) =>
    `<radialGradient id="${id}"><stop stop-color="${tone}" stop-opacity="${part}"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`;
  const [radius, top] = [width * 1.6, height * 0.484];
  const middle = top + radius;
  let city = '';
  for (let k = 0; k < width / 12; k++) {
    const [gx, gy] = [random() * width, top + 10 + random() * height * 0.18];
    for (let i = 4 + Math.floor(random() * 14); i > 0; i--) {
      const [x, y] = [gx + (random() - 0.5) * 90, gy + (random() - 0.5) * 16];
      if (Math.hypot(x - width / 2, y - middle) > radius - 8) continue;
      city += `<rect x="${Math.floor(x)}" y="${Math.floor(y)}" width="2" height="1" fill="${lights[random() < 0.7 ? 0 : 1]}" opacity="${n(0.15 + random() * 0.55)}"/>`;
    }
  }
  const disc = (grow: number, rest: string) =>
    `<circle cx="${width / 2}" cy="${n(middle)}" r="${n(radius + grow)}" ${rest}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient>${fog('a', mist[0], 0.55)}${fog('b', mist[1], 0.5)}${fog('c', mist[2], 0.3)}<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(top + height * 0.24)}"><stop stop-color="${planet[0]}"/><stop offset=".25" stop-color="${planet[1]}"/><stop offset="1" stop-color="${planet[2]}"/></linearGradient><filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".006 .011" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .55  0 0 0 0 .28  0 0 0 0 .95  1.9 0 0 0 -.78"/></filter><filter id="l"><feGaussianBlur stdDeviation="14"/></filter><filter id="m"><feGaussianBlur stdDeviation="5"/></filter></defs><rect width="${width}" height="${height}" fill="url(#s)"/><rect width="${width}" height="${n(height * 0.54)}" filter="url(#n)" opacity="${edition === 'night' ? 0.34 : 0.3}"/><ellipse cx="${n(width * 0.2)}" cy="${n(height * 0.33)}" rx="${n(width * 0.3)}" ry="${n(height * 0.26)}" fill="url(#a)"/><ellipse cx="${n(width * 0.82)}" cy="${n(height * 0.25)}" rx="${n(width * 0.3)}" ry="${n(height * 0.27)}" fill="url(#b)"/><ellipse cx="${width / 2}" cy="${n(height * 0.52)}" rx="${n(width * 0.53)}" ry="${n(height * 0.17)}" fill="url(#c)"/>${dots}${disc(6, `fill="${limb[0]}" opacity=".55" filter="url(#l)"`)}${disc(1, `fill="${limb[1]}" opacity=".9" filter="url(#m)"`)}${disc(0, 'fill="url(#p)"')}${city}</svg>`;
}

/** The size of the picture of the mothership. */
export const HULL = { width: 1320, height: 102 } as const;

/** The belly of the mothership in square blocks, mirrored, with lit ports; its rim glows in the middle. */
export function mothershipSvg(edition: Edition): string {
  const tones = TONES[edition].hull;
  const block = 6;
  const { width, height } = HULL;
  const [middle, high, rx, ry] = [width / 2, -170, 660, 264];
  const paths = new Map<string, string>();
  const put = (tone: string, x: number, y: number) =>
    paths.set(tone, `${paths.get(tone) ?? ''}M${x} ${y}h${block}v${block}h-${block}z`);
  for (let y = 0; y < height; y += block) {
    for (let x = 0; x < middle; x += block) {
      const [dx, dy] = [(x + block / 2 - middle) / rx, (y + block / 2 - high) / ry];
      const edge = Math.hypot(dx, dy);
      if (edge > 1) continue;
      const tone = hullTone(edge, Math.atan2(dy, dx) / Math.PI, Math.abs(dx), y);
      put(tone, x, y);
      put(tone, width - x - block, y);
    }
  }
  const body = [...paths].map(([tone, path]) => `<path d="${path}" fill="${tone}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g shape-rendering="crispEdges">${body}</g></svg>`;

  function hullTone(edge: number, angle: number, aside: number, y: number): string {
    const segment = Math.floor(angle * 46);
    if (edge > 0.972) {
      const lit = Math.max(0, 1 - aside * 1.5);
      return lit > 0.3 ? mix(tones[0], '#ff7cc4', lit * 0.8) : tones[0];
    }
    const part = (angle * 46) % 1;
    if (edge > 0.918 && edge < 0.944 && segment % 2 === 0 && part > 0.3 && part < 0.62)
      return y < 46 ? mix(tones[9], tones[4], 0.6) : tones[9];
    if (edge > 0.955) return tones[1];
    if (edge > 0.9) return segment % 2 ? tones[2] : tones[3];
    if (edge > 0.885) return tones[4];
    if (edge > 0.8) return Math.floor(angle * 22) % 2 ? tones[5] : tones[6];
    return edge > 0.786 ? tones[7] : tones[8];
  }
}

/** A gate of the Player Row: rings that swirl into the dark. */
export function wormholeSvg(): string {
  const random = seeded('wormhole');
  const rings = Array.from({ length: 9 }, (_, i) => {
    const [rx, ry] = [44 - i * 3.6, 34 - i * 2.9];
    const tone = mix('#8b5cff', i % 2 ? '#ff5fc0' : '#5c7bff', 0.5);
    return `<ellipse cx="50" cy="42" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${tone}" stroke-width="${n(3.4 - i * 0.2)}" stroke-dasharray="${n(rx * (1.1 + random()))} ${n(rx * (0.5 + random() * 0.6))}" transform="rotate(${i * 40} 50 42)" opacity="${n(0.35 + 0.06 * i)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 106 90"><radialGradient id="w"><stop stop-color="#000"/><stop offset=".35" stop-color="#0a0418"/><stop offset=".72" stop-color="#3a1a72" stop-opacity=".85"/><stop offset="1" stop-color="#6b38c8" stop-opacity="0"/></radialGradient><ellipse cx="50" cy="42" rx="52" ry="43" fill="url(#w)"/>${rings.join('')}</svg>`;
}

/** A pilot's bag of gems. */
export function bagSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 114"><radialGradient id="b" cx=".38" cy=".4" r=".75"><stop stop-color="#5b3f7e"/><stop offset=".55" stop-color="#33204f"/><stop offset="1" stop-color="#150c26"/></radialGradient><path d="M42 26C18 44 4 68 8 90c3 17 20 20 51 20s48-3 51-20c4-22-10-46-34-64z" fill="url(#b)" stroke="#8a63bd" stroke-width="1.5"/><path d="M30 46c-8 12-13 26-12 38M88 46c8 12 13 26 12 38M52 40c-4 18-5 40-3 62M68 40c4 18 5 40 3 62" stroke="#0d0718" stroke-opacity=".45" stroke-width="3" fill="none"/><path d="M36 24C44 30 74 30 82 24L92 6C80 0 70 8 59 6S38 0 26 6z" fill="#3c2560" stroke="#8a63bd" stroke-width="1.5"/><path d="M36 25c12 7 34 7 46 0" stroke="#ffd479" stroke-width="5" fill="none"/><path d="M80 26c10 4 12 14 8 22" stroke="#ffd479" stroke-width="3.5" fill="none"/></svg>`;
}
