import type { Face } from '@starboard/siege';
import { embedded } from '../../art/embed.ts';
import { planetSvg } from '../../art/planet.ts';
import { n } from '../../art/seeded.ts';
import { antillian } from './aliens/antillian.ts';
import { morkolyte } from './aliens/morkolyte.ts';
import { PLANET_LOOKS } from './planetLooks.ts';

/** A picture of one size: where the light between the two peoples lies, how large they are, and the worlds on the cut. */
interface Scene {
  readonly size: readonly [width: number, height: number];
  /** The light leans by so much to both sides of the middle. */
  readonly lean: number;
  /** The left edge and the top of each people's picture, and its width. */
  readonly tide: readonly [x: number, y: number, width: number];
  readonly crystal: readonly [x: number, y: number, width: number];
  /** From the enemy's end to ours: how far from the middle, how high, how large. The last is aimed at. */
  readonly worlds: readonly (readonly [Face, x: number, y: number, r: number])[];
}

const POSTER: Scene = {
  size: [512, 560],
  lean: 52,
  tide: [-74, 2, 404],
  crystal: [180, 2, 404],
  worlds: [
    ['siptou', 44, 58, 26],
    ['iontian', 31, 132, 32],
    ['emalto', 15, 218, 40],
    ['ambyria', -26, 436, 42],
    ['hyperion', -44, 522, 34],
    ['aether', -7, 322, 60],
  ],
};

const STAGE: Scene = {
  size: [900, 456],
  lean: 60,
  tide: [-20, -122, 532],
  crystal: [388, -122, 532],
  worlds: [
    ['siptou', 54, 26, 24],
    ['iontian', 37, 92, 30],
    ['emalto', 16, 168, 38],
    ['ambyria', -37, 366, 40],
    ['hyperion', -55, 436, 30],
    ['aether', -9, 264, 56],
  ],
};

/** The globe is 42 of the 60 units from the middle of a planet's picture to its edge. */
const MARGIN = 60 / 42;
/** A people's picture is 100 by 140. */
const TALL = 1.4;

/**
 * The faces of the two peoples, cut by a diagonal of light with the worlds they fight for on it. `scripts/covers.mjs` writes
 * it down as the files of the home page, which needs no drawing code for it.
 */
function drawn({ size, lean, tide, crystal, worlds }: Scene): string {
  const [width, height] = size;
  const middle = width / 2;
  const [, x, y, r] = worlds[worlds.length - 1];
  const [aimX, ring] = [middle + x, r * 1.27];
  const cut = `M${middle + lean} -10L${middle - lean} ${height + 10}`;
  const dashes = `${n(ring * 0.5)} ${n((ring * Math.PI) / 2 - ring * 0.5)}`;
  const alien = (svg: string, half: string, [left, top, broad]: Scene['tide']) =>
    `<g clip-path="url(#${half})"><image href="${embedded(svg)}" x="${left}" y="${top}" width="${broad}" height="${broad * TALL}"/></g>`;
  const world = ([face, away, at, size]: Scene['worlds'][number]) => {
    const half = size * MARGIN;
    return `<image href="${embedded(planetSvg(face, PLANET_LOOKS[face]))}" x="${n(middle + away - half)}" y="${n(at - half)}" width="${n(2 * half)}" height="${n(2 * half)}"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><title>Stellar Siege</title><defs><clipPath id="tide"><path d="M0 0H${middle + lean}L${middle - lean} ${height}H0Z"/></clipPath><clipPath id="crystal"><path d="M${middle + lean} 0H${width}V${height}H${middle - lean}Z"/></clipPath><linearGradient id="beam" x1="${middle + lean}" y1="0" x2="${middle - lean}" y2="${height}" gradientUnits="userSpaceOnUse"><stop stop-color="#efe6ff"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#ffd98a"/></linearGradient><filter id="glow" x="-1" width="3" y="-.1" height="1.2"><feGaussianBlur stdDeviation="13"/></filter><filter id="dark" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="16"/></filter></defs>${alien(antillian('vanguard'), 'tide', tide)}${alien(morkolyte('discard-2-3'), 'crystal', crystal)}<path d="${cut}" stroke="#fff3d6" stroke-width="46" filter="url(#glow)" opacity=".85"/><path d="${cut}" stroke="url(#beam)" stroke-width="3"/><circle cx="${aimX}" cy="${y}" r="${r * 1.4}" fill="#080526" opacity=".55" filter="url(#dark)"/>${worlds.map(world).join('')}<circle cx="${aimX}" cy="${y}" r="${n(ring)}" fill="none" stroke="#ffd98a" stroke-width="6" stroke-linecap="round" stroke-dasharray="${dashes}" transform="rotate(-14 ${aimX} ${y})"/></svg>`;
}

export const covers = { cover: () => drawn(POSTER), coverWide: () => drawn(STAGE) };
