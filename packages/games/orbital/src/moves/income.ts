import type { Of } from '../actions.ts';
import { colourCounts } from '../orbital.ts';
import { withAnswer } from '../poll.ts';
import { COLOURS } from '../types.ts';
import { type OrbitalMove, replaceTop, topAs } from './move.ts';

const INCOME: readonly Of<'income'>[] = COLOURS.map((colour) => ({ type: 'income', colour }));

/** Name the colour that brings MC this year, in secret. */
export const income: OrbitalMove<'income'> = {
  type: 'income',
  candidates: () => INCOME,
  check: ({ c, me }, { colour }) =>
    colourCounts(c, me)[COLOURS.indexOf(colour)] > 0 ? undefined : { rule: 'ORBITAL-RULING-39' },
  apply(s, seat, { colour }, emit) {
    replaceTop(s, withAnswer(topAs(s, 'income'), seat, colour));
    emit({ type: 'answered', seat, secret: { to: [seat], colour } });
  },
  notNow: () => ({ rule: 'ORBITAL-END-6' }),
};
