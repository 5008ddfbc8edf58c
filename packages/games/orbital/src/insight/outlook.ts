import { type Seat, top } from '@starboard/kernel';
import { type Content, contentOf, eventRow, moduleRow } from '../content.ts';
import { BUILD_COST } from '../numbers.ts';
import type { Card, OrbitalFrame, Player, State } from '../types.ts';
import { ALL, hold, most, payments, UNDAMAGED } from './races.ts';
import { countModules, MC_A_CARD, MC_A_VP, operationWorth, type Station, stationOf, yieldOf } from './station.ts';

/** A position as a seat judges its actions: all worths are in victory points. */
export interface Outlook {
  readonly s: State;
  readonly frame: OrbitalFrame;
  readonly seat: Seat;
  readonly c: Content;
  readonly me: Player;
  readonly station: Station;
  readonly now: number;
  readonly later: number;
  /** Years to come after this one. */
  readonly after: number;
  /** What 1 MC is worth. */
  readonly mc: number;
  /** The most that anybody else has by colour, undamaged ones and all. */
  readonly others: readonly number[];
  readonly othersAll: readonly number[];
  /** What one more module of each colour is worth in its race. */
  readonly race: readonly number[];
  /** What each card is worth, filled as it is asked for. */
  readonly cards: (number | undefined)[];
}

/** How much of a lead of today is left, on the whole, when a later year is scored; rivals do not fight back. */
const LASTING = 0.4;
const LASTING_ALONE = 1;

let latest: Outlook | undefined;

/** The outlook of a seat. A step is a new object at each decision, so that the latest outlook can be told from a stale one. */
export function outlook(s: State, seat: Seat): Outlook {
  const frame = top(s);
  if (latest?.s !== s || latest.frame !== frame || latest.seat !== seat) latest = made(s, frame, seat);
  return latest;
}

function made(s: State, frame: OrbitalFrame, seat: Seat): Outlook {
  const c = contentOf(s.options);
  const station = stationOf(s, seat);
  const { now, later: far } = payments(s);
  const later = far * (s.seats === 1 ? LASTING_ALONE : LASTING);
  const after = s.options.years - s.year;
  const others = most(s, seat, UNDAMAGED);
  const othersAll = most(s, seat, ALL);
  const me = s.players[seat];
  const race = others.map(
    (best, i) =>
      now * (paid(station.counts[i] + 1, best) - paid(station.counts[i], best)) +
      later *
        (hold(station.all[i] + 1 - othersAll[i]) - (station.all[i] > 0 ? hold(station.all[i] - othersAll[i]) : 0)),
  );
  const mc = after > 0 ? 1 / MC_A_VP : countModules(c, me.hand) > 0 ? 0.1 : 0.02;
  const cards = new Array<number | undefined>(c.kinds.length).fill(undefined);
  return { s, frame, seat, c, me, station, now, later, after, mc, others, othersAll, race, cards };
}

/** What a colour pays to a seat with so many modules against the best other: alone it also pays nobody else. */
export function paid(own: number, best: number): number {
  if (own === 0) return best === 0 ? 0.5 : 0;
  return own > best ? 1 : own === best ? 0.5 : 0;
}

/** What a card in the hand is worth once it is used, its price taken off. */
export function cardWorth(o: Outlook, card: Card): number {
  const known = o.cards[card];
  if (known !== undefined) return known;
  const worth = card < o.c.modules.length ? moduleWorth(o, card) : eventWorth(o, card);
  o.cards[card] = worth;
  return worth;
}

function moduleWorth(o: Outlook, card: Card): number {
  const { c, station, after, mc } = o;
  const row = moduleRow(c, card);
  if (!row) return 0;
  const colour = c.colour[card];
  if (row.needs && station.counts[colour] === 0) return 0;
  let yearly = row.crew * (station.crew < 7 ? 1.6 : 0.6) + c.amounts.income[card];
  if (station.all[colour] >= station.largest) yearly += 1;
  yearly += c.amounts.cheaperBuilds[card] * 2.2 + c.amounts.moreCards[card] * 1.5 + c.amounts.handLimit[card] * 0.7;
  let once = 0;
  if (row.action && row.cost) {
    const worth = Math.max(0, operationWorth(row.action, station.counts) - row.cost.mc - row.cost.crew * 0.8);
    yearly += worth;
    if (o.me.crew >= row.cost.crew) once += worth;
  }
  const exits = row.exits.length * (station.chart.usable < 4 ? 0.12 : 0.05) * Math.min(after, 3);
  const cost = Math.max(
    0,
    BUILD_COST - 0.5 - c.amounts.cheaperItself[card] - station.discount - o.me.convoys * c.convoy,
  );
  return o.race[colour] + (yearly * after + once - cost) * mc + exits;
}

/** What an event in the hand is usually worth. */
function eventWorth(o: Outlook, card: Card): number {
  const effect = eventRow(o.c, card)?.effect;
  switch (effect?.do) {
    case 'gainMc':
      return effect.n * o.mc;
    case 'gainVp':
      return effect.n;
    case 'draw':
      return effect.n * MC_A_CARD * o.mc;
    case 'takeFromMarket':
      return 0.7;
    case 'project':
      return 0.7;
    case 'convoy':
      return 0.6;
    case 'storm':
    case 'sabotage':
      return 0.7;
    case 'condemn':
      return 0.5;
    case 'rotateCrew':
      return 0.12 * Math.min(yieldOf(o.s, o.seat).machines, 6);
    case 'gainPerModule':
      return effect.n * 0.16 * o.station.counts[5];
    case 'callEvents':
      return 0.15;
    default:
      return 0.3;
  }
}
