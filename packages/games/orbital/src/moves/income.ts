import { replaceTop, topAs } from '@starboard/kernel';
import type { ActionOf, MoveOf } from '../actions.ts';
import { contentOf } from '../content.ts';
import { countOf } from '../orbital.ts';
import { withAnswer } from '../poll.ts';
import { COLOURS } from '../types.ts';

const INCOME: readonly ActionOf<'income'>[] = COLOURS.map((colour) => ({ type: 'income', colour }));

/** Name the colour that brings MC this year, in secret. */
export const income: MoveOf<'income'> = {
  type: 'income',
  fields: { colour: { is: 'choice', of: COLOURS } },
  candidates: () => INCOME,
  check: (s, seat, { colour }) =>
    countOf(contentOf(s.options), s.players[seat], colour) > 0 ? undefined : { rule: 'ORBITAL-RULING-39' },
  apply(s, seat, { colour }, emit) {
    replaceTop(s, withAnswer(topAs(s, 'income'), seat, colour));
    emit({ type: 'answered', seat, secret: { to: [seat], colour } });
  },
  notNow: () => ({ rule: 'ORBITAL-END-6' }),
};
