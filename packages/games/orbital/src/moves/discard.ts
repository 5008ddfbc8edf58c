import { replaceTop, top } from '@starboard/kernel';
import { discardAction, KIND, type MoveOf } from '../actions.ts';
import { cardOf, contentOf } from '../content.ts';
import { discardCard, distinct } from '../deck.ts';
import { withAnswer } from '../poll.ts';

/** The card that Strategic Operations or Uneventful Year takes out of a hand, chosen by its owner. */
export const discard: MoveOf<'discard'> = {
  type: 'discard',
  fields: { card: KIND },
  candidates(s, seat) {
    const { kinds } = contentOf(s.options);
    return distinct(s.players[seat].hand).map((card) => discardAction(kinds[card]));
  },
  check(s, seat, { card: kind }) {
    const c = contentOf(s.options);
    const card = cardOf(c, kind);
    if (!s.players[seat].hand.includes(card)) return { rule: 'ORBITAL-RULING-31' };
    return top(s).step === 'uneventfulYear' && card < c.modules.length ? { rule: 'ORBITAL-EV-1' } : undefined;
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
