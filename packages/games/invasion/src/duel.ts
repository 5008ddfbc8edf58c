import { below, type Emit, placesByPoints, replaceTop, type Seat } from '@starboard/kernel';
import { DUEL_CAP } from './content/staging.ts';
import type { Event } from './events.ts';
import { fire } from './missiles.ts';
import { pointsOf } from './planet.ts';
import { others } from './turn.ts';
import type { Decided, FrameOf, State } from './types.ts';

/** Counts the points after the last round; players tied for the most go on to a duel. */
export function tally(s: State, emit: Emit<Event>): void {
  const points = s.planets.map(pointsOf);
  s.tally = points;
  s.places = placesByPoints(points);
  emit({ type: 'tally', points: points.slice() });
  const tied = [s.first, ...others(s, s.first)].filter((seat) => s.places[seat] === 1);
  if (tied.length === 1) finish(s, 'points', emit);
  else startCycle(s, 1, tied, emit);
}

/** The next attack of a cycle of the duel, or its end. */
export function duel(s: State, { cycle, seats, attacks }: FrameOf<'duel'>, emit: Emit<Event>): void {
  if (attacks === seats.length) {
    endCycle(s, cycle, seats, emit);
    return;
  }
  const attacker = seats[attacks];
  replaceTop(s, { step: 'duel', cycle, seats, attacks: attacks + 1 });
  // The round is still 3, and with it the damage (INVASION-RULING-39).
  fire(s, { attacker, targets: others(s, attacker).filter((seat) => seats.includes(seat)) }, emit);
}

function startCycle(s: State, cycle: number, seats: readonly Seat[], emit: Emit<Event>): void {
  for (const seat of seats) s.places[seat] = 0;
  emit({ type: 'duel', cycle, seats: seats.slice() });
  replaceTop(s, { step: 'duel', cycle, seats, attacks: 0 });
}

/** After a complete cycle only those with the highest score stay; one of them wins, at last by lots. */
function endCycle(s: State, cycle: number, seats: readonly Seat[], emit: Emit<Event>): void {
  s.cycles = cycle;
  const best = Math.max(...seats.map((seat) => pointsOf(s.planets[seat])));
  const stay = seats.filter((seat) => pointsOf(s.planets[seat]) === best);
  const leave = seats.filter((seat) => !stay.includes(seat));
  for (const seat of leave) s.places[seat] = stay.length + 1;
  if (leave.length > 0) emit({ type: 'leave', seats: leave });
  // After the last cycle chance decides (INVASION-RULING-43).
  if (stay.length > 1 && cycle < DUEL_CAP) {
    startCycle(s, cycle + 1, stay, emit);
    return;
  }
  const winner = stay[below(s.rng, stay.length)];
  for (const seat of stay) s.places[seat] = seat === winner ? 1 : 2;
  if (stay.length > 1) emit({ type: 'lots', seat: winner });
  finish(s, stay.length > 1 ? 'lots' : 'duel', emit);
}

function finish(s: State, decided: Decided, emit: Emit<Event>): void {
  s.decided = decided;
  s.stack = [];
  emit({ type: 'over', points: s.tally.slice(), places: s.places.slice() });
}
