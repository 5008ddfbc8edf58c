import type { Seat, Violation } from '@starboard/kernel';
import { paysForJump } from './systems.ts';
import type { State } from './types.ts';

/** Another Starfighter in a Wormhole, other than the own one. */
function occupied(s: State, seat: Seat, wormhole: number): boolean {
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && s.pilots[other].space === wormhole) return true;
  }
  return false;
}

/**
 * Why a Starfighter cannot go from its space to another with this Move, or undefined. The Player Row is a ring of C + 2 spaces:
 * exactly one direction leads to a space without the step between the Wormholes, the other with it (SCRAMBLE-RULING-40).
 */
export function obstacle(s: State, seat: Seat, to: number, jump: boolean): Violation | undefined {
  const right = s.columns + 1;
  const { space } = s.pilots[seat];
  const { move } = s.turn;
  const direct = Math.abs(to - space);
  if (to > right) return { rule: 'SCRAMBLE-MOVE-1', with: { move } };
  if (!jump) {
    if (direct > move) return { rule: 'SCRAMBLE-MOVE-1', with: { move } };
    if ((to === 0 || to === right) && occupied(s, seat, to)) return { rule: 'SCRAMBLE-MOVE-4' };
    return undefined;
  }
  if (to === space) return { rule: 'SCRAMBLE-RULING-42' };
  if (right + 1 - direct > move) return { rule: 'SCRAMBLE-MOVE-1', with: { move } };
  if (occupied(s, seat, 0) || occupied(s, seat, right)) return { rule: 'SCRAMBLE-RULING-41' };
  if (!paysForJump(s, seat) && !obstacle(s, seat, to, false)) return { rule: 'SCRAMBLE-RULING-42' };
  return undefined;
}

/** Whether the Starfighter can go anywhere but stay. */
export function canMove(s: State, seat: Seat): boolean {
  for (let to = 0; to <= s.columns + 1; to++) {
    if (to === s.pilots[seat].space) continue;
    if (!obstacle(s, seat, to, false) || !obstacle(s, seat, to, true)) return true;
  }
  return false;
}

/** Whether a Starfighter can get to a space with so much Move, by either way. */
export function reachable(s: State, seat: Seat, to: number, move: number): boolean {
  const right = s.columns + 1;
  const direct = Math.abs(to - s.pilots[seat].space);
  if (direct <= move) return (to !== 0 && to !== right) || !occupied(s, seat, to);
  return right + 1 - direct <= move && !occupied(s, seat, 0) && !occupied(s, seat, right);
}
