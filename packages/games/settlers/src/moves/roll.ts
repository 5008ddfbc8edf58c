import { ROLL } from '../actions.ts';
import { rollPool } from '../dice.ts';
import { ROLLED } from '../turn.ts';
import { type SettlersMove, top } from './move.ts';

/** Roll the pool: the opening roll, or the free one after a fill. */
export const roll: SettlersMove<'roll'> = {
  type: 'roll',
  candidates: () => [ROLL],
  check: () => undefined,
  notNow: (s) => ({ rule: top(s).step === 'chooseDefence' ? 'SETTLERS-DEF-3' : 'SETTLERS-TURN-10' }),
  apply(s, seat, _a, emit) {
    s.stack = [ROLLED];
    rollPool(s, seat, emit);
  },
};
