import { END_TURN } from '../actions.ts';
import { finishTurn } from '../turn.ts';
import type { SettlersMove } from './move.ts';

/** Stop early, any time after the opening roll. */
export const endTurn: SettlersMove<'endTurn'> = {
  type: 'endTurn',
  candidates: () => [END_TURN],
  check: (s) => (s.turn.rolls > 0 ? undefined : { rule: 'SETTLERS-RULING-25' }),
  notNow: () => ({ rule: 'SETTLERS-DEF-3' }),
  apply: (s, _seat, _a, emit) => finishTurn(s, 'stopped', emit),
};
