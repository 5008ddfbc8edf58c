import { topAs } from '@starboard/kernel';
import { CARD, JETTISON, type MoveOf } from '../actions.ts';
import { cardOf } from '../content/aliens.ts';
import { discardCard, distinct } from '../zones.ts';

/** Pandemonia: throw one more card away. */
export const jettison: MoveOf<'jettison'> = {
  type: 'jettison',
  fields: { card: CARD },
  candidates: (s, seat) => distinct(s.players[seat].hand).map((card) => JETTISON[card]),
  check: (s, seat, a) => (s.players[seat].hand.includes(cardOf(a.card)) ? undefined : { rule: 'SIEGE-P8A-1' }),
  notNow: () => ({ rule: 'SIEGE-P8A-1' }),
  apply(s, seat, a, emit) {
    const { thrown } = topAs(s, 'jettison');
    s.stack.pop();
    s.stack.push({ step: 'jettison', thrown: thrown + 1 });
    discardCard(s, seat, cardOf(a.card), 'chosen', emit);
  },
};
