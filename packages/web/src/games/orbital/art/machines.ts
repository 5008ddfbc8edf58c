import type { Colour } from '@starboard/orbital';
import { BIO } from './bio.ts';
import { COMMERCIAL } from './commercial.ts';
import { BARE, circle, line, type Machine, path, STEEL, times, WARM } from './ink.ts';
import { MILITARY } from './military.ts';
import { ENAMELS } from './palette.ts';
import { SCIENTIFIC } from './scientific.ts';
import { STRUCTURAL } from './structural.ts';
import { SUPPORT } from './support.ts';

const MACHINES: Readonly<Record<string, Machine>> = {
  ...STRUCTURAL,
  ...BIO,
  ...COMMERCIAL,
  ...SUPPORT,
  ...SCIENTIFIC,
  ...MILITARY,
};

/** What a module of a card set of one's own shows: something of its colour. */
const STAND_INS: Readonly<Record<Colour, Machine>> = {
  red: STRUCTURAL.storage,
  green: BIO['life-support'],
  yellow: COMMERCIAL.promenade,
  orange: SUPPORT.workshop,
  blue: SCIENTIFIC['data-bank'],
  purple: MILITARY.barracks,
};

const hexagon = (r: number) =>
  `${times(6, (i) => `${i ? 'L' : 'M'}${(50 + r * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(38 + r * Math.sin((i * Math.PI) / 3)).toFixed(1)}`)}Z`;
const TUBES = 'M50 8V20M50 56V66M8 38H22M78 38H92';

/** The core: a hexagonal hall with a tube to each side. */
const core: Machine = (c) =>
  line(TUBES, '#171b20', 13, 'stroke-linecap="butt"') +
  line(TUBES, '#7f8b96', 9, 'stroke-linecap="butt"') +
  path(hexagon(31), STEEL) +
  path(hexagon(27.5), `url(#en-${c.name})`) +
  path(hexagon(22), c.deep) +
  path(hexagon(20), 'url(#floorCore)') +
  times(6, (i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    return circle((50 + 24.3 * Math.cos(angle)).toFixed(1), (38 + 24.3 * Math.sin(angle)).toFixed(1), 1.8, WARM, BARE);
  }) +
  path('M22.5 38 36.2 14.2H63.8L60 20H40L29 38Z', '#fff', `${BARE} opacity=".3"`);

/** The machine of a module, or of the core, as SVG within a box of 100 by 74. */
export function machineOf(kind: string, colour: Colour): string {
  const draw = kind === 'core' ? core : (MACHINES[kind] ?? STAND_INS[colour]);
  return `<g stroke="#0a0d11" stroke-width="1.1" stroke-linejoin="round">${draw(ENAMELS[colour])}</g>`;
}
