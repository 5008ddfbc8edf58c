import type { Game, Seat, Violation } from '@starboard/kernel';
import { dice } from './content/dice.ts';
import { DUEL_CAP, REROLLS, STAGING } from './content/staging.ts';
import { insight } from './insight.ts';
import { legal } from './legal.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type AnyMove, actors, proceed, STEPS } from './steps.ts';
import { text } from './text.ts';
import { top } from './turn.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { clone, determinize, inventory, view } from './view.ts';

const MOST_SEATS = 6;

/** We Come In Peace: three rounds of saucers, and whatever is left of your planet wins. */
export const game: Game<State, Action, View, Event, Options> = {
  id: 'invasion',
  version: 1,
  seats: [2, MOST_SEATS],
  defaults,
  options,
  rules,
  text,
  cards: dice,
  bounds: { decisions: longest(), candidates: 126 },
  insight,

  setup,
  actors,
  *candidates(s, seat) {
    if (s.stack.length === 0) return;
    for (const move of STEPS[top(s).step].open) yield* move.candidates(s, seat);
  },
  check(s, seat, a) {
    if (s.stack.length === 0) return { rule: 'INVASION-GOAL-1' };
    if (!actors(s).includes(seat)) return waits(s, seat);
    const move = moveOf(a);
    return STEPS[top(s).step].open.includes(move) ? move.check(s, seat, a as never) : move.notNow(s, seat);
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

/** Why a seat that does not act has to wait. */
function waits(s: State, seat: Seat): Violation {
  const frame = top(s);
  if (frame.step === 'pick' && frame.picks[seat] > 0) return { rule: 'INVASION-VAR-CAT-1' };
  return { rule: frame.step === 'freeRebuild' ? 'INVASION-MISSILE-7' : 'INVASION-ROUND-1' };
}

/** The most decisions of a match: every die a Missile that all but its owner counter, in every turn and in the duel. */
function longest(): number {
  const { defense, value } = STAGING[3];
  const missile = MOST_SEATS + (MOST_SEATS - 1) * value;
  const turn = REROLLS + 1 + defense * missile;
  return 3 * MOST_SEATS * turn + DUEL_CAP * MOST_SEATS * missile;
}
