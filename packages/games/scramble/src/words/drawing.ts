import type { Lang, Text } from '@starboard/kernel';
import { invaderAt } from '../derived.ts';
import { ROWS, type View } from '../types.ts';
import type { Labels } from './phrases.ts';

/** How many characters all columns take on a screen of 80, beside the Wormholes. */
const WIDTH = 72;

/** The fleet above the Player Row, as it lies on the table; what is short here is written out in the table. */
export function drawing(view: View, { colours }: Labels, lang: Lang): string {
  const columns = Array.from({ length: view.columns }, (_, i) => i + 1);
  const cell = Math.floor(WIDTH / view.columns);
  const pilots = (space: number) =>
    view.pilots.flatMap((p) => (p.space === space ? [colours[p.colour][0]] : [])).join('');
  const row = (label: string, cells: readonly string[]) =>
    `${label.padEnd(4)}${cells.map((text) => text.padEnd(cell)).join('')}`;
  const fleet = ROWS.toReversed().map((number) =>
    row(
      `${number}`,
      columns.map((column) => {
        const met = invaderAt(view, number, column);
        if (!met) return '·';
        const shields = ` ${colours[met.token.colour][0]}${met.remaining}/${met.token.shield}`;
        return `${met.token.name[lang].slice(0, cell - shields.length - 1)}${shields}`;
      }),
    ),
  );
  const own = row(
    `(${pilots(0)})`,
    columns.map((column) => pilots(column) || `${column}`),
  );
  return [...fleet, `${own.trimEnd()} (${pilots(view.columns + 1)})`, LEGEND[lang]]
    .map((line) => line.trimEnd())
    .join('\n');
}

const LEGEND: Text = {
  en: '[Invader, colour, shields left/all; below: pilots by colour, ( ) Wormholes]',
  fr: '[envahisseur, couleur, boucliers restants/tous ; dessous : pilotes, ( ) trous]',
};
