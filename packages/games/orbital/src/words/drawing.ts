import type { Lang } from '@starboard/kernel';
import { contentOf } from '../content.ts';
import { printedColour } from '../orbital.ts';
import { COLOURS, type Placed, type View } from '../types.ts';
import { COLOUR_NAMES } from './names.ts';

/** How many characters a module and the way to the next one take. */
const CELL = 6;
const WAY = 1;

/** The reader's own orbital from above, north on top: a spectator sees that of who is at turn. */
export function drawing(view: View, lang: Lang): string {
  const player = view.players[view.seat ?? view.active];
  if (player.modules.length < 2) return '';
  const c = contentOf(view.options);
  const left = Math.min(...player.modules.map(({ x }) => x));
  const top = Math.min(...player.modules.map(({ y }) => y));
  const canvas: string[][] = [];
  const put = (row: number, column: number, text: string) => {
    while (canvas.length <= row) canvas.push([]);
    for (const [i, character] of [...text].entries()) canvas[row][column + i] = character;
  };
  const place = ({ x, y }: Placed) => ({ row: (y - top) * 2, column: (x - left) * (CELL + WAY) });
  for (const m of player.modules) {
    const { row, column } = place(m);
    const colour = COLOUR_NAMES[COLOURS[printedColour(c, player, m)]][lang];
    const mark = m.damage > 0 ? '!' : m.used ? '*' : ' ';
    put(row, column, `[${colour[0]}${`${m.id}`.padEnd(2)}${mark}]`);
    const host = player.modules.find(({ id }) => id === m.host);
    if (!host) continue;
    const at = place(host);
    if (at.row === row) put(row, Math.max(at.column, column) - WAY, '-');
    else put(Math.max(at.row, row) - 1, column + 2, '|');
  }
  const lines = canvas.map((row) => `  ${Array.from(row, (character) => character ?? ' ').join('')}`.trimEnd());
  return [...lines, LEGEND[lang]].join('\n');
}

const LEGEND = {
  en: '  [colour and number of a module; ! damaged, * used; ways to their hosts]',
  fr: '  [couleur et numéro d’un module ; ! endommagé, * utilisé ; voies vers leurs hôtes]',
} as const;
