import type { Emit, Seat } from '@starboard/kernel';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import { BACK_ROW, cellAt, clearCell, targetOf } from './grid.ts';
import { overheat } from './heat.ts';
import { DEFEATED, DEFEATED_ID, NONE, type State, type Token } from './types.ts';

/** Aliens Move!: the front row passes and attacks, the others step down, a new row arrives (SCRAMBLE-AMOVE-1 to SCRAMBLE-AMOVE-5). */
export function aliensMove(s: State, emit: Emit<Event>): void {
  s.aliensMoved++;
  pass(s, emit);
  const row = new Array<number>(s.columns);
  s.remaining = [...s.remaining.slice(s.columns), ...row.fill(0)];
  s.assisted = [...s.assisted.slice(s.columns), ...row];
  s.grid = [...s.grid.slice(s.columns), ...row.fill(NONE)];
  arrive(s, emit);
}

function pass(s: State, emit: Emit<Event>): void {
  const { tokens } = contentOf(s.options);
  const gone: Token[] = [];
  for (let cell = 0; cell < s.columns; cell++) {
    const token = s.grid[cell];
    if (token < 0) continue;
    const { id, colour } = tokens[token];
    gone.push(token);
    clearCell(s, cell);
    emit({ type: 'pass', invader: id, colour, column: cell + 1 });
    const seat = s.pilots.findIndex((p) => p.colour === colour);
    if (seat >= 0) attack(s, seat, gone, emit);
  }
  if (gone.length > 0) s.gone = [...s.gone, ...gone];
}

/** The newest entry of the Victory Track is lost, if there is one (SCRAMBLE-RULING-63). */
function attack(s: State, seat: Seat, gone: Token[], emit: Emit<Event>): void {
  const p = s.pilots[seat];
  const lost = p.victory.at(-1);
  if (lost !== undefined) {
    gone.push(lost);
    p.victory = p.victory.slice(0, -1);
  }
  emit({ type: 'attack', seat, lost: lost === undefined ? null : tokenId(s, lost) });
}

export function tokenId(s: State, token: Token): string {
  return token === DEFEATED ? DEFEATED_ID : contentOf(s.options).tokens[token].id;
}

/** Fills the back row from column 1 with the lowest level that still has tokens (SCRAMBLE-RULING-66). */
function arrive(s: State, emit: Emit<Event>): void {
  const { tokens } = contentOf(s.options);
  const piles = s.piles.map((pile) => pile.slice());
  const grid = s.grid.slice();
  const remaining = s.remaining.slice();
  const ids: string[] = [];
  for (let cell = cellAt(s, BACK_ROW, 1); cell < grid.length; cell++) {
    const token = piles.find((pile) => pile.length > 0)?.pop();
    if (token === undefined) break;
    grid[cell] = token;
    remaining[cell] = tokens[token].shield;
    ids.push(tokens[token].id);
  }
  if (ids.length === 0) return;
  s.piles = piles;
  s.grid = grid;
  s.remaining = remaining;
  emit({ type: 'arrive', invaders: ids, reveals: true });
}

/** Aliens Fire!: everyone with an Invader in the column is hit, then breaks a weapon in turn order (SCRAMBLE-RULING-69). */
export function aliensFire(s: State, emit: Emit<Event>): void {
  const hit: Seat[] = [];
  for (let n = 0; n < s.seats; n++) {
    const seat = (s.first + n) % s.seats;
    if (targetOf(s, s.pilots[seat].space) >= 0) hit.push(seat);
  }
  for (const seat of hit) overheat(s, seat, 'aliens', emit);
  // Between turns: no step is removed from the stack, so nobody loses a Gather (SCRAMBLE-RULING-69).
  for (const seat of hit.toReversed()) s.stack.push({ step: 'breakWeapon', seat });
}
