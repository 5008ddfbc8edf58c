import type { Emit, Seat } from '@starboard/kernel';
import type { HEAT } from './content/boards.ts';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import { clearBoard, plus } from './pilot.ts';
import { heatCost } from './systems.ts';
import { NONE, OVERHEAT, type State } from './types.ts';

/** Whether the drawn gem can be used so without reaching Meltdown (SCRAMBLE-RULING-10). */
export function withinLimit(s: State, seat: Seat, use: keyof typeof HEAT): boolean {
  const { heat } = heatCost(s, seat, use);
  return heat === 0 || s.pilots[seat].heat + heat <= contentOf(s.options).heatLimit;
}

/** Whether the drawn gem can be placed at all; if not, its pilot overheats. */
export function canPlace(s: State, seat: Seat): boolean {
  if (s.turn.drawn !== OVERHEAT || withinLimit(s, seat, 'exchange')) return true;
  return withinLimit(s, seat, 'activate') && s.pilots[seat].weapons.some((weapon) => !weapon.outOfOrder);
}

/** Everything overheating does but the choice of the broken weapon; a gem that was drawn goes back too. */
export function overheat(s: State, seat: Seat, by: 'gem' | 'aliens', emit: Emit<Event>): void {
  const p = s.pilots[seat];
  p.credits = 0;
  clearBoard(p);
  if (by === 'gem') {
    p.bag = plus(p.bag, s.turn.drawn, 1);
    s.turn.drawn = NONE;
  }
  emit({ type: 'overheat', seat, by });
}
