import type { Game } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { cards } from './content/set.ts';
import type { Event } from './events.ts';
import { insight } from './insight.ts';
import { legal } from './legal.ts';
import { look } from './look.ts';
import { top } from './moves/move.ts';
import { type AnyMove, MOVES, OPEN } from './openMoves.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { actors, proceed } from './steps.ts';
import { text } from './text.ts';
import type { Options, State, View } from './types.ts';
import { clone, determinize, inventory, view } from './view.ts';

/** Star Scrappers: Orbital: grow a space station and race for six colours. */
export const game: Game<State, Action, View, Event, Options> = {
  id: 'orbital',
  version: 1,
  seats: [1, 5],
  defaults,
  options,
  rules,
  text,
  cards,
  insight,
  // 100 turns a seat and year end a year whatever happens, and a turn opens at most a few answers.
  bounds: { decisions: 6 * 5 * 100 * 2, candidates: 4000 },

  setup,
  actors,
  *candidates(s, seat) {
    if (s.stack.length === 0) return;
    const l = look(s, seat);
    for (const move of OPEN[top(s).step] ?? []) yield* move.candidates(l);
  },
  check(s, seat, a) {
    if (s.stack.length === 0) return { rule: 'ORBITAL-END-3' };
    if (!actors(s).includes(seat)) return { rule: 'ORBITAL-TURN-1' };
    const move = MOVES[a.type] as AnyMove;
    return OPEN[top(s).step]?.includes(move) ? move.check(look(s, seat), a as never) : move.notNow(s, seat);
  },
  legal,
  apply(s, seat, a, emit) {
    (MOVES[a.type] as AnyMove).apply(s, seat, a as never, emit);
    proceed(s, emit);
  },
  outcome,
  inventory,
  clone,
  view,
  determinize,
};
