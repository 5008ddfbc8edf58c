import type { Seat } from '@starboard/kernel';
import type { EventKind } from '../content/events.ts';
import { VALUES } from '../content/values.ts';
import { contentOf } from '../content.ts';
import { type Cell, hasAssist, hits, targetOf } from '../grid.ts';
import type { State } from '../types.ts';

/** How many rounds end before the next event of a kind strikes, this one included; 8 if none is on the track. */
export function roundsUntil(s: State, kind: EventKind): number {
  const { cards } = contentOf(s.options);
  for (let i = s.events.length - 1; i >= 0; i--) {
    const event = s.events[i];
    if (event >= 0 && cards[event].event === kind) return s.events.length - i;
  }
  return s.events.length + 1;
}

/** What firing from a space with this Power brings. */
export function shotWorth(s: State, seat: Seat, space: number, power: number, fire: number): number {
  const target = targetOf(s, space);
  if (target < 0) return 0;
  if (fire === 0) return hitWorth(s, seat, target, power);
  let sum = 0;
  for (const cell of hits(s, target, fire)) sum += hitWorth(s, seat, cell, power);
  return sum;
}

function hitWorth(s: State, seat: Seat, cell: Cell, power: number): number {
  const left = s.remaining[cell] - power;
  const { level, colour, shield } = contentOf(s.options).tokens[s.grid[cell]];
  if (left > 0) {
    const token = s.pilots[seat].assists > 0 && !hasAssist(s, cell, seat) ? VALUES.assist * level : 0;
    return VALUES.damage * (power / shield) + token;
  }
  const passes = (Math.floor(cell / s.columns) + 1) * roundsUntil(s, 'move');
  if (colour === s.pilots[seat].colour) return VALUES.kill + VALUES.own / passes;
  for (const p of s.pilots) if (p.colour === colour) return VALUES.kill - VALUES.spare / passes / (s.seats - 1);
  return VALUES.kill;
}

/** How many Invaders a shot destroys. */
export function kills(s: State, space: number, power: number, fire: number): number {
  const target = targetOf(s, space);
  if (target < 0) return 0;
  let n = 0;
  for (const cell of hits(s, target, fire)) if (power >= s.remaining[cell]) n++;
  return n;
}

/** What a space costs a pilot who ends the round there, when Aliens Fire! is about to strike. */
export function exposure(s: State, seat: Seat, space: number): number {
  if (targetOf(s, space) < 0 || roundsUntil(s, 'fire') > 1) return 0;
  return VALUES.meltdown + s.pilots[seat].credits;
}

/** How near a space is to Invaders with few shields left. */
export function groundWorth(s: State, space: number): number {
  let sum = 0;
  for (let column = 1; column <= s.columns; column++) {
    const target = targetOf(s, column);
    if (target >= 0) sum += 1 / ((1 + Math.abs(column - space)) * s.remaining[target]);
  }
  return VALUES.ground * sum;
}
