import { type Seat, top } from '@starboard/kernel';
import { type Action, keepOrReroll, PICK_SECTOR, REBUILD, REBUILD_DONE } from './actions.ts';
import { assignments } from './assignment.ts';
import { type State, UNDAMAGED } from './types.ts';

/** The legal actions built directly, without naming what is not allowed. A law holds it equal to what passes `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  switch (top(s).step) {
    case 'defense':
      return keepOrReroll(s.tray);
    case 'assign':
      return assignments(s);
    case 'pick':
      return PICK_SECTOR;
    default:
      return repairs(s.planets[seat]);
  }
}

function repairs(planet: readonly number[]): Action[] {
  const list: Action[] = [];
  for (let site = 0; site < planet.length; site++) if (planet[site] < UNDAMAGED) list.push(REBUILD[site]);
  list.push(REBUILD_DONE);
  return list;
}
