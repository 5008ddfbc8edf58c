import type { Emit, Seat } from '@starboard/kernel';
import { BREAK_WEAPON, ENERGY, type MoveOf } from '../actions.ts';
import { gemOf } from '../content.ts';
import type { Event } from '../events.ts';
import { changeWeapon } from '../pilot.ts';
import { ENERGIES, type GemIndex, type State } from '../types.ts';

/** Choose the weapon that overheating puts Out of Order. */
export const breakWeapon: MoveOf<'breakWeapon'> = {
  type: 'breakWeapon',
  fields: { weapon: ENERGY },
  candidates: () => BREAK_WEAPON,
  check: (s, seat, a) =>
    s.pilots[seat].weapons[gemOf(a.weapon)].outOfOrder ? { rule: 'SCRAMBLE-RULING-18' } : undefined,
  notNow: () => ({ rule: 'SCRAMBLE-HEAT-4' }),
  apply(s, seat, a, emit) {
    s.stack.pop();
    putOutOfOrder(s, seat, gemOf(a.weapon), emit);
  },
};

export function putOutOfOrder(s: State, seat: Seat, weapon: GemIndex, emit: Emit<Event>): void {
  changeWeapon(s.pilots[seat], weapon, { outOfOrder: true });
  emit({ type: 'outOfOrder', seat, weapon: ENERGIES[weapon] });
}
