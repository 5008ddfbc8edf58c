import { replaceTop, topAs } from '@starboard/kernel';
import { type Action, type ActionOf, KIND, type MoveOf } from '../actions.ts';
import { cardOf, contentOf, kindsOf } from '../content.ts';
import type { Look } from '../look.ts';
import { RETURNED } from '../numbers.ts';
import { withAnswer } from '../poll.ts';
import type { Kind } from '../types.ts';

/** Choose which starting cards go back into the pile, in secret; the others are kept. */
export const returnCards: MoveOf<'returnCards'> = {
  type: 'returnCards',
  fields: { cards: { is: 'list', of: KIND, min: RETURNED, max: RETURNED } },
  candidates: (s, seat) =>
    threes(kindsOf(contentOf(s.options), s.players[seat].hand)).map(
      (cards): ActionOf<'returnCards'> => ({ type: 'returnCards', cards }),
    ),
  check(s, seat, a) {
    const c = contentOf(s.options);
    const cards = a.cards.map((kind) => cardOf(c, kind));
    const rest = [...s.players[seat].hand];
    const held = cards.every((card) => {
      const at = rest.indexOf(card);
      return at >= 0 && rest.splice(at, 1);
    });
    const sorted = cards.every((card, i) => i === 0 || cards[i - 1] <= card);
    return held && sorted ? undefined : { rule: 'ORBITAL-SETUP-7' };
  },
  apply(s, seat, a, emit) {
    const c = contentOf(s.options);
    const cards = a.cards.map((kind) => cardOf(c, kind));
    replaceTop(s, withAnswer(topAs(s, 'startingHand'), seat, cards));
    emit({ type: 'answered', seat, secret: { to: [seat], cards: a.cards } });
  },
  notNow: () => ({ rule: 'ORBITAL-SETUP-7' }),
};

/** All of them are legal. */
export function legalReturns({ s, seat }: Look, into: Action[]): void {
  for (const a of returnCards.candidates(s, seat)) into.push(a);
}

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
