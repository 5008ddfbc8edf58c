import { replaceTop, type Seat, topAs, type Violation } from '@starboard/kernel';
import { type Action, KIND, type MoveOf, trimAction } from '../actions.ts';
import { cardOf, contentOf, kindsOf } from '../content.ts';
import { distinct } from '../deck.ts';
import type { Look } from '../look.ts';
import type { Card, State } from '../types.ts';

const NOT_IN_HAND: Violation = { rule: 'ORBITAL-END-9' };
const OUT_OF_ORDER: Violation = { rule: 'ORBITAL-RULING-29' };

/** Discard one card of the excess at the end of a year: a private sequence in canonical order. */
export const trim: MoveOf<'trim'> = {
  type: 'trim',
  fields: { card: KIND },
  candidates(s, seat) {
    const { kinds } = contentOf(s.options);
    return distinct(trimming(s, seat).left).map((card) => trimAction(kinds[card]));
  },
  check(s, seat, { card: kind }) {
    const card = cardOf(contentOf(s.options), kind);
    const { left, last, missing } = trimming(s, seat);
    if (!left.includes(card)) return NOT_IN_HAND;
    return card >= last && left.filter((other) => other >= card).length >= missing ? undefined : OUT_OF_ORDER;
  },
  apply(s, seat, { card: kind }, emit) {
    const c = contentOf(s.options);
    const { step, over, asked, answers } = topAs(s, 'trim');
    const at = asked.indexOf(seat);
    const all = [...(answers[at] ?? []), cardOf(c, kind)];
    replaceTop(s, { step, over, asked, answers: answers.with(at, all) });
    if (all.length === over[at]) emit({ type: 'answered', seat, secret: { to: [seat], cards: kindsOf(c, all) } });
  },
  notNow: () => ({ rule: 'ORBITAL-RULING-22' }),
};

export function legalTrims({ s, c, me, seat }: Look, into: Action[]): void {
  const { asked, answers, over } = topAs(s, 'trim');
  const at = asked.indexOf(seat);
  const cut = answers[at] ?? [];
  const { hand } = me;
  // Hand and cut are sorted: what may follow comes after the copies of the card cut last.
  let from = 0;
  if (cut.length > 0) from = hand.indexOf(cut[cut.length - 1]) + copiesAtEnd(cut);
  const missing = over[at] - cut.length;
  for (let i = from; i + missing <= hand.length; i++) {
    if (i === from || hand[i] !== hand[i - 1]) into.push(trimAction(c.kinds[hand[i]]));
  }
}

function copiesAtEnd(cards: readonly Card[]): number {
  const last = cards[cards.length - 1];
  let n = 0;
  while (n < cards.length && cards[cards.length - 1 - n] === last) n++;
  return n;
}

/** How far a player has trimmed: what is left, the card cut last (0 before), how many are missing. */
function trimming(s: State, seat: Seat) {
  const { asked, answers, over } = topAs(s, 'trim');
  const at = asked.indexOf(seat);
  const cut = answers[at] ?? [];
  const left = s.players[seat].hand.slice();
  for (const card of cut) left.splice(left.indexOf(card), 1);
  const last: Card = cut.length > 0 ? cut[cut.length - 1] : 0;
  return { left, last, missing: over[at] - cut.length };
}
