import { COLOURS } from '@starboard/orbital';
import { ENAMELS } from './palette.ts';

type Stops = readonly (readonly [at: number, colour: string, opacity?: number])[];

const stops = (list: Stops) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" style="stop-color:${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
const along = (id: string, way: string, list: Stops) =>
  `<linearGradient id="${id}" ${way}>${stops(list)}</linearGradient>`;
const around = (id: string, way: string, list: Stops) =>
  `<radialGradient id="${id}" ${way}>${stops(list)}</radialGradient>`;
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
const ASLANT = 'x1="0" y1="0" x2="1" y2="1"';

const enamels = COLOURS.map((name) => {
  const { light, enamel, shade, deep, floor, lit, dayFloor, dayLit } = ENAMELS[name];
  return (
    along(`en-${name}`, DOWN, [
      [0, light],
      [0.28, enamel],
      [1, shade],
    ]) +
    along(`enH-${name}`, ACROSS, [
      [0, deep],
      [0.3, light],
      [0.6, enamel],
      [1, deep],
    ]) +
    around(`fl-${name}`, 'cx=".5" cy=".3" r=".85"', [
      [0, lit],
      [0.6, floor],
      [1, '#0c0f12'],
    ]) +
    around(`flDay-${name}`, 'cx=".5" cy=".3" r=".95"', [
      [0, dayLit],
      [0.7, dayFloor],
      [1, deep],
    ]) +
    along(`band-${name}`, ASLANT, [
      [0, light],
      [0.3, enamel],
      [1, shade],
    ])
  );
}).join('');

const metals =
  along('steel', DOWN, [
    [0, '#eef3f6'],
    [0.22, '#b7c1ca'],
    [0.6, '#808c97'],
    [1, '#4b555f'],
  ]) +
  along('en-steel', DOWN, [
    [0, '#cfd8df'],
    [0.4, '#8b97a1'],
    [1, '#525d67'],
  ]) +
  along('steelH', ACROSS, [
    [0, '#4a545e'],
    [0.35, '#dfe7ec'],
    [0.6, '#8e9aa4'],
    [1, '#333c45'],
  ]) +
  along('dk', DOWN, [
    [0, '#39424b'],
    [1, '#10141a'],
  ]) +
  along('glass', DOWN, [
    [0, '#bfeeff'],
    [0.35, '#4c97b8'],
    [1, '#12384e'],
  ]) +
  along('frame', ASLANT, [
    [0, '#f2f5f7'],
    [0.18, '#a9b3bc'],
    [0.5, '#6a757f'],
    [0.82, '#3c454d'],
    [1, '#262d34'],
  ]) +
  along('frameDay', ASLANT, [
    [0, '#ffffff'],
    [0.3, '#e6ebef'],
    [0.6, '#bcc5cd'],
    [1, '#8a959f'],
  ]) +
  along('frameIn', ASLANT, [
    [0, '#14181c'],
    [0.5, '#2b333a'],
    [1, '#78838d'],
  ]) +
  along('plate', DOWN, [
    [0, '#262d34'],
    [1, '#12161b'],
  ]) +
  along('plateDay', DOWN, [
    [0, '#3b4650'],
    [1, '#252d35'],
  ]) +
  along('gloss', 'x1="0" y1="0" x2=".75" y2="1"', [
    [0, '#fff', 0.34],
    [0.34, '#fff', 0.06],
    [0.36, '#fff', 0],
  ]);

const lights =
  around('warm', 'cx=".5" cy=".7" r=".8"', [
    [0, '#fff0c2'],
    [0.6, '#ffc766'],
    [1, '#c9822f'],
  ]) +
  around('planet', 'cx=".35" cy=".3" r=".8"', [
    [0, '#ffe0b0'],
    [0.45, '#d98d5f'],
    [0.8, '#6b3a4d'],
    [1, '#2a1830'],
  ]) +
  around('floorCore', 'cx=".5" cy=".4" r=".7"', [
    [0, '#3d4953'],
    [1, '#171d23'],
  ]) +
  around('scorch', 'cx=".5" cy=".5" r=".5"', [
    [0, '#000', 0.95],
    [0.55, '#0a0504', 0.75],
    [1, '#000', 0],
  ]) +
  around('ember', 'cx=".5" cy=".5" r=".5"', [
    [0, '#fff3c0'],
    [0.3, '#ffab3d'],
    [0.7, '#e2481b', 0.5],
    [1, '#e2481b', 0],
  ]);

const hazard = (id: string, size: number, dark: string, bright: string) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="${size}" height="${size}" fill="${dark}"/><rect width="${size / 2}" height="${size}" fill="${bright}"/></pattern>`;

const ALL = [...(enamels + metals + lights).matchAll(/<(linear|radial)Gradient id="([^"]+)".*?<\/\1Gradient>/g)].map(
  ([markup, , id]) => [id, markup] as const,
);
const OTHERS: typeof ALL = [
  ['haz', hazard('haz', 14, '#14171b', '#f2b632')],
  ['hazT', hazard('hazT', 8, '#16110d', '#ff8a3c')],
  ['cpPan', '<clipPath id="cpPan"><path d="M8 54V20C30 6 70 6 92 20V54Z"/></clipPath>'],
  ['cpWell', '<clipPath id="cpWell"><path d="M14 8H86L92 14V86L86 92H14L8 86V14Z"/></clipPath>'],
];

/** What a picture is painted with: of all gradients and patterns of this table those that it names. */
export function defsOf(picture: string): string {
  const used = [...ALL, ...OTHERS].filter(([id]) => picture.includes(`url(#${id})`));
  return `<defs>${used.map(([, markup]) => markup).join('')}</defs>`;
}
