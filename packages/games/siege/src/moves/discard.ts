import { topAs } from '@starboard/kernel';
import { CARD, DISCARD, type MoveOf } from '../actions.ts';
import { cardOf } from '../content/aliens.ts';
import { discardCard, distinct } from '../zones.ts';

/** A forced discard, one card at a time. */
export const discard: MoveOf<'discard'> = {
  type: 'discard',
  fields: { card: CARD },
  candidates: (s, seat) => distinct(s.players[seat].hand).map((card) => DISCARD[card]),
  check: (s, seat, a) => (s.players[seat].hand.includes(cardOf(a.card)) ? undefined : { rule: 'SIEGE-DISCARD-1' }),
  notNow: () => ({ rule: 'SIEGE-DISCARD-1' }),
  apply(s, seat, a, emit) {
    const { n } = topAs(s, 'discard');
    s.stack.pop();
    s.stack.push({ step: 'discard', seat, n: n - 1 });
    discardCard(s, seat, cardOf(a.card), 'chosen', emit);
  },
};
