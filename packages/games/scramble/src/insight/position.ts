import type { Seat } from '@starboard/kernel';
import { FULL_TRACK } from '../content/boards.ts';
import { contentOf } from '../content.ts';
import { hasAssist, targetOf } from '../grid.ts';
import { bagSize, invaders, totals } from '../pilot.ts';
import { reachable } from '../ring.ts';
import { OVERHEAT, type Row, type State } from '../types.ts';
import { turnWorth } from './engine.ts';
import { kills, roundsUntil } from './shot.ts';
import { systemWorth } from './system.ts';

/** How near the tenth Invader is, from the seventh on. */
export function finish(s: State, seat: Seat): number {
  const n = invaders(s.pilots[seat]);
  return n >= FULL_TRACK ? 3 : Math.max(0, n - 6) ** 2 / 9;
}

/** What the ship brings in a turn, while Invaders are still missing to the leader. */
export function future(s: State, seat: Seat): number {
  let leader = 0;
  for (const p of s.pilots) leader = Math.max(leader, invaders(p));
  return ((FULL_TRACK - leader) * turnWorth(s, seat)) / FULL_TRACK;
}

/** What the Systems bring in a turn. */
export function systems(s: State, seat: Seat): number {
  const { cards } = contentOf(s.options);
  let sum = 0;
  for (const card of s.pilots[seat].systems) {
    const { ongoing } = cards[card];
    if (ongoing) sum += systemWorth(ongoing);
  }
  return sum;
}

export function broken(s: State, seat: Seat): number {
  let n = 0;
  for (const weapon of s.pilots[seat].weapons) if (weapon.outOfOrder) n += 1 + weapon.cards.length;
  return n;
}

/** How likely the next draw is to overheat, with what would be lost. */
export function overheatRisk(s: State, seat: Seat): number {
  const p = s.pilots[seat];
  const gems = bagSize(p);
  return p.heat < 6 || gems === 0 ? 0 : (p.bag[OVERHEAT] / gems) * (13 + p.credits);
}

/** How many Invaders the next gem destroys on average. */
export function killsInReach(s: State, seat: Seat): number {
  const p = s.pilots[seat];
  const gems = bagSize(p);
  if (gems === 0 || p.space < 0) return 0;
  let best = 0;
  let sum = 0;
  for (let w = 0; w < p.weapons.length; w++) {
    if (p.weapons[w].outOfOrder) continue;
    const { power, move, fire } = totals(s, seat, w);
    let most = 0;
    for (let space = 1; space <= s.columns; space++) {
      if (reachable(s, seat, space, move)) most = Math.max(most, kills(s, space, power + p.weapons[w].boost, fire));
    }
    sum += p.bag[w] * most;
    best = Math.max(best, most);
  }
  return (sum + (p.heat < 5 ? p.bag[OVERHEAT] * best : 0)) / gems;
}

/** Invaders of the own colour in a row, by how soon the next Aliens Move! comes. */
export function ownColourInRow(s: State, seat: Seat, row: Row): number {
  const { tokens } = contentOf(s.options);
  const { colour } = s.pilots[seat];
  let n = 0;
  for (let cell = (row - 1) * s.columns; cell < row * s.columns; cell++) {
    if (s.grid[cell] >= 0 && tokens[s.grid[cell]].colour === colour) n++;
  }
  return n === 0 ? 0 : n / roundsUntil(s, 'move');
}

/** Whether Aliens Fire! would hit at the end of the round, with what would be lost. */
export function exposed(s: State, seat: Seat): number {
  const { space, credits } = s.pilots[seat];
  return targetOf(s, space) >= 0 && roundsUntil(s, 'fire') === 1 ? 10 + credits : 0;
}

/** The levels of the Invaders that would pay for an assist. */
export function assists(s: State, seat: Seat): number {
  const { tokens } = contentOf(s.options);
  let sum = 0;
  for (let cell = 0; cell < s.grid.length; cell++) if (hasAssist(s, cell, seat)) sum += tokens[s.grid[cell]].level;
  return sum;
}

/** A turn still to be had or finished in this round. */
export function toPlay(s: State, seat: Seat): number {
  const place = (n: Seat) => (n - s.first + s.seats) % s.seats;
  return place(seat) >= place(s.active) ? 1 : 0;
}
