import { seeded } from '../../../art/seeded.ts';
import { defsOf } from './defs.ts';
import { BARE, circle, DARK, GLASS, line, MINT, path, rect, STEEL, times } from './ink.ts';
import { CRYSTAL, pawn } from './signs.ts';

/** A scene of 126 by 130 on a sky of its own. */
interface Scene {
  readonly sky: readonly [near: string, middle: string, far: string];
  draw(): string;
}

const stars = (name: string) => {
  const random = seeded(name);
  return times(26, () =>
    circle(
      (random() * 126).toFixed(1),
      (random() * 110).toFixed(1),
      0.4 + random() * 0.8,
      '#fff',
      `opacity="${(0.3 + random() * 0.5).toFixed(2)}"`,
    ),
  );
};
const ground = (edge: string) =>
  path('M-10 140V118C30 96 96 96 136 118V140Z', '#15181d') + line('M-10 118C30 96 96 96 136 118', edge, 1.6);
const coin = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) scale(${r / 12})">${path('M0 -11.2 10 -5.6V5.6L0 11.2 -10 5.6V-5.6Z', '#f0cf6a', 'stroke="#3a2a08" stroke-width="1"')}${path('M0 -8.5 7.6 -4.3V4.3L0 8.5 -7.6 4.3V-4.3Z', '#8f6514')}${path('M-4.8 4.5V-4.5H-2.2L0 -.7 2.2 -4.5H4.8V4.5H2.5V-.4L.7 2.6H-.7L-2.5 -.4V4.5Z', '#ffe9ab')}</g>`;
const person = (x: number, y: number, size: number, ink: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 32}) translate(-12 -16)">${pawn(ink)}</g>`;
const crystal = (x: number, y: number, size: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${CRYSTAL}</g>`;

const rock = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M-9 -11 62 -74 70 -66 11 9Z', 'url(#trail)', 'opacity=".9"')}${path('M-5 -6 44 -56 48 -50 6 5Z', '#ffe9a8', 'opacity=".65"')}${path('M-14 2C-15 -8 -6 -15 3 -14 12 -13 16 -4 13 4 10 13 0 16 -7 13 -12 11 -14 8 -14 2Z', '#4a2d25', 'stroke="#120907" stroke-width="1.5"')}${path('M-14 2C-15 -8 -6 -15 3 -14 0 -8 -8 -6 -9 2 -10 8 -8 11 -7 13 -12 11 -14 8 -14 2Z', '#ffb45c')}${circle(4, 0, 3.5, '#2b1712')}${circle(-1, 8, 2.2, '#2b1712')}</g>`;

const freighter = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" stroke="#0a0d11" stroke-width="1.2">${path('M-40 -6H24L36 0 24 8H-40Z', STEEL)}${path('M24 -6 36 0 24 2Z', GLASS)}${['red', 'green', 'orange', 'blue'].map((c, i) => rect(-34 + i * 14, -15, 12, 10, `url(#en-${c})`, 1)).join('')}${path('M-40 -4H-46L-50 1 -46 6H-40Z', DARK)}${path('M-50 -2 -68 1 -50 4Z', '#ffcf6a', BARE)}</g>`;

const missile = (x: number, turn: number, ink: string) =>
  `<g transform="translate(${x} 66) rotate(${turn})" stroke="#0a0d11" stroke-width="1.3">${path('M0 -34C8 -24 9 -12 9 20H-9C-9 -12 -8 -24 0 -34Z', STEEL)}${path('M0 -34C5 -28 7 -22 8 -14H-8C-7 -22 -5 -28 0 -34Z', ink)}${path('M-9 8 -18 24H-9ZM9 8 18 24H9Z', ink)}${rect(-6, 20, 12, 5, DARK)}${path('M-5 25 0 42 5 25Z', '#ffb33a', BARE)}</g>`;

const SCENES: Readonly<Record<string, Scene>> = {
  'uneventful-year': {
    sky: ['#2c5564', '#16242e', '#0b1017'],
    draw: () =>
      circle(88, 40, 22, '#dfeef0') +
      circle(97, 34, 20, '#1a3440') +
      ground('#6fb7c0') +
      line('M24 52C40 84 62 84 78 60', '#cfd8df', 2.4) +
      path('M30 60C42 84 60 84 73 66 66 86 40 88 30 60Z', '#3f6b78') +
      person(50, 66, 32, '#8fd6e0', 76) +
      ['z', 'z', 'Z']
        .map(
          (z, i) =>
            `<text x="${62 + i * 9}" y="${48 - i * 9}" font-size="${10 + i * 3}" font-weight="700" fill="#bfe9f0" font-family="sans-serif">${z}</text>`,
        )
        .join(''),
  },
  'privileged-contacts': {
    sky: ['#5a4a1c', '#272213', '#0e0e10'],
    draw: () =>
      path('M63 20 98 40V80L63 100 28 80V40Z', '#14171b', 'stroke="#e8c45f" stroke-width="3"') +
      path('M63 27 92 44V76L63 93 34 76V44Z', 'none', 'stroke="#8d6f22" stroke-width="1.4"') +
      path(
        'M36 58 52 50 64 56 76 50 92 58 84 72 70 80 60 78 44 72Z',
        '#e7c9a2',
        'stroke="#3a2616" stroke-width="1.6"',
      ) +
      line('M52 62 62 70M58 58 70 68M66 56 78 66', '#3a2616', 1.6) +
      path('M22 52 40 46 46 66 30 74Z', '#3f6ea8') +
      path('M104 52 86 46 80 66 96 74Z', '#a8443a') +
      circle(63, 18, 6, '#e8c45f') +
      crystal(63, 17, 0.1),
  },
  'meteor-storm': {
    sky: ['#7a2d18', '#321616', '#0d0b10'],
    draw: () => ground('#ff9d5c') + rock(88, 36, 0.55) + rock(100, 78, 0.42) + rock(46, 66, 1.3) + rock(26, 24, 0.4),
  },
  'visiting-worker': {
    sky: ['#2f4a5c', '#18222b', '#0c1015'],
    draw: () =>
      rect(70, 22, 60, 92, STEEL, 4) +
      rect(80, 34, 44, 84, '#0d1216', 4) +
      path('M80 34H124V50H80Z', 'url(#haz)') +
      rect(88, 60, 30, 58, '#ffdf9a', 2, 'opacity=".85"') +
      person(50, 74, 62, '#ffcf6a', 6) +
      rect(62, 84, 24, 17, '#b3322e', 2, 'stroke="#120907" stroke-width="1.4"') +
      line('M68 84V79H80V84', '#dfe6ec', 2) +
      line('M66 92H82', '#5b1712', 2) +
      rect(0, 108, 126, 24, '#20272d'),
  },
  'economic-crisis': {
    sky: ['#5c1f1f', '#26161a', '#0d0c10'],
    draw: () =>
      rect(16, 18, 94, 66, '#0d1413', 3, 'stroke="#4b555f" stroke-width="2"') +
      times(4, (i) => line(`M20 ${30 + i * 14}H106`, '#fff', 0.5, 'opacity=".25"')) +
      line('M22 32 38 38 50 34 62 52 74 50 90 72 104 78', '#ff6b55', 3.4) +
      path('M108 82 95 82 105 70Z', '#ff6b55') +
      coin(30, 100, 10) +
      coin(56, 108, 12) +
      coin(84, 100, 9) +
      line('M50 101 62 115', '#2a0d09', 2.4) +
      coin(104, 108, 7),
  },
  'crew-rotation': {
    sky: ['#1f5a52', '#14262a', '#0b1014'],
    draw: () =>
      line('M30 40A38 38 0 0 1 98 44', MINT, 5) +
      path('M104 52 90 46 102 36Z', MINT) +
      line('M96 92A38 38 0 0 1 28 88', '#ffb938', 5) +
      path('M22 80 36 86 24 96Z', '#ffb938') +
      person(46, 66, 44, '#ffd98a') +
      person(80, 66, 44, '#8fd6e0'),
  },
  'cold-war': {
    sky: ['#3d2a63', '#1d1830', '#0c0b12'],
    draw: () =>
      ground('#9a7bd0') +
      missile(38, 8, 'url(#en-purple)') +
      missile(88, -8, 'url(#en-red)') +
      line('M63 14V108', '#dfe6ec', 1.6, 'stroke-dasharray="5 5" opacity=".7"'),
  },
  'high-risk-project': {
    sky: ['#1c5a3f', '#142620', '#0b1010'],
    draw: () =>
      path('M30 112 40 40H86L96 112Z', DARK, 'stroke="#4b555f" stroke-width="2"') +
      rect(46, 34, 34, 80, '#06221a', 8, 'stroke="#8ff5d4" stroke-width="2"') +
      crystal(63, 74, 0.56) +
      line('M46 58 34 46M80 58 94 44M46 88 30 96M80 88 96 98', '#d7fff2', 2.6) +
      circle(63, 74, 26, MINT, 'opacity=".18"') +
      path('M63 6 78 30H48Z', '#ffc23a', 'stroke="#1d1303" stroke-width="2"') +
      rect(61, 14, 4, 8, '#1d1303') +
      circle(63, 26, 2, '#1d1303'),
  },
  sabotage: {
    sky: ['#4a2014', '#241512', '#0d0b0c'],
    draw: () =>
      `<g transform="translate(13 6)" stroke="#0a0d11" stroke-width="2">${rect(18, 52, 64, 34, '#c33a2c', 4)}${rect(30, 52, 5, 34, '#2a0d09', 0, BARE)}${rect(66, 52, 5, 34, '#2a0d09', 0, BARE)}${rect(40, 60, 21, 17, '#0a120c')}<text x="50.5" y="74" font-size="14" text-anchor="middle" fill="#ff6b55" stroke="none" font-family="monospace" font-weight="700">:03</text>${line('M28 52C28 26 50 34 50 18M72 52C72 34 62 34 60 22', '#ffcf4a', 3.4)}${path('M50 6l3 9 9 1-7 5 2 9-7-5-8 4 3-8-7-6 9 0Z', '#ffe9a0')}</g>` +
      rect(0, 100, 126, 30, '#181214'),
  },
  'orbital-subsidy': {
    sky: ['#6a5418', '#2a2414', '#0f0e0d'],
    draw: () =>
      path('M63 0 20 112H106Z', '#ffe3a3', 'opacity=".18"') +
      ground('#e8c45f') +
      coin(40, 34, 11) +
      coin(84, 22, 9) +
      coin(66, 54, 14) +
      coin(98, 62, 10) +
      coin(30, 70, 10) +
      times(5, (i) => coin(52 + (i % 2) * 3, 102 - i * 5, 10)) +
      times(3, (i) => coin(78 - (i % 2) * 2, 104 - i * 5, 10)),
  },
  'supply-convoy': {
    sky: ['#1f4563', '#142230', '#0b0f15'],
    draw: () => freighter(88, 32, 0.5) + freighter(52, 58, 0.78) + freighter(74, 94, 1.05),
  },
  strike: {
    sky: ['#6b2f12', '#2a1810', '#0e0b0a'],
    draw: () =>
      line('M34 100V30M92 100V40', '#8d7b5e', 4) +
      rect(14, 18, 42, 26, '#f3ead8', 2, 'stroke="#1d1303" stroke-width="2"') +
      rect(74, 26, 40, 24, '#f3ead8', 2, 'stroke="#1d1303" stroke-width="2"') +
      line('M26 24 44 38M44 24 26 38', '#c33a2c', 4) +
      line('M80 38H108', '#c33a2c', 5) +
      person(34, 84, 46, '#ffb45c') +
      person(64, 90, 46, '#ffcf8a') +
      person(92, 84, 46, '#ffb45c'),
  },
  'condemned-section': {
    sky: ['#3a3f45', '#1c2024', '#0b0d0f'],
    draw: () =>
      path('M26 22H100L108 30V92L100 100H26L18 92V30Z', STEEL, 'stroke="#0a0d11" stroke-width="2"') +
      path('M30 30H96L100 34V88L96 92H30L26 88V34Z', '#15110f') +
      circle(63, 60, 20, 'url(#ember)', 'opacity=".5"') +
      line('M63 60 42 38M63 60 88 40M63 60 48 84M63 60 86 82', '#ff7a2c', 2) +
      `<g transform="rotate(-32 63 61)">${rect(-10, 52, 150, 15, 'url(#haz)', 0, 'stroke="#0a0d11" stroke-width="1.4"')}</g><g transform="rotate(30 63 61)">${rect(-10, 55, 150, 13, 'url(#haz)', 0, 'stroke="#0a0d11" stroke-width="1.4"')}</g>`,
  },
};

/** What an event of a card set of one's own shows: something falls from the sky. */
const STAND_IN = 'orbital-subsidy';
const TRAIL =
  '<defs><linearGradient id="trail" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff7a2c" stop-opacity="0"/><stop offset=".7" stop-color="#ff8f3a"/><stop offset="1" stop-color="#fff0b8"/></linearGradient></defs>';

/** The picture of an event, 126 by 130. */
export function eventSvg(kind: string): string {
  const { sky, draw } = SCENES[kind] ?? SCENES[STAND_IN];
  const body = `<rect width="126" height="130" fill="url(#air)"/>${stars(kind)}${draw()}<rect width="126" height="6" fill="url(#haz)"/>`;
  const air = `<defs><radialGradient id="air" cx=".3" cy=".8" r="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".5" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></radialGradient></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 130" preserveAspectRatio="xMidYMid slice">${defsOf(body)}${TRAIL}${air}${body}</svg>`;
}

/** A rock with its fiery trail, falling to the lower left, 100 by 100. */
export function rockSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${TRAIL}${rock(20, 80, 1.1)}</svg>`;
}
