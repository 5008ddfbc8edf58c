import { top } from '@starboard/kernel';
import { type MoveOf, REROLL } from '../actions.ts';
import { loseDie, poolSize, rollPool } from '../dice.ts';

/** Roll again without having filled a pack: costs one die. */
export const reroll: MoveOf<'reroll'> = {
  type: 'reroll',
  fields: {},
  candidates: () => [REROLL],
  check: (s) => (poolSize(s.turn) > 1 ? undefined : { rule: 'SETTLERS-RULING-26' }),
  notNow(s) {
    if (top(s).step === 'chooseDefence') return { rule: 'SETTLERS-DEF-3' };
    return { rule: s.turn.rolls === 0 ? 'SETTLERS-TURN-2' : 'SETTLERS-TURN-8' };
  },
  apply(s, seat, _a, emit) {
    loseDie(s, seat, emit);
    rollPool(s, seat, emit);
  },
};
