import { type Game, NOBODY, only } from '@starboard/kernel';
import { cards } from './cards.ts';
import { VERSION } from './content/set.ts';
import { insight } from './insight.ts';
import { legal } from './legal.ts';
import { top } from './moves/move.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { endReason, outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type AnyMove, proceed, STEPS } from './steps.ts';
import { text } from './text.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { clone, determinize, inventory, view } from './view.ts';

/** Stellar Settlers: roll, commit, push your luck, and steal what the others have settled. */
export const game: Game<State, Action, View, Event, Options> = {
  id: 'settlers',
  version: VERSION,
  seats: [2, 6],
  defaults,
  options,
  rules,
  text,
  cards,
  insight,
  // The largest card set allows 33 claims from the table with at most 20 rounds of 6 turns before each of them and after
  // the last, and 125 decisions in a turn; see the ledger, section 8, for the game's own cards.
  bounds: { decisions: 34 * 120 * 125, candidates: 720 },

  setup,
  actors: (s) => (s.stack.length > 0 ? only(s.active) : NOBODY),
  *candidates(s, seat) {
    if (s.stack.length === 0) return;
    const { open, shown } = STEPS[top(s).step];
    for (const move of open) yield* move.candidates(s, seat);
    for (const move of shown) yield* move.candidates(s, seat);
  },
  check(s, seat, a) {
    if (s.stack.length === 0) return { rule: endReason(s) === 'stall' ? 'SETTLERS-RULING-66' : 'SETTLERS-END-1' };
    if (seat !== s.active) return { rule: 'SETTLERS-TURN-1' };
    const { open } = STEPS[top(s).step];
    const move = moveOf(a);
    return open.includes(move) ? move.check(s, seat, a as never) : move.notNow(s);
  },
  legal,
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
