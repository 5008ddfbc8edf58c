import { replaceTop, top } from '@starboard/kernel';
import { type MoveOf, ROLL } from '../actions.ts';
import { rollPool } from '../dice.ts';
import { ROLLED } from '../turn.ts';

/** Roll the pool: the opening roll, or the free one after a fill. */
export const roll: MoveOf<'roll'> = {
  type: 'roll',
  fields: {},
  candidates: () => [ROLL],
  check: () => undefined,
  notNow: (s) => ({ rule: top(s).step === 'chooseDefence' ? 'SETTLERS-DEF-3' : 'SETTLERS-TURN-10' }),
  apply(s, seat, _a, emit) {
    replaceTop(s, ROLLED);
    rollPool(s, seat, emit);
  },
};
