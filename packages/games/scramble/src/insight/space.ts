import type { Seat } from '@starboard/kernel';
import { totals } from '../pilot.ts';
import { reachable } from '../ring.ts';
import { added } from '../systems.ts';
import { type GemIndex, OVERHEAT, type State } from '../types.ts';
import { exposure, groundWorth, shotWorth } from './shot.ts';

/** What going to a space and firing from there with this Power brings. */
export function spaceWorth(s: State, seat: Seat, space: number, power: number, fire: number): number {
  return shotWorth(s, seat, space, power, fire) + groundWorth(s, space) - exposure(s, seat, space);
}

/** What the best space brings that a weapon can reach, if it is activated with the drawn gem. */
export function bestSpace(s: State, seat: Seat, weapon: GemIndex): number {
  const { move, power, fire } = totals(s, seat, weapon);
  const { systems, weapons } = s.pilots[seat];
  const active = systems.length === 0 ? s : activated(s, seat, weapon);
  const reach = move + added(active, seat, 'move', ['activate']);
  const strength = power + weapons[weapon].boost + added(active, seat, 'power', ['activate']);
  let best = Number.NEGATIVE_INFINITY;
  for (let space = 0; space <= s.columns + 1; space++) {
    if (!reachable(s, seat, space, reach)) continue;
    best = Math.max(best, spaceWorth(s, seat, space, strength + addedPowerAt(active, seat, space, false), fire));
  }
  return best;
}

/** The Power that Systems add once the Starfighter has gone to a space. */
export function addedPowerAt(s: State, seat: Seat, space: number, jumped: boolean): number {
  const p = s.pilots[seat];
  if (p.systems.length === 0) return 0;
  const turn = { ...s.turn, moved: space !== p.space, jumped };
  const flown = { ...s, turn, pilots: s.pilots.with(seat, { ...p, space }) };
  return added(flown, seat, 'power', ['move', 'fire']);
}

/** The state with the drawn gem above a weapon, as far as Systems look at it. */
function activated(s: State, seat: Seat, weapon: GemIndex): State {
  const p = s.pilots[seat];
  const used = s.turn.drawn;
  const { energy, overheat } = p.weapons[weapon];
  const above = used === OVERHEAT ? { overheat: overheat + 1 } : { energy: energy + 1 };
  const weapons = p.weapons.with(weapon, { ...p.weapons[weapon], ...above });
  return { ...s, turn: { ...s.turn, used, weapon }, pilots: s.pilots.with(seat, { ...p, weapons }) };
}
