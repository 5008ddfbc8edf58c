import type { Emit, Seat } from '@starboard/kernel';
import type { Event } from './events.ts';
import { changeWeapon, cool, gain, totals } from './pilot.ts';
import { ENERGIES, NONE, OVERHEAT, type State, type Turn } from './types.ts';

export function newTurn(): Turn {
  return {
    drawn: NONE,
    used: NONE,
    weapon: NONE,
    move: 0,
    power: 0,
    moved: false,
    jumped: false,
    destroyed: 0,
    ownDestroyed: 0,
    damaged: 0,
  };
}

/** Boost, Scavenge and Vent happen by themselves; Convert and Energize are asked for, Convert first (SCRAMBLE-RULING-44). */
export function specials(s: State, seat: Seat, emit: Emit<Event>): void {
  const { weapon, used } = s.turn;
  const p = s.pilots[seat];
  const { boost, scavenge, vent, convert, energize } = totals(s, seat, weapon);
  if (boost > 0) {
    changeWeapon(p, weapon, { boost: p.weapons[weapon].boost + boost });
    emit({ type: 'boost', seat, weapon: ENERGIES[weapon], n: boost });
  }
  if (scavenge > 0) emit({ type: 'scavenge', seat, credits: gain(p, scavenge) });
  // Not with an Overheat gem (SCRAMBLE-SPEC-8).
  if (vent > 0 && used !== OVERHEAT) {
    const n = cool(p, vent);
    if (n > 0) emit({ type: 'vent', seat, n });
  }
  if (energize > 0) s.stack.push({ step: 'energize', left: energize });
  if (convert > 0) s.stack.push({ step: 'convert', left: convert });
}
