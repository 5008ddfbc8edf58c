import { type Emit, replaceTop, type Seat, top, topAs } from '@starboard/kernel';
import type { Event } from './events.ts';
import { damaged, strike } from './planet.ts';
import { iconValue, rollSector } from './turn.ts';
import type { Attack, Sector, State } from './types.ts';

/** Fires one Missile: rolls, or with Cat and Mouse waits for everybody's pick. */
export function fire(s: State, attack: Attack, emit: Emit<Event>): void {
  if (s.catAndMouse) {
    s.stack.push({ step: 'pick', attack, picks: new Array<0>(s.seats).fill(0) });
    return;
  }
  const sectors = new Array<Sector | 0>(s.seats).fill(0);
  sectors[attack.attacker] = rollSector(s);
  for (const target of attack.targets) sectors[target] = rollSector(s);
  land(s, attack, sectors, emit);
}

/** A Missile lands on all its targets: whoever has the attacker's sector counters it, everybody else is struck there. */
export function land(s: State, attack: Attack, sectors: readonly (Sector | 0)[], emit: Emit<Event>): void {
  const { attacker, targets } = attack;
  const sector = sectors[attacker] as Sector;
  const value = iconValue(s);
  s.missile = Object.freeze({ attacker, sectors: Object.freeze(sectors) });
  const pools = new Array<number>(s.seats).fill(0);
  let countered = false;
  emit({ type: 'missile', seat: attacker, sector, damage: value, reveals: true });
  for (const seat of targets) {
    const shielded = sectors[seat] as Sector;
    // Countered: no damage, and a free rebuild (INVASION-MISSILE-6, INVASION-MISSILE-7).
    if (shielded === sector) {
      emit({ type: 'counter', seat, sector, points: value });
      pools[seat] = usable(s, seat, value, emit);
      countered ||= pools[seat] > 0;
    } else {
      const hits = strike(s.planets[seat], sector, value);
      emit({ type: 'hit', seat, sector, shielded, hits });
    }
  }
  if (countered) s.stack.push({ step: 'freeRebuild', pools });
}

/** The points that a seat can still spend: none on an undamaged planet. */
export function usable(s: State, seat: Seat, points: number, emit: Emit<Event>): number {
  if (points === 0 || damaged(s.planets[seat])) return points;
  emit({ type: 'lost', seat, points });
  return 0;
}

/** The rebuild points a seat may spend at the step that waits. */
export function poolOf(s: State, seat: Seat): number {
  const frame = top(s);
  if (frame.step === 'freeRebuild') return frame.pools[seat];
  return topAs(s, 'rebuild').pool;
}

/** Leaves a seat with so many rebuild points at the step that waits. */
export function setPool(s: State, seat: Seat, points: number, emit: Emit<Event>): void {
  const pool = usable(s, seat, points, emit);
  const frame = top(s);
  replaceTop(
    s,
    frame.step === 'freeRebuild'
      ? { step: 'freeRebuild', pools: frame.pools.with(seat, pool) }
      : { step: 'rebuild', pool },
  );
}
