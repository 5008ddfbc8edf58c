import { JETTISON } from '../actions.ts';
import { cardOf } from '../content/aliens.ts';
import { distinct } from '../planetEffects.ts';
import { discardCard } from '../zones.ts';
import { type SiegeMove, topAs } from './move.ts';

/** Pandemonia: throw one more card away. */
export const jettison: SiegeMove<'jettison'> = {
  type: 'jettison',
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
