import { type Outcome, outcomeOf, type Seat, type Violation } from '@starboard/kernel';
import { type Content, contentOf } from './content.ts';
import type { Effect } from './effects.ts';
import { CENTRE, type EndReason, type Options, type Ownership, type State } from './types.ts';
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
export function tallies(s: Ownership): Tally[] {
  const c = contentOf(s.options);
  const list = Array.from(
    { length: s.seats },
    (): Tally => ({ points: 0, systems: 0, completed: 0, worlds: 0, upgrades: 0 }),
  );
  for (let system = 0; system < c.systems.length; system++) countSystem(s, c, system, list);
  for (const owner of s.upgrades) if (typeof owner === 'number') list[owner].upgrades++;
  s.upgrades.forEach((owner, u) => {
    if (typeof owner !== 'number') return;
    const { effect } = c.upgrades[u];
    list[owner].points += (worths[effect.kind] as Worth<Effect['kind']>)(effect, list[owner]);
  });
  return list;
}

/** A completed System counts its score instead of its Worlds' points (SETTLERS-SYS-4). */
function countSystem(s: Ownership, c: Content, system: number, list: readonly Tally[]): void {
  const owners = new Set<Seat>();
  const complete = completedBy(s, c, system) !== undefined;
  for (const world of c.systems[system].worlds) {
    const owner = s.worlds[world];
    if (owner === CENTRE) continue;
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
function cardCount({ worlds, upgrades }: Tally): number {
  return worlds + upgrades;
}

/** Points, then completed Systems, then cards: negative if `a` is before `b`. */
function compare(a: Tally, b: Tally): number {
  return b.points - a.points || b.completed - a.completed || cardCount(b) - cardCount(a);
}

/** Places in that order; full ties share one (SETTLERS-RULING-64). */
function places(list: readonly Tally[]): number[] {
  return list.map((tally) => 1 + list.filter((other) => compare(other, tally) < 0).length);
}

/** Turns in a row without a claim from the table that end the match (SETTLERS-RULING-66). */
export function stallLimit(seats: number, { stallRounds }: Options): number {
  return stallRounds * seats;
}

/** Why a match that is over has ended. */
export function endReason(s: Pick<State, 'seats' | 'options' | 'stall'>): EndReason {
  return s.stall >= stallLimit(s.seats, s.options) ? 'stall' : 'lastCard';
}

/** Why nothing can be done once the match is over. */
export function over(s: State): Violation {
  return { rule: endReason(s) === 'stall' ? 'SETTLERS-RULING-66' : 'SETTLERS-END-1' };
}

export function outcome(s: State): Outcome | undefined {
  return s.stack.length > 0 ? undefined : outcomeNow(s);
}

/** The outcome if the match ended now. */
export function outcomeNow(s: Ownership): Outcome {
  const list = tallies(s);
  return outcomeOf(
    list.map(({ points }) => points),
    places(list),
  );
}

/** The outcome with the values that broke ties. */
export interface Result {
  readonly why: EndReason;
  readonly points: readonly number[];
  readonly completedSystems: readonly number[];
  readonly cards: readonly number[];
  readonly places: readonly number[];
}

/** The result of a match that is over. */
export function resultOf(s: Ownership & Pick<State, 'stall'>): Result {
  const list = tallies(s);
  return {
    why: endReason(s),
    points: list.map(({ points }) => points),
    completedSystems: list.map(({ completed }) => completed),
    cards: list.map(cardCount),
    places: places(list),
  };
}
