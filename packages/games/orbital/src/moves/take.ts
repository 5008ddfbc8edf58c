import type { Emit } from '@starboard/kernel';
import { takeAction } from '../actions.ts';
import { cardOf, contentOf } from '../content.ts';
import { discardAll, distinct, sorted, without } from '../deck.ts';
import type { Event } from '../events.ts';
import type { Card, State } from '../types.ts';
import { type OrbitalMove, topAs } from './move.ts';

/** Observatory: one of the cards looked at into the hand, the others to the discard pile. */
export const take: OrbitalMove<'take'> = {
  type: 'take',
  candidates: ({ s, c }) => distinct(topAs(s, 'observatory').cards).map((card) => takeAction(c.kinds[card])),
  check: ({ s, c }, { card }) =>
    topAs(s, 'observatory').cards.includes(cardOf(c, card)) ? undefined : { rule: 'ORBITAL-MOD-22' },
  apply: (s, _seat, { card }, emit) => takeLooked(s, cardOf(contentOf(s.options), card), emit),
  notNow: () => ({ rule: 'ORBITAL-MOD-22' }),
};

export function takeLooked(s: State, card: Card, emit: Emit<Event>): void {
  const { seat, cards } = topAs(s, 'observatory');
  const { kinds } = contentOf(s.options);
  s.stack.pop();
  const p = s.players[seat];
  p.hand = sorted([...p.hand, card]);
  emit({ type: 'took', seat, secret: { to: [seat], card: kinds[card] } });
  const others = without(cards, card);
  discardAll(s, others);
  for (const other of others) emit({ type: 'discard', seat, card: kinds[other], reveals: true });
}
