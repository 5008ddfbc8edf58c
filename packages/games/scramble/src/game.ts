import { type Game, NOBODY, only } from '@starboard/kernel';
import { balance } from './balance.ts';
import { clone } from './clone.ts';
import { cards } from './content/set.ts';
import type { Event } from './events.ts';
import { insight } from './insight.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { top } from './moves/move.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type AnyMove, actor, proceed, STEPS } from './steps.ts';
import { text } from './text.ts';
import type { Action, Options, State, View } from './types.ts';
import { determinize, view } from './view.ts';

/** Stellar Scramble: a bag of gems, four guns, and a fleet that everybody shoots at. */
export const game: Game<State, Action, View, Event, Options> = {
  id: 'scramble',
  version: 1,
  seats: [2, 4],
  defaults,
  options,
  rules,
  text,
  cards,
  study: balance,
  // Four pilots take at most 28 turns of 24 decisions, and choose a space and three broken weapons; see the ledger, section 8.
  bounds: { decisions: 4 * (28 * 24 + 4), candidates: 26 },

  setup,
  actors: (s) => (s.stack.length > 0 ? only(actor(s)) : NOBODY),
  *candidates(s, seat) {
    if (s.stack.length === 0) return;
    for (const move of STEPS[top(s).step].open) yield* move.candidates(s, seat);
  },
  check(s, seat, a) {
    if (s.stack.length === 0) return { rule: 'SCRAMBLE-WIN-1' };
    if (seat !== actor(s)) return { rule: 'SCRAMBLE-ROUND-1' };
    const move = moveOf(a);
    return STEPS[top(s).step].open.includes(move) ? move.check(s, seat, a as never) : move.notNow(s, seat);
  },
  legal,
  apply(s, seat, a, emit) {
    moveOf(a).apply(s, seat, a as never, emit);
    proceed(s, emit);
  },
  outcome,
  insight,
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
