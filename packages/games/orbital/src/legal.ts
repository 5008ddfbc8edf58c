import type { Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { type Look, look } from './look.ts';
import { build } from './moves/build.ts';
import { buy } from './moves/buy.ts';
import { event } from './moves/event.ts';
import { top } from './moves/move.ts';
import { operate } from './moves/operate.ts';
import { repair } from './moves/repair.ts';
import { upgrade } from './moves/upgrade.ts';
import { type AnyMove, OPEN } from './openMoves.ts';
import type { State } from './types.ts';

/** The legal actions, built directly where that is quicker. A law holds them equal to the candidates that pass `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  const l = look(s, seat);
  const list: Action[] = [];
  for (const move of OPEN[top(s).step] ?? []) collect(move, l, list);
  return list;
}

/** Whether a seat can do nothing in its turn but pass. */
export function mustPass(s: State, seat: Seat): boolean {
  const l = look(s, seat);
  const list: Action[] = [];
  return !CHEAPEST_FIRST.some((move) => {
    collect(move, l, list);
    return list.length > 0;
  });
}

const CHEAPEST_FIRST: readonly AnyMove[] = [upgrade, buy, repair, operate, event, build];

function collect(move: AnyMove, l: Look, into: Action[]): void {
  if (move.legal) move.legal(l, into);
  else for (const a of move.candidates(l)) if (!move.check(l, a as never)) into.push(a);
}
