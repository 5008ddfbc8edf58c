import type { Seat } from '@starboard/kernel';
import { keepOrReroll, PICK_SECTOR, REBUILD, REBUILD_DONE } from './actions.ts';
import { assignments } from './assignment.ts';
import { top } from './turn.ts';
import { type Action, type State, UNDAMAGED } from './types.ts';

/** The legal actions built directly, without naming what is not allowed. A law holds it equal to what passes `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  if (s.stack.length === 0) return [];
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
