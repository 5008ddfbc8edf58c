import type { Seat } from '@starboard/kernel';
import { weights } from '../content/weights.ts';
import { type Content, contentOf, packAt } from '../content.ts';
import { allOf, type Course, choose, courseOf, courseTo, DONE, type Worth, worthOf } from '../odds/course.ts';
import { upgradesToClaim, worldsToClaim } from '../odds/odds.ts';
import type { Pack } from '../packs.ts';
import { outcomeNow } from '../scoring.ts';
import { type Card, CENTRE, DICE, type State, type UpgradeIndex } from '../types.ts';
import { discard, requiredPacks, upgradesOf } from '../zones.ts';
import { type Account, accountsOf, cardsLeft, oddsFor } from './accounts.ts';

/** A card that the active seat may claim, and what the way to it is worth. */
export interface Aim {
  readonly card: Card;
  readonly course: Course;
  readonly attack: boolean;
}

/**
 * Who has what, as the active seat sees it in its turn, whatever the dice show. Everything is worth what it adds to the
 * log-odds to win of a seat that stops now.
 */
export interface Situation {
  readonly accounts: readonly Account[];
  /** The cards to reckon with while none is begun. */
  readonly aims: () => readonly Aim[];
  /** By number of dice about to be rolled with no card begun. */
  readonly free: () => Float64Array;
  /** Any card that may be claimed, likely or not. */
  readonly aim: (card: Card) => Aim;
  /** What it costs to part with an Upgrade, and to give Corruption to another seat for it. */
  readonly price: (upgrade: UpgradeIndex) => number;
}

/** The most dice that are ever rolled again: the opening roll of a turn is over where their value is asked for. */
export const AGAIN = DICE - 1;

/** The share of the best chance times gain below which a card is not reckoned with until it is begun. */
const LIKELY = 0.1;

/** The most that winning at once counts. */
const MOST_GAIN = 10;

/** Works out a situation: who would gain what by which card, and how likely it is. */
export function survey(state: State): Situation {
  const c = contentOf(state.options);
  const s = scratch(state);
  const accounts = accountsOf(s, s.turn.rolls === 0 ? s.active : next(s));
  const stop = oddsFor(accounts, s.active, weights);
  const gains = new Map<Card, number>();
  const gain = (card: Card): number => {
    const value = gains.get(card) ?? Math.max(0, gainOf(s, c, card, stop));
    gains.set(card, value);
    return value;
  };
  const scaled = (card: Card, after: Worth): Course => {
    const course = courseOf(allPacks(s, c, card), after);
    return { packs: course.packs, worth: course.worth.map((worth) => worth * gain(card)) };
  };
  const plain = (card: Card) => scaled(card, DONE);
  const worlds = worldsToClaim(s, c);
  const upgrades = upgradesToClaim(s, c);
  const likely = (cards: readonly Card[]): Card[] => {
    const expected = cards.map((card) => chanceOf(allPacks(s, c, card)) * gain(card));
    const best = Math.max(...expected);
    return cards.filter((_, i) => expected[i] > best * LIKELY);
  };
  const lazy = (cards: readonly Card[]) => once(() => choose(likely(cards).map(plain), AGAIN));
  const afterWorld = lazy(upgrades);
  const afterUpgrade = lazy(worlds);
  const left = cardsLeft(s);
  const made = new Map<Card, Aim>();
  const aim = (card: Card): Aim => {
    const known = made.get(card);
    if (known) return known;
    const isWorld = card < c.worlds.length;
    const attack = isWorld && s.worlds[card] !== CENTRE;
    const rest = isWorld ? upgrades : worlds;
    const last = left === 1 && (isWorld ? !attack : s.upgrades[card - c.worlds.length] === 'settlementRow');
    const course =
      rest.length === 0 || last || gain(card) === 0
        ? plain(card)
        : isWorld
          ? scaled(card, leftOver(afterWorld()[USUAL] / gain(card)))
          : courseTo(
              allPacks(s, c, card),
              afterUpgrade().map((more) => more + gain(card)),
              AGAIN,
            );
    const found = { card, course, attack };
    made.set(card, found);
    return found;
  };
  const aims = once(() => [...likely(worlds), ...likely(upgrades)].map(aim));
  return {
    accounts,
    aims,
    aim,
    free: once(() =>
      choose(
        aims().map(({ course }) => course),
        AGAIN,
      ),
    ),
    price(upgrade) {
      const t = scratch(s);
      const owner = t.upgrades[upgrade];
      if (typeof owner === 'number' && owner !== s.active)
        for (const u of upgradesOf(t, c, s.active, 'corruption')) t.upgrades[u] = owner;
      discard(t, upgrade);
      return stop - oddsFor(accountsOf(t, next(t)), s.active, weights);
    },
  };
}

/** What an Upgrade with so many dice left over is worth, by dice, in units of `USUAL` dice. */
const LEFT_OVER = [0, 0.15, 0.5, 1, 1.6, 2.2, 2.7, 3];
const USUAL = 3;
/** The worth of `USUAL` dice left over, as a share of the World before, that are distinguished: few, so that courses are shared. */
const SHARES = [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1.2];
const leftOvers = SHARES.map(
  (share): Worth => ({
    key: `+${share}`,
    byDice: Float64Array.from(LEFT_OVER, (dice) => 1 + share * dice),
  }),
);

/** A World and then the dice left over, in units of the World. */
function leftOver(share: number): Worth {
  const above = SHARES.findIndex((known) => known >= share);
  return leftOvers[above < 0 ? SHARES.length - 1 : above];
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function next(s: State): Seat {
  return (s.active + 1) % s.seats;
}

/** A state to try claims on: who owns what is a copy, the rest is not touched. */
function scratch(s: State): State {
  return { ...s, worlds: s.worlds.slice(), upgrades: s.upgrades.slice(), turn: { ...s.turn } };
}

/** What it adds to the log-odds to win of the active seat to claim a card and stop. */
function gainOf(before: State, c: Content, card: Card, stop: number): number {
  const s = scratch(before);
  if (card < c.worlds.length) {
    const owner = s.worlds[card];
    if (owner !== CENTRE) for (const u of upgradesOf(s, c, owner, 'defend')) discard(s, u);
    s.worlds[card] = s.active;
  } else {
    const upgrade = card - c.worlds.length;
    // A second Defence Upgrade replaces the first.
    if (c.upgrades[upgrade].type === 'defence' && !s.options.weakDefences)
      for (const u of upgradesOf(s, c, s.active, 'defend')) discard(s, u);
    s.upgrades[upgrade] = s.active;
  }
  if (cardsLeft(s) > 0) return oddsFor(accountsOf(s, next(s)), s.active, weights) - stop;
  // The match is over: certainty, measured by what a small step is worth at these odds, 1 / chance.
  const won = outcomeNow(s).places[s.active] === 1;
  return won ? Math.min(1 + Math.exp(-stop), MOST_GAIN) : 0;
}

function chanceOf(packs: readonly Pack[]): number {
  const course = courseOf(packs);
  return worthOf(course, allOf(course), DICE);
}

function allPacks(s: State, c: Content, card: Card): Pack[] {
  return requiredPacks(s, c, card).map((id) => packAt(c, card, id) as Pack);
}
