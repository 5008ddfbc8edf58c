import type { Seat } from '@starboard/kernel';
import { type Action, AIM, DECLARE, STOP } from './actions.ts';
import { legal } from './legal.ts';
import type { State } from './types.ts';

/** What a seat does that does not decide in time: no shift, no declaration, no more than it must; else the first action. */
export function defaultAction(s: State, seat: Seat): Action {
  const actions = legal(s, seat);
  return CAUTIOUS.find((a) => actions.includes(a)) ?? actions[0];
}

const CAUTIOUS: readonly Action[] = [AIM[1], DECLARE[1], STOP];
