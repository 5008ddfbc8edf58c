import { discardAction } from '../actions.ts';
import { cardOf, contentOf } from '../content.ts';
import { discardCard, distinct, eventsIn } from '../deck.ts';
import { withAnswer } from '../poll.ts';
import { type OrbitalMove, replaceTop, top } from './move.ts';

/** The card that Strategic Operations or Uneventful Year takes out of a hand, chosen by its owner. */
export const discard: OrbitalMove<'discard'> = {
  type: 'discard',
  candidates: ({ c, me }) => distinct(me.hand).map((card) => discardAction(c.kinds[card])),
  check({ s, c, me }, { card: kind }) {
    const card = cardOf(c, kind);
    if (!me.hand.includes(card)) return { rule: 'ORBITAL-RULING-31' };
    return top(s).step === 'uneventfulYear' && !eventsIn(c, me.hand).includes(card)
      ? { rule: 'ORBITAL-EV-1' }
      : undefined;
  },
  apply(s, seat, { card: kind }, emit) {
    const card = cardOf(contentOf(s.options), kind);
    const frame = top(s);
    if (frame.step === 'uneventfulYear') {
      replaceTop(s, withAnswer(frame, seat, card));
      emit({ type: 'answered', seat, secret: { to: [seat], cards: [kind] } });
      return;
    }
    s.stack.pop();
    discardCard(s, seat, card, emit);
  },
  notNow: () => ({ rule: 'ORBITAL-RULING-31' }),
};
