import type { Seat } from '@starboard/kernel';
import { REROLLS } from '../content/staging.ts';
import type { Event } from '../events.ts';
import { type BestPlay, bestPlayOf, marginBefore, marginOf, theirMeans } from '../odds/bestPlay.ts';
import { cellIn, gainIn, pointsIn } from '../odds/cells.ts';
import { undefended, undefendedOnAverage } from '../odds/throws.ts';
import { expectedUnderFire } from '../odds/underFire.ts';
import { iconValue, MISSILE, others, REBUILDS } from '../turn.ts';
import { FACES, type Planet, type Round, SITES, type State } from '../types.ts';
import type { Judged } from './decisions.ts';

/** A turn as the report follows it, from the moment when invasion and first roll are known. */
export interface Turn {
  readonly seat: Seat;
  readonly round: Round;
  readonly bestPlay: BestPlay;
  readonly invasion: number;
  /** The expected margin before the first roll. */
  readonly expected: number;
  readonly targets: readonly Target[];
  /** The mean of the targets' expected points, by number of Missiles. */
  readonly theirs: readonly number[];
  readonly value: number;
  /** The own planet, as the strikes leave it. */
  readonly planet: Planet;
  tray: readonly number[];
  /** The margin to be expected now. */
  margin: number;
  /** Luck of the own dice so far, Missiles excepted. */
  dice: number;
  /** Given away by own decisions so far. */
  lost: number;
}

interface Target {
  readonly seat: Seat;
  /** Expected points by number of Missiles. */
  readonly underFire: readonly number[];
  /** Given away by own decisions about free rebuilds. */
  gaveAway: number;
}

/** A turn at its first decision. */
export function startTurn(s: State): Turn {
  const bestPlay = bestPlayOf(s);
  const expected = marginBefore(bestPlay);
  const margin = marginOf(bestPlay, s.tray, REROLLS);
  const value = iconValue(s);
  return {
    seat: s.active,
    round: s.round,
    bestPlay,
    invasion: undefended(s) - undefendedOnAverage(s),
    expected,
    targets: others(s, s.active).map((seat) => ({
      seat,
      underFire: expectedUnderFire(s.planets[seat], value),
      gaveAway: 0,
    })),
    theirs: theirMeans(s),
    value,
    planet: s.planets[s.active].slice(),
    tray: s.tray.slice(),
    margin,
    dice: margin - expected,
    lost: 0,
  };
}

/** Adds a decision and what came of it. */
export function follow(turn: Turn, seat: Seat, judged: Judged, events: readonly Event[]): void {
  addDecision(turn, seat, judged);
  for (const e of events) {
    if (e.type === 'reroll') {
      turn.tray = e.faces.map((face) => FACES.indexOf(face));
      expectNow(turn, marginOf(turn.bestPlay, turn.tray, e.left));
    }
    if (e.type === 'strike') for (const site of e.hits) turn.planet[SITES.indexOf(site)]--;
  }
  if (events.some((e) => e.type === 'assign')) {
    const cell = cellIn(turn.planet);
    const own = pointsIn(cell) + gainIn(cell, countOf(turn, REBUILDS) * turn.value);
    expectNow(turn, own - turn.theirs[missilesOf(turn)]);
  }
}

/** Missiles kept at the end of step 2. */
export function missilesOf(turn: Turn): number {
  return countOf(turn, MISSILE);
}

function addDecision(turn: Turn, seat: Seat, { action, value, lost }: Judged): void {
  const target = turn.targets.find((t) => t.seat === seat);
  if (target) {
    target.gaveAway += lost;
    return;
  }
  turn.lost += lost;
  if (action.type === 'keep' || action.type === 'reroll' || action.type === 'assign') turn.margin = value;
}

function expectNow(turn: Turn, margin: number): void {
  turn.dice += margin - turn.margin;
  turn.margin = margin;
}

function countOf({ tray }: Turn, face: number): number {
  return tray.filter((f) => f === face).length;
}
