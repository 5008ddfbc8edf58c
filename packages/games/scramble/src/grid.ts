import type { Seat } from '@starboard/kernel';
import { FIRES, NONE, type Row, type State } from './types.ts';

/** An Invader space as an index: the front row first, each row from column 1. */
export type Cell = number;

export const BACK_ROW: Row = 3;

export function cellAt(s: { readonly columns: number }, row: number, column: number): Cell {
  return (row - 1) * s.columns + column - 1;
}

export function rowOf(s: { readonly columns: number }, cell: Cell): Row {
  return (Math.floor(cell / s.columns) + 1) as Row;
}

export function columnOf(s: { readonly columns: number }, cell: Cell): number {
  return (cell % s.columns) + 1;
}

/** Whether a space of the Player Row is a Wormhole: there is no column above it (SCRAMBLE-RULING-7). */
export function isWormhole(s: { readonly columns: number }, space: number): boolean {
  return space === 0 || space === s.columns + 1;
}

/** The nearest Invader in the column of a space, in whatever row; -1 if there is none (SCRAMBLE-RULING-25). */
export function targetOf(s: State, space: number): Cell {
  if (space < 1 || space > s.columns) return NONE;
  for (let cell = space - 1; cell < s.grid.length; cell += s.columns) if (s.grid[cell] >= 0) return cell;
  return NONE;
}

const [SCATTER, BEAM, BLAST] = FIRES.map((_, bit) => 1 << bit);

/**
 * The Invaders that a shot hits, each once, in the order of SCRAMBLE-RULING-33: target, left, right, directly behind from near to
 * far, diagonally behind left and right. `fire` has a bit for each fire effect.
 */
export function hits(s: State, target: Cell, fire: number): Cell[] {
  const { columns } = s;
  const column = target % columns;
  const cells: Cell[] = [target];
  const hit = (cell: Cell) => {
    if (cell < s.grid.length && s.grid[cell] >= 0) cells.push(cell);
  };
  if (fire & SCATTER) {
    if (column > 0) hit(target - 1);
    if (column < columns - 1) hit(target + 1);
  }
  const behind = target + columns;
  if (fire & (BEAM | BLAST)) hit(behind);
  if (fire & BEAM) hit(behind + columns);
  if (fire & BLAST) {
    if (column > 0) hit(behind - 1);
    if (column < columns - 1) hit(behind + 1);
  }
  return cells;
}

export function hasAssist(s: Pick<State, 'assisted'>, cell: Cell, seat: Seat): boolean {
  return (s.assisted[cell] & (1 << seat)) !== 0;
}

/** Takes everything off an Invader space and gives the Assist tokens back to their owners. */
export function clearCell(s: State, cell: Cell): void {
  for (let seat = 0; seat < s.seats; seat++) if (hasAssist(s, cell, seat)) s.pilots[seat].assists++;
  s.grid = s.grid.with(cell, NONE);
  s.remaining = s.remaining.with(cell, 0);
  s.assisted = s.assisted.with(cell, 0);
}
