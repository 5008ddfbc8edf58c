import type { Rng, Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { type Content, contentOf, packAt, packOfKey, upgradeOf } from '../content.ts';
import { poolCounts, poolSize } from '../dice.ts';
import { allOf, bestFill, type Course, courseOf, worthOf } from '../odds/course.ts';
import { endsMatch, packsLeft, upgradesToClaim, worldsToClaim } from '../odds/odds.ts';
import { type Counts, diceUsed, type Pack } from '../packs.ts';
import { outcomeNow } from '../scoring.ts';
import { type Card, CENTRE, FACES, NONE, type State, type UpgradeIndex } from '../types.ts';
import { completedBy, upgradesOf } from '../zones.ts';

/** A card within reach: the odds of its unfilled packs, and what it is worth in points. */
interface Goal {
  readonly card: Card;
  readonly course: Course;
  readonly worth: number;
}

/** Points that an Upgrade of no points of its own is worth. */
const RESOURCE = 0.4;
const FORGE = 0.9;
const DEFENCE = 0.6;
/** Points for a die left over after a claim. */
const DIE = 0.08;

/**
 * The reference player of the ledger's section 10: chance to finish a card times its worth in points, for one card at a
 * time, against the same with one die less.
 */
export function thumb(s: State, _seat: Seat, actions: readonly Action[], _rng: Rng): Action {
  if (actions[0].type === 'roll' || actions[0].type === 'discardDefence') return actions[0];
  const c = contentOf(s.options);
  const goals = goalsOf(s, c);
  const counts = poolCounts(s.turn);
  const n = poolSize(s.turn);
  let best: Action = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const a of actions) {
    const value = pointsFor(s, c, a, goals, counts, n);
    if (value <= most) continue;
    most = value;
    best = a;
  }
  return best;
}

function pointsFor(s: State, c: Content, a: Action, goals: readonly Goal[], counts: Counts, n: number): number {
  switch (a.type) {
    case 'fill': {
      const card = c.byUid.get(a.target);
      const goal = goals.find((one) => one.card === card);
      return goal ? fillValue(c, goal, packOfKey(c, a.pack), counts, n) : 0;
    }
    case 'reroll':
      return Math.max(...goals.map(({ course, worth }) => worthOf(course, allOf(course), n - 1) * worth));
    case 'useReroll':
      return Math.max(...goals.map(({ course, worth }) => worthOf(course, allOf(course), n) * worth)) - RESOURCE;
    case 'useResource':
    case 'useCorruption': {
      const after = counts.slice();
      after[FACES.indexOf(a.from)]--;
      after[FACES.indexOf(a.to)]++;
      const cost = a.type === 'useResource' ? upgradeWorth(s, c, upgradeOf(c, a.card)) : RESOURCE;
      const safe = goals.filter(({ card }) => card >= c.worlds.length || s.worlds[card] === CENTRE);
      return Math.max(...safe.map(({ course, worth }) => bestFill(course, allOf(course), after, n) * worth)) - cost;
    }
    default:
      return 0;
  }
}

function fillValue(c: Content, { card, course, worth }: Goal, id: number, counts: Counts, n: number): number {
  const pack = packAt(c, card, id) as Pack;
  const i = course.packs.findIndex(({ code }) => code === pack.code);
  const unfilled = allOf(course) ^ (1 << i);
  const left = n - diceUsed(pack, counts);
  return worthOf(course, unfilled, left) * worth + (unfilled === 0 ? DIE * left : 0);
}

function goalsOf(s: State, c: Content): Goal[] {
  const { target } = s.turn;
  const cards = target === NONE ? [...worldsToClaim(s, c), ...upgradesToClaim(s, c)] : [target];
  return cards.map((card) => ({ card, course: courseOf(packsLeft(s, c, card)), worth: worthIn(s, c, card) }));
}

function worthIn(s: State, c: Content, card: Card): number {
  if (card >= c.worlds.length) return upgradeWorth(s, c, card - c.worlds.length);
  if (endsMatch(s, c, card)) return wins(s, card) ? 10 : 0;
  const { system, points } = c.worlds[card];
  const { worlds, score } = c.systems[system];
  const bonus = worlds.reduce((left, w) => left - c.worlds[w].points, score);
  const own = worlds.filter((w) => s.worlds[w] === s.active).length + 1;
  return points + (own === worlds.length ? bonus + 1 : (bonus * own) / worlds.length / 2);
}

/** Whether the active seat would be first if it took the last card. */
function wins(s: State, card: Card): boolean {
  return outcomeNow({ ...s, worlds: s.worlds.with(card, s.active) }).places[s.active] === 1;
}

function upgradeWorth(s: State, c: Content, upgrade: UpgradeIndex): number {
  const { effect } = c.upgrades[upgrade];
  switch (effect.kind) {
    case 'convert':
      return effect.to === 'any' ? FORGE : RESOURCE;
    case 'points':
      return effect.value;
    case 'defend':
      return upgradesOf(s, c, s.active, 'defend').length === 0 && unlockedWorlds(s, c) > 1 ? DEFENCE : 0.1;
    case 'scoreDistinctSystems':
      return c.systems.filter(({ worlds }) => worlds.some((w) => s.worlds[w] === s.active)).length;
    case 'scoreCompletedSystems':
      return effect.per * c.systems.filter((_, system) => completedBy(s, c, system) === s.active).length;
    case 'scoreUpgrades':
      return s.upgrades.filter((owner) => owner === s.active).length;
    case 'reroll':
    case 'corruption':
      return RESOURCE;
  }
}

/** Own Worlds that can be attacked. */
function unlockedWorlds(s: State, c: Content): number {
  return s.worlds.filter((owner, w) => owner === s.active && completedBy(s, c, c.worlds[w].system) === undefined)
    .length;
}
