import { END_TURN, type MoveOf } from '../actions.ts';
import { finishTurn } from '../turn.ts';

/** Stop early, any time after the opening roll. */
export const endTurn: MoveOf<'endTurn'> = {
  type: 'endTurn',
  fields: {},
  candidates: () => [END_TURN],
  check: (s) => (s.turn.rolls > 0 ? undefined : { rule: 'SETTLERS-RULING-25' }),
  notNow: () => ({ rule: 'SETTLERS-DEF-3' }),
  apply: (s, _seat, _a, emit) => finishTurn(s, 'stopped', emit),
};
