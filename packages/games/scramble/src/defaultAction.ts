import { type Seat, top } from '@starboard/kernel';
import { type Action, COOLDOWN, MOVE } from './actions.ts';
import { contentOf } from './content.ts';
import { legal } from './legal.ts';
import { overheatCost } from './systems.ts';
import type { State } from './types.ts';

/**
 * What a pilot does that does not decide in time: draws while no gem can overheat the ship, stays, and spends neither
 * credits nor gems.
 */
export function defaultAction(s: State, seat: Seat): Action {
  const actions = legal(s, seat);
  const { heat, space } = s.pilots[seat];
  switch (top(s).step) {
    case 'drawOrCooldown': {
      const safe = heat + overheatCost(s, seat, 'exchange').heat <= contentOf(s.options).heatLimit;
      return safe ? actions[0] : COOLDOWN;
    }
    case 'move':
      return MOVE[space];
    case 'purge':
    case 'convert':
    case 'energize':
    case 'upgrade':
      // The last of these lists declines.
      return actions[actions.length - 1];
    default:
      return actions[0];
  }
}
