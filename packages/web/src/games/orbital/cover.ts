import { planetSvg } from '../../art/planet.ts';

const ENAMEL = {
  red: '#c8452f',
  blue: '#2f6fb0',
  green: '#4f8f4a',
  yellow: '#d9a42a',
  violet: '#7a52a8',
  white: '#d8dade',
} as const;

const LAYOUT: readonly (readonly [number, number, keyof typeof ENAMEL, string])[] = [
  [2, 1, 'white', 'M0 -20L17 -10V10L0 20L-17 10V-10Z'],
  [1, 1, 'blue', 'M-18 -12H18M-18 0H18M-18 12H18'],
  [3, 1, 'red', 'M-16 14V-14M0 14V-14M16 14V-14'],
  [2, 0, 'green', 'M0 -18A18 18 0 1 1 -.1 -18M0 -18V18'],
  [3, 0, 'yellow', 'M-16 -16L16 16M16 -16L-16 16'],
  [4, 1, 'violet', 'M-18 10L0 -18L18 10Z'],
  [1, 2, 'yellow', 'M-18 0H18M0 -18V18'],
  [2, 2, 'red', 'M-16 -6H16V14H-16ZM-8 -6V-16H8V-6'],
  [0, 1, 'green', 'M-16 -16H16V16H-16ZM-6 -6H6V6H-6Z'],
];

function tile([column, row, hue, stencil]: (typeof LAYOUT)[number]): string {
  return `<g transform="translate(${118 + column * 92} ${48 + row * 92})"><rect x="-42" y="-42" width="84" height="84" rx="10" fill="#15181c"/><rect x="-40" y="-42" width="80" height="80" rx="9" fill="url(#t)"/><rect x="-33" y="-35" width="66" height="66" rx="6" fill="${ENAMEL[hue]}"/><rect x="-33" y="-35" width="66" height="33" rx="6" fill="#fff" opacity=".14"/><path d="${stencil}" transform="translate(0 -2)" fill="none" stroke="${hue === 'white' ? '#30343a' : '#fff'}" stroke-width="5" opacity=".9"/>${[-1, 1].map((x) => [-1, 1].map((y) => `<circle cx="${x * 35}" cy="${y * 37 - 2}" r="2.6" fill="#0e1013"/>`).join('')).join('')}</g>`;
}

const crystal = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><circle r="30" fill="#5fe8d0" opacity=".22"/><path d="M0 -28L13 -6L6 24H-6L-13 -6Z" fill="#5fe8d0"/><path d="M0 -28L13 -6H-13Z" fill="#d8fff6"/><path d="M0 -6L13 -6L6 24Z" fill="#219a86"/></g>`;

/** The yard plan of a station: machined tiles, stencils, hazard marks, crystals of hexis above a dusty world. */
export function orbital(): string {
  const world = planetSvg('orbital', {
    ground: ['#e8c79a', '#a8683f', '#2f1c1c'],
    air: '#ffcf9a',
    tilt: -8,
    textures: [{ run: 'bands', colour: '#5a2f22', cover: 0.5, edge: 6 }],
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMin slice"><defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#2a2f36"/><stop offset="1" stop-color="#0f1114"/></linearGradient><linearGradient id="t" x2="1" y2="1"><stop stop-color="#9aa0a8"/><stop offset=".5" stop-color="#50565e"/><stop offset="1" stop-color="#2c3036"/></linearGradient><pattern id="p" width="46" height="46" patternUnits="userSpaceOnUse"><path d="M46 0H0V46" fill="none" stroke="#7f8a96" stroke-width=".8" opacity=".38"/></pattern><pattern id="h" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h17v34H0z" fill="#f2a31c"/><path d="M17 0h17v34H17z" fill="#17181a"/></pattern></defs><path d="M0 0h600v420H0z" fill="url(#b)"/><path d="M0 0h600v420H0z" fill="url(#p)"/><image href="data:image/svg+xml,${encodeURIComponent(world)}" x="330" y="90" width="420" height="420"/><path d="M0 0h600v13H0z" fill="url(#h)"/><g stroke="#cfd6de" stroke-width="9"><path d="M118 140H486M302 48V232M210 140V232M394 48V140"/></g>${LAYOUT.map(tile).join('')}${crystal(468, 52, 0.9)}${crystal(516, 86, 0.62)}${crystal(66, 236, 0.7)}<g fill="none" stroke="#f2a31c" stroke-width="2"><path d="M350 186h86v86h-86z" stroke-dasharray="8 6"/><path d="M393 214v30M378 229h30"/></g></svg>`;
}
