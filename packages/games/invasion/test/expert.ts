import { type AnyGame, type Key, legal, pick, type Rng, type Seat, top, word } from '@starboard/kernel';
import { type Action, game, keepOdds, type State, type View } from '../src/index.ts';
import { judgeDecision } from '../src/luck/decisions.ts';
import { bestPlayOf } from '../src/odds/bestPlay.ts';
import { assignOdds } from '../src/odds/odds.ts';

/** The best choice by the exact odds; picks of Cat and Mouse at random. */
export function bestAction(s: State, seat: Seat, rng: Rng): Action {
  const list = legal(game, s, seat);
  switch (top(s).step) {
    case 'pick':
      return pick(rng, list);
    case 'defense':
      return keepOdds(s).reduce((a, b) => (b.margin > a.margin + 1e-9 ? b : a)).action;
    case 'assign':
      return assignOdds(s).reduce((a, b) => (b.margin > a.margin ? b : a)).action;
    default:
      return judgeDecision(s, seat, list[0], bestPlayOf(s)).best;
  }
}

/** Plays from a view alone. */
export function expert(_game: AnyGame, view: unknown, seat: Seat, rng: Rng): Action {
  const key = Array.from({ length: 8 }, () => word(rng)) as unknown as Key;
  return bestAction(game.determinize(view as View, key), seat, rng);
}

/** Strikes where nobody shields, and does nothing else: planets that are alike stay alike. */
export function stubborn(_game: AnyGame, view: unknown, seat: Seat): Action {
  const frame = (view as View).stack.at(-1);
  if (frame?.step !== 'pick') return { type: 'keep' };
  return { type: 'pickSector', sector: frame.attack.attacker === seat ? 1 : 2 };
}
