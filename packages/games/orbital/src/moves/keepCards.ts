import type { Of } from '../actions.ts';
import { cardOf, contentOf, kindsOf } from '../content.ts';
import { withAnswer } from '../poll.ts';
import type { Kind } from '../types.ts';
import { type OrbitalMove, replaceTop, topAs } from './move.ts';

/** Cards dealt to a player at the start, and how many of them go back. */
export const DEALT = 8;
export const RETURNED = 3;

/** Choose which starting cards go back into the pile, in secret. */
export const keepCards: OrbitalMove<'keepCards'> = {
  type: 'keepCards',
  candidates: ({ c, me }) => threes(kindsOf(c, me.hand)).map((back): Of<'keepCards'> => ({ type: 'keepCards', back })),
  check({ c, me }, { back }) {
    const cards = back.map((kind) => cardOf(c, kind));
    const rest = [...me.hand];
    const held = cards.every((card) => {
      const at = rest.indexOf(card);
      return at >= 0 && rest.splice(at, 1);
    });
    const sorted = cards.every((card, i) => i === 0 || cards[i - 1] <= card);
    return held && sorted && cards.length === RETURNED ? undefined : { rule: 'ORBITAL-SETUP-7' };
  },
  legal(l, into) {
    into.push(...keepCards.candidates(l));
  },
  apply(s, seat, { back }, emit) {
    const c = contentOf(s.options);
    const cards = back.map((kind) => cardOf(c, kind));
    replaceTop(s, withAnswer(topAs(s, 'startingHand'), seat, cards));
    emit({ type: 'answered', seat, secret: { to: [seat], cards: back } });
  },
  notNow: () => ({ rule: 'ORBITAL-SETUP-7' }),
};

/** Every different triple of a sorted hand, each sorted. */
function threes(hand: readonly Kind[]): Kind[][] {
  const found: Kind[][] = [];
  const fresh = (i: number, from: number) => i === from || hand[i] !== hand[i - 1];
  for (let i = 0; i < hand.length - 2; i++) {
    if (!fresh(i, 0)) continue;
    for (let j = i + 1; j < hand.length - 1; j++) {
      if (!fresh(j, i + 1)) continue;
      for (let k = j + 1; k < hand.length; k++) if (fresh(k, j + 1)) found.push([hand[i], hand[j], hand[k]]);
    }
  }
  return found;
}
