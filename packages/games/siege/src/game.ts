import { type Game, NOBODY, only } from '@starboard/kernel';
import { insight } from './insight.ts';
import { legal } from './legal.ts';
import { top } from './moves/move.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type AnyMove, actor, proceed, STEPS } from './steps.ts';
import { text } from './text.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { clone, determinize, inventory, view } from './view.ts';

/** Stellar Siege: two players, eight planets, and a hand whose size is the aim. */
export const game: Game<State, Action, View, Event, Options> = {
  id: 'siege',
  version: 1,
  seats: [2, 2],
  defaults,
  options,
  rules,
  text,
  insight,
  // 60 cards leave hands and piles at most once each, and a turn has at most 8 steps beside them; see the ledger, section 8.
  bounds: { decisions: 60 + 62 * 8, candidates: 140 },

  setup,
  actors: (s) => (s.stack.length > 0 ? only(actor(s)) : NOBODY),
  *candidates(s, seat) {
    if (s.stack.length === 0) return;
    const { open, shown } = STEPS[top(s).step];
    for (const move of open) yield* move.candidates(s, seat);
    for (const move of shown) yield* move.candidates(s, seat);
  },
  check(s, seat, a) {
    if (s.stack.length === 0) return { rule: 'SIEGE-END-2' };
    if (seat !== actor(s)) return { rule: 'SIEGE-TURN-1' };
    const { open } = STEPS[top(s).step];
    const move = moveOf(a);
    return open.includes(move) ? move.check(s, seat, a as never) : move.notNow(s, seat);
  },
  legal: (s, seat) => legal(s, seat),
  apply(s, seat, a, emit) {
    moveOf(a).apply(s, seat, a as never, emit);
    proceed(s, emit);
  },
  outcome,
  inventory,
  clone,
  view,
  determinize,
};

const MOVES = new Map<string, AnyMove>(
  Object.values(STEPS).flatMap(({ open }) => open.map((move) => [move.type, move])),
);

function moveOf(a: Action): AnyMove {
  return MOVES.get(a.type) as AnyMove;
}
