import { HOLD_FIRE, type MoveOf } from '../actions.ts';

/** Do not fire: every action of a weapon is optional. */
export const holdFire: MoveOf<'holdFire'> = {
  type: 'holdFire',
  fields: {},
  candidates: () => [HOLD_FIRE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-FIRE-1' }),
  apply: (s) => void s.stack.pop(),
};
