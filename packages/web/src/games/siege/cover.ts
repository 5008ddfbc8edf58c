import { planetSvg } from '../../art/planet.ts';
import { n, seeded } from '../../art/seeded.ts';

const WORLDS = [
  ['valtinia', ['#f4e0ad', '#c79a55', '#5b3a22'], '#fff0c9', 'land', '#3f5c4e'],
  ['ambyria', ['#fff0b8', '#f2a33a', '#7a2f12'], '#ffd98a', 'swirl', '#b3471c'],
  ['emalto', ['#c8fff0', '#3fb6a8', '#0d4a5c'], '#a7ffe6', 'clouds', '#ffffff'],
  ['iontian', ['#c6b8ff', '#5a49c9', '#1b1457'], '#b8c8ff', 'bands', '#2c1d8a'],
  ['pandemonia', ['#ff8f6b', '#a3262f', '#2a0611'], '#ff6a5c', 'swirl', '#33060f'],
] as const;

/** Worlds in a row between a rising tide and a wall of crystal, and a beam that aims at one of them. */
export function siege(): string {
  const random = seeded('cover siege');
  const worlds = WORLDS.map(([name, ground, air, run, colour], i) => {
    const svg = planetSvg(name, {
      ground,
      air,
      textures: [{ run, colour, cover: 0.5, edge: 8 }],
      ...(i === 2 ? { ring: ['#d8fff2', '#7fd8ff'] as const } : {}),
    });
    const size = [104, 128, 176, 128, 104][i];
    const [x, y] = [300 + (i - 2) * 124, 128 - Math.abs(i - 2) * 17];
    return `<image href="data:image/svg+xml,${encodeURIComponent(svg)}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
  });
  const wave = (y: number, fill: string) =>
    `<path d="M-20 ${y}C40 ${y - 60} 90 ${y - 20} 120 ${y + 30}S210 ${y + 96} 250 ${y + 80}C214 ${y + 130} 190 ${y + 210} 200 420H-20Z" fill="${fill}"/>`;
  const spire = (x: number, top: number, w: number) =>
    `<path d="M${x} 420L${x - w} ${top + 60}L${x} ${top}L${x} 420Z" fill="#c9b8ff"/><path d="M${x} 420L${x} ${top}L${x + w} ${top + 78}L${x + w * 0.8} 420Z" fill="#5a41b8"/>`;
  const stars = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${n(random() * 600)}" cy="${n(random() * 300)}" r="${n(0.4 + random())}" fill="#fff" opacity="${n(0.3 + random() * 0.6)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMin slice"><defs><linearGradient id="b"><stop stop-color="#0d4a52"/><stop offset=".46" stop-color="#15103a"/><stop offset="1" stop-color="#4a2f9a"/></linearGradient><radialGradient id="l" cx=".1" cy=".3" r=".5"><stop stop-color="#ffc25a" stop-opacity=".7"/><stop offset="1" stop-color="#ffc25a" stop-opacity="0"/></radialGradient><radialGradient id="m" cx=".92" cy=".3" r=".5"><stop stop-color="#efe8ff" stop-opacity=".65"/><stop offset="1" stop-color="#efe8ff" stop-opacity="0"/></radialGradient><linearGradient id="r" x2="0" y2="1"><stop stop-color="#ffe2a0" stop-opacity=".05"/><stop offset="1" stop-color="#ffcf70" stop-opacity=".85"/></linearGradient></defs><path d="M0 0h600v420H0z" fill="url(#b)"/>${stars.join('')}<path d="M0 0h600v420H0z" fill="url(#l)"/><path d="M0 0h600v420H0z" fill="url(#m)"/><path d="M292 420L248 112L352 112L308 420Z" fill="url(#r)" opacity=".7"/>${worlds.join('')}${wave(214, '#0f6d6c')}${wave(244, '#e0952f')}${wave(276, '#0a4b52')}${[
    [430, 300, 18],
    [468, 236, 24],
    [512, 190, 28],
    [556, 152, 32],
    [596, 204, 26],
  ]
    .map(([x, top, w]) => spire(x, top, w))
    .join(
      '',
    )}<circle cx="300" cy="128" r="88" fill="none" stroke="#ffd98a" stroke-width="4" stroke-dasharray="70 68" transform="rotate(-22 300 128)"/></svg>`;
}
