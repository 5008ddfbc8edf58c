import type { Seat } from '@starboard/kernel';
import { CORE } from '../content/upgrades.ts';
import { type Content, contentOf, moduleRow } from '../content.ts';
import type { Operation } from '../effects.ts';
import type { Chart } from '../geometry.ts';
import { chartFor } from '../look.ts';
import { printedColour } from '../orbital.ts';
import type { Card, Placed, Player, State } from '../types.ts';

/** What a victory point is worth in MC, and what a card is. */
export const MC_A_VP = 5.5;
export const MC_A_CARD = 2.2;

/** An orbital summed up: what it counts for, and what it yields in a year. */
export interface Station {
  readonly modules: readonly Placed[];
  readonly upgrade: number;
  /** Undamaged modules by colour, and all of them. */
  readonly counts: readonly number[];
  readonly all: readonly number[];
  /** How many modules the most frequent colour has. */
  readonly largest: number;
  readonly chart: Chart;
  readonly crew: number;
  /** The best colour and what modules bring, in MC a year. */
  readonly income: number;
  /** What the crew of a year can make of the machines; worked out when it is asked for. */
  yields: Yield | undefined;
  /** MC off each build, and cards a year more. */
  readonly discount: number;
  readonly cards: number;
}

/** What crew makes of machines: MC and the like, and victory points. */
export interface Yield {
  readonly machines: number;
  readonly prestige: number;
}

/** The stations seen last, by seat: the list of modules is replaced whenever one changes, so it tells if one is stale. */
const seen: (Station | undefined)[] = [];

export function stationOf(s: State, seat: Seat): Station {
  const p = s.players[seat];
  const known = seen[seat];
  if (known && known.modules === p.modules && known.upgrade === p.upgrade) return known;
  const made = sumUp(contentOf(s.options), p, seat);
  seen[seat] = made;
  return made;
}

/** One pass over the modules, since this is asked for at each step of a search. */
function sumUp(c: Content, p: Player, seat: Seat): Station {
  const { modules, upgrade } = p;
  const { income, cheaperBuilds, moreCards, handLimit } = c.amounts;
  const counts = [0, 0, 0, 0, 0, 0];
  const all = [0, 0, 0, 0, 0, 0];
  let crew = CORE.crew;
  let earned = 0;
  let discount = 0;
  let cards = 0;
  if (upgrade >= 0) {
    crew += c.upgrades[upgrade].crew;
    earned = c.upgradeAmounts.income[upgrade];
    discount = c.upgradeAmounts.cheaperBuilds[upgrade];
    cards = c.upgradeAmounts.moreCards[upgrade] + c.upgradeAmounts.handLimit[upgrade] / 2;
  }
  for (const m of modules) {
    const { card } = m;
    const colour = printedColour(c, p, m);
    all[colour]++;
    if (m.damage > 0) continue;
    counts[colour]++;
    if (card < 0) continue;
    crew += c.modules[card].crew;
    earned += income[card];
    discount += cheaperBuilds[card];
    cards += moreCards[card] + handLimit[card] / 2;
  }
  let largest = 0;
  for (const n of all) if (n > largest) largest = n;
  const at = chartFor(c, p, seat);
  return {
    modules,
    upgrade,
    counts,
    all,
    largest,
    chart: at,
    crew,
    income: largest + earned,
    yields: undefined,
    discount,
    cards,
  };
}

/** What the machines of a seat yield in a year to come. */
export function yieldOf(s: State, seat: Seat): Yield {
  const station = stationOf(s, seat);
  station.yields ??= work(contentOf(s.options), station.modules, station.all, station.crew, false);
  return station.yields;
}

/** What so many crew can make of the machines; of those not used yet and undamaged only, if it is for now. */
export function work(
  c: Content,
  modules: readonly Placed[],
  counts: readonly number[],
  crew: number,
  now: boolean,
): Yield {
  const worths: number[] = [];
  let left = crew;
  let prestige = 0;
  for (const m of modules) {
    if (now && (m.used || m.damage > 0)) continue;
    const row = moduleRow(c, m.card);
    if (!row?.action || !row.cost) continue;
    if (row.action.do === 'gainVp') {
      if (left < row.cost.crew) continue;
      left -= row.cost.crew;
      prestige += row.action.n - row.cost.mc / MC_A_VP;
    } else worths.push(operationWorth(row.action, counts) - row.cost.mc);
  }
  worths.sort((a, b) => b - a);
  let machines = 0;
  for (let i = 0; i < worths.length && i < left; i++) machines += Math.max(0, worths[i]);
  return { machines, prestige };
}

/** What an operation usually brings, in MC. */
export function operationWorth(action: Operation, counts: readonly number[]): number {
  switch (action.do) {
    case 'gainMc':
      return action.n;
    case 'gainVp':
      return action.n * MC_A_VP;
    case 'draw':
      return action.n * MC_A_CARD;
    case 'gamble':
      return action.otherwise + (action.n - action.otherwise) * (action.colours.length / 8);
    case 'gainPerColour':
      return action.n * different(counts);
    case 'scrap':
      return action.n - MC_A_CARD / 2;
    case 'recycle':
      return action.n * MC_A_CARD - MC_A_CARD / 2;
    case 'look':
      return MC_A_CARD * 1.4;
    case 'build':
      return 5;
    case 'raid':
      return action.n;
    case 'shoot':
      return 2;
    case 'repair':
      return 0.7;
    case 'move':
      return 0.3;
  }
}

function different(counts: readonly number[]): number {
  let n = 0;
  for (const count of counts) if (count > 0) n++;
  return n;
}

/** How many cards of a sorted hand are modules. */
export function countModules(c: Content, hand: readonly Card[]): number {
  let n = 0;
  while (n < hand.length && hand[n] < c.modules.length) n++;
  return n;
}
