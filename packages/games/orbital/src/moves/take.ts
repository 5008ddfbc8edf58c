import { topAs } from '@starboard/kernel';
import { KIND, type MoveOf, takeAction } from '../actions.ts';
import { cardOf, contentOf } from '../content.ts';
import { distinct, takeLooked } from '../deck.ts';

/** Observatory: one of the cards looked at into the hand, the others to the discard pile. */
export const take: MoveOf<'take'> = {
  type: 'take',
  fields: { card: KIND },
  candidates(s) {
    const { kinds } = contentOf(s.options);
    return distinct(topAs(s, 'observatory').cards).map((card) => takeAction(kinds[card]));
  },
  check: (s, _seat, { card }) =>
    topAs(s, 'observatory').cards.includes(cardOf(contentOf(s.options), card)) ? undefined : { rule: 'ORBITAL-MOD-22' },
  apply: (s, _seat, { card }, emit) => takeLooked(s, cardOf(contentOf(s.options), card), emit),
  notNow: () => ({ rule: 'ORBITAL-MOD-22' }),
};
