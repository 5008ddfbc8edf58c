import type { Key } from '@starboard/kernel';
import { type Content, contentOf, packAt } from '../content.ts';
import { poolCounts, poolSize } from '../dice.ts';
import { leastDice, type Pack } from '../packs.ts';
import { type Card, type CardUid, CENTRE, NONE, type State, type View } from '../types.ts';
import { determinize } from '../view.ts';
import { attackable, unfilledPacks } from '../zones.ts';
import {
  allOf,
  bestFill,
  choiceOf,
  courseOf,
  DONE,
  FAILED,
  type KeyedCourse,
  type Worth,
  worthFromStart,
} from './course.ts';

/** Exact chances of the active player in this turn, from the dice alone: no Resource Upgrade is used. */
export interface Odds {
  /** To claim the card. */
  readonly claim: number;
  /** For a World: to claim it and an Upgrade. Best play for both differs from best play for the World. */
  readonly withUpgrade?: number;
  /** The fewest dice that can fill what is not filled on it. */
  readonly leastDice: number;
}

/** A way to go on: a course of unfilled packs, and whether this very roll may fill them. */
interface Way {
  readonly course: KeyedCourse;
  readonly now: boolean;
}

const ANY_KEY: Key = [0, 0, 0, 0, 0, 0, 0, 0];

/** The odds of a card on the table under best re-rolling; undefined for a card that cannot be claimed this turn. */
export function oddsOf(view: View, uid: CardUid): Odds | undefined {
  // The order of the pile plays no part, so any world that fits the view will do.
  return stateOdds(determinize(view, ANY_KEY), uid);
}

/** The same from a state. */
export function stateOdds(s: State, uid: CardUid): Odds | undefined {
  const c = contentOf(s.options);
  const card = c.byUid.get(uid);
  if (card === undefined || s.stack.length === 0 || !allowed(s, c, card)) return undefined;
  const { target } = s.turn;
  const packs = packsLeft(s, c, card);
  const least = packs.reduce((n, pack) => n + leastDice(pack), 0);
  const isWorld = card < c.worlds.length;
  if (target !== NONE && target !== card) {
    // Only after the target: to claim this card is to claim both.
    const both = value(s, [wayOf(s, c, target, endsMatch(s, c, target) ? FAILED : worthFromStart(courseOf(packs)))]);
    return { claim: both, ...(isWorld ? { withUpgrade: both } : {}), leastDice: least };
  }
  const claim = value(s, [wayOf(s, c, card, DONE)]);
  return { claim, ...(isWorld ? { withUpgrade: withUpgrade(s, c, card) } : {}), leastDice: least };
}

/** The chance of a World and any Upgrade, in the better order as the dice fall. */
function withUpgrade(s: State, c: Content, world: Card): number {
  if (s.turn.upgradeClaimed) return value(s, [wayOf(s, c, world, DONE)]);
  const upgrades = upgradesToClaim(s, c);
  const then = endsMatch(s, c, world) ? FAILED : choiceOf(upgrades.map((card) => courseOf(packsLeft(s, c, card))));
  const ways = [wayOf(s, c, world, then)];
  if (s.turn.target === NONE) {
    const own = worthFromStart(courseOf(packsLeft(s, c, world)));
    for (const card of upgrades) ways.push(wayOf(s, c, card, own));
  }
  return value(s, ways);
}

/** Whether the table is empty once a card is claimed: nothing can be claimed after it. */
export function endsMatch(s: State, c: Content, card: Card): boolean {
  const worlds = s.worlds.filter((owner, w) => owner === CENTRE && w !== card).length;
  const row = s.upgrades.filter((zone, u) => zone === 'settlementRow' && c.worlds.length + u !== card).length;
  return worlds + row === 0;
}

function wayOf(s: State, c: Content, card: Card, after: Worth): Way {
  const course = courseOf(packsLeft(s, c, card), after);
  const attack = card < c.worlds.length && s.worlds[card] !== CENTRE;
  return { course, now: !(attack && s.turn.boosted) };
}

/** What the position is worth if any of the ways may be taken: with a roll on the table, or before one. */
function value(s: State, ways: readonly Way[]): number {
  const n = poolSize(s.turn);
  const courses = ways.map(({ course }) => course);
  const { byDice } = courses.length === 1 ? worthFromStart(courses[0]) : choiceOf(courses);
  if (s.stack.at(-1)?.step !== 'rolled') return byDice[n];
  const counts = poolCounts(s.turn);
  const fills = ways.map(({ course, now }) => (now ? bestFill(course, allOf(course), counts, n) : 0));
  return Math.max(byDice[n - 1], ...fills);
}

/** The packs of a card that are still to be filled. */
export function packsLeft(s: State, c: Content, card: Card): Pack[] {
  return unfilledPacks(s, c, card).map((id) => packAt(c, card, id) as Pack);
}

/** Whether the active player may claim a card this turn: now, or after the card it is committed to. */
function allowed(s: State, c: Content, card: Card): boolean {
  const { target } = s.turn;
  const isWorld = card < c.worlds.length;
  if (target !== NONE && target !== card && target < c.worlds.length === isWorld) return false;
  return target === card || (isWorld ? worldsToClaim(s, c) : upgradesToClaim(s, c)).includes(card);
}

/** Worlds that the active player may claim this turn, the card it is committed to aside. */
export function worldsToClaim(s: State, c: Content): Card[] {
  if (s.turn.worldClaimed) return [];
  return s.worlds.flatMap((owner, w) => (owner === CENTRE || attackable(s, c, w) ? [w] : []));
}

/** The same for Upgrades. */
export function upgradesToClaim(s: State, c: Content): Card[] {
  if (s.turn.upgradeClaimed) return [];
  return s.upgrades.flatMap((zone, u) => (zone === 'display' || zone === 'settlementRow' ? [c.worlds.length + u] : []));
}
