import type { Seat } from '@starboard/kernel';
import { HAND } from './turn.ts';
import { PLANETS, type Planet, type State, type View } from './types.ts';

/**
 * The planet a player's next deployment goes to (SIEGE-RULING-16): in the own turn, until the alien is named, with the
 * shifts in force, `own` being the one chosen with Emalto; after that, and in the enemy's turn, with what waits for the
 * next turn. A hand that is empty draws four before it is counted.
 */
export function aimOf(t: State | View, seat: Seat, own: number = t.turn.shift): Planet {
  const p = t.players[seat];
  const [hand, pile] = 'handSize' in p ? [p.handSize, p.pileSize] : [p.hand.length, p.pile.length];
  const shift = seat === t.active && deploys(t) ? t.turn.inForce.forcedShift + own : p.pending.forcedShift;
  return Math.max(1, Math.min((hand || Math.min(HAND, pile)) + shift, PLANETS.length)) as Planet;
}

/** Whether the alien of the turn is still to be named. */
function deploys({ stack }: State | View): boolean {
  const step = stack[stack.length - 1]?.step;
  return step === 'aim' || step === 'deploy';
}
