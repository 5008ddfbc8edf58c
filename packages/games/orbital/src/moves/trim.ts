import type { Violation } from '@starboard/kernel';
import { trimAction } from '../actions.ts';
import { cardOf, contentOf, kindsOf } from '../content.ts';
import { distinct } from '../deck.ts';
import { withAnswer } from '../poll.ts';
import type { Card, State } from '../types.ts';
import { type OrbitalMove, replaceTop, topAs } from './move.ts';

const NOT_IN_HAND: Violation = { rule: 'ORBITAL-END-9' };
const OUT_OF_ORDER: Violation = { rule: 'ORBITAL-RULING-29' };

/** Discard one card of the excess at the end of a year: a private sequence in canonical order. */
export const trim: OrbitalMove<'trim'> = {
  type: 'trim',
  candidates: ({ s, c, seat }) => distinct(trimming(s, seat).left).map((card) => trimAction(c.kinds[card])),
  check({ s, c, seat }, { card: kind }) {
    const card = cardOf(c, kind);
    const { left, last, missing } = trimming(s, seat);
    if (!left.includes(card)) return NOT_IN_HAND;
    return card >= last && left.filter((other) => other >= card).length >= missing ? undefined : OUT_OF_ORDER;
  },
  legal({ s, c, seat }, into) {
    const { left, last, missing } = trimming(s, seat);
    // The list is sorted: what comes at or after a first copy is all that follows it.
    for (const card of distinct(left, last)) {
      if (left.indexOf(card) + missing <= left.length) into.push(trimAction(c.kinds[card]));
    }
  },
  apply(s, seat, { card: kind }, emit) {
    const c = contentOf(s.options);
    const { cut, missing } = trimming(s, seat);
    const all = [...cut, cardOf(c, kind)];
    replaceTop(s, withAnswer(topAs(s, 'trim'), seat, all));
    if (missing === 1) emit({ type: 'answered', seat, secret: { to: [seat], cards: kindsOf(c, all) } });
  },
  notNow: () => ({ rule: 'ORBITAL-RULING-22' }),
};

/** How far a player has trimmed: what is cut and what is left, the card cut last (0 before), how many are missing. */
function trimming(s: State, seat: number) {
  const { asked, answers, over } = topAs(s, 'trim');
  const at = asked.indexOf(seat);
  const cut = answers[at] ?? [];
  const left = s.players[seat].hand.slice();
  for (const card of cut) left.splice(left.indexOf(card), 1);
  const last: Card = cut.length > 0 ? cut[cut.length - 1] : 0;
  return { cut, left, last, missing: over[at] - cut.length };
}
