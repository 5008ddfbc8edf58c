import { type Outcome, outcomeOf, type Seat } from '@starboard/kernel';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { Effect } from './effects.ts';
import type { EndReason, ResultView, State } from './types.ts';
import { completedBy } from './zones.ts';

/** What a seat has in front of it, counted. */
export interface Tally {
  points: number;
  /** Systems among its Worlds, completed ones included. */
  systems: number;
  completed: number;
  worlds: number;
  upgrades: number;
}

type Worth<K extends Effect['kind']> = (effect: Extract<Effect, { kind: K }>, tally: Tally) => number;

const nothing = () => 0;

/** Points of an Upgrade at the end, by effect. */
const worths: { readonly [K in Effect['kind']]: Worth<K> } = {
  convert: nothing,
  defend: nothing,
  corruption: nothing,
  reroll: nothing,
  points: ({ value }) => value,
  scoreDistinctSystems: (_effect, { systems }) => systems,
  scoreCompletedSystems: ({ per }, { completed }) => per * completed,
  scoreUpgrades: (_effect, { upgrades }) => upgrades - 1,
};

/** What each seat would have if the match ended now. */
export function tallies(s: State): Tally[] {
  const c = catalogueOf(s);
  const list = Array.from(
    { length: s.seats },
    (): Tally => ({ points: 0, systems: 0, completed: 0, worlds: 0, upgrades: 0 }),
  );
  for (let system = 0; system < c.systems.length; system++) countSystem(s, c, system, list);
  for (const owner of s.upgrades) if (owner >= 0) list[owner].upgrades++;
  s.upgrades.forEach((owner, u) => {
    if (owner < 0) return;
    const { effect } = c.upgrades[u];
    list[owner].points += (worths[effect.kind] as Worth<Effect['kind']>)(effect, list[owner]);
  });
  return list;
}

/** A completed System counts its score instead of its Worlds' points (SETTLERS-SYS-4). */
function countSystem(s: State, c: Catalogue, system: number, list: readonly Tally[]): void {
  const owners = new Set<Seat>();
  const complete = completedBy(s, c, system) !== undefined;
  for (const world of c.systems[system].worlds) {
    const owner = s.worlds[world];
    if (owner < 0) continue;
    owners.add(owner);
    list[owner].worlds++;
    if (!complete) list[owner].points += c.worlds[world].points;
  }
  for (const owner of owners) {
    list[owner].systems++;
    if (!complete) continue;
    list[owner].completed++;
    list[owner].points += c.systems[system].score;
  }
}

/** All Worlds and Upgrades in front of a seat (SETTLERS-RULING-63). */
function cards({ worlds, upgrades }: Tally): number {
  return worlds + upgrades;
}

/** Points, then completed Systems, then cards: negative if `a` is before `b`. */
function compare(a: Tally, b: Tally): number {
  return b.points - a.points || b.completed - a.completed || cards(b) - cards(a);
}

/** Places in that order; full ties share one (SETTLERS-RULING-64). */
function places(list: readonly Tally[]): number[] {
  return list.map((tally) => 1 + list.filter((other) => compare(other, tally) < 0).length);
}

export function stallLimit(s: State): number {
  return s.options.stallRounds * s.seats;
}

/** Why a match that is over has ended. */
export function endReason(s: State): EndReason {
  return s.stall >= stallLimit(s) ? 'stall' : 'lastCard';
}

export function outcome(s: State): Outcome | undefined {
  if (s.stack.length > 0) return undefined;
  const list = tallies(s);
  return outcomeOf(
    list.map(({ points }) => points),
    places(list),
  );
}

/** The outcome with the values that broke ties. */
export function result(s: State): ResultView | null {
  if (s.stack.length > 0) return null;
  const list = tallies(s);
  return {
    why: endReason(s),
    points: list.map(({ points }) => points),
    completedSystems: list.map(({ completed }) => completed),
    cards: list.map(cards),
    places: places(list),
  };
}
