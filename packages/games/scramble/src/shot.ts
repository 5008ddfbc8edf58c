import type { Emit, Seat } from '@starboard/kernel';
import { ASSIST_PAY } from './content/boards.ts';
import { contentOf, firesOf } from './content.ts';
import type { Event } from './events.ts';
import { type Cell, clearCell, columnOf, hasAssist, hits, rowOf, targetOf } from './grid.ts';
import { gain, totals } from './pilot.ts';
import { trigger } from './systems.ts';
import type { State } from './types.ts';

/** Fires at the Invader in front and resolves all hits together, in the order of SCRAMBLE-RULING-33. */
export function shoot(s: State, seat: Seat, emit: Emit<Event>): void {
  trigger(s, seat, 'fire', emit);
  const { power, weapon } = s.turn;
  const { fire } = totals(s, seat, weapon);
  emit({ type: 'fire', seat, power, effects: firesOf(fire) });
  const cells = hits(s, targetOf(s, s.pilots[seat].space), fire);
  const survivors: Cell[] = [];
  for (const cell of cells) {
    if (power >= s.remaining[cell]) destroy(s, seat, cell, emit);
    else survivors.push(cell);
  }
  if (s.turn.destroyed > 0) trigger(s, seat, 'destroy', emit);
  s.stack.push({ step: 'shotPays' });
  for (const cell of survivors) damage(s, seat, cell, emit);
  placeAssists(s, seat, survivors, emit);
}

function destroy(s: State, seat: Seat, cell: Cell, emit: Emit<Event>): void {
  const p = s.pilots[seat];
  const token = s.grid[cell];
  const { id, level, colour } = contentOf(s.options).tokens[token];
  s.turn.destroyed++;
  if (colour === p.colour) s.turn.ownDestroyed++;
  p.victory = [...p.victory, token];
  emit({ type: 'destroy', seat, invader: id, row: rowOf(s, cell), column: columnOf(s, cell) });
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !hasAssist(s, cell, other)) continue;
    emit({ type: 'assist', seat: other, invader: id, credits: gain(s.pilots[other], ASSIST_PAY * level) });
  }
  clearCell(s, cell);
}

function damage(s: State, seat: Seat, cell: Cell, emit: Emit<Event>): void {
  const from = s.remaining[cell];
  const to = from - s.turn.power;
  s.remaining = s.remaining.with(cell, to);
  s.turn.damaged++;
  const invader = contentOf(s.options).tokens[s.grid[cell]].id;
  emit({ type: 'damage', seat, invader, row: rowOf(s, cell), column: columnOf(s, cell), from, to });
}

/** Marks damaged Invaders, or asks which of them if tokens are short (SCRAMBLE-RULING-34 to SCRAMBLE-RULING-36). */
function placeAssists(s: State, seat: Seat, damaged: readonly Cell[], emit: Emit<Event>): void {
  const fresh = damaged.filter((cell) => !hasAssist(s, cell, seat));
  if (fresh.length <= s.pilots[seat].assists) for (const cell of fresh) markAssist(s, seat, cell, emit);
  else s.stack.push({ step: 'placeAssist', cells: fresh });
}

export function markAssist(s: State, seat: Seat, cell: Cell, emit: Emit<Event>): void {
  s.pilots[seat].assists--;
  s.assisted = s.assisted.with(cell, s.assisted[cell] | (1 << seat));
  emit({ type: 'assistToken', seat, row: rowOf(s, cell), column: columnOf(s, cell) });
}
