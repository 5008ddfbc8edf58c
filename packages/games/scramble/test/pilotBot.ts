import { type Action, type AnyGame, keyFromSeed, legal, type Rng, type Seat, silent, word } from '@starboard/kernel';
import { firesOf } from '../src/cards.ts';
import { contentOf, game, type State, type View } from '../src/index.ts';
import { totals } from '../src/pilot.ts';

/** The ledger's rules of thumb, in credits: what a position is worth to a pilot. */
function worth(s: State, seat: Seat): number {
  const p = s.pilots[seat];
  let value = 15 * p.victory.length + 0.8 * p.credits - (p.heat > 5 ? 1.5 : 0.5) * p.heat - p.assists;
  for (const [w, weapon] of p.weapons.entries()) {
    const { power, move, fire, scavenge } = totals(s, seat, w);
    value += 5 * power + 0.5 * move + 6 * firesOf(fire).length + 0.5 * scavenge + weapon.boost;
    if (weapon.outOfOrder) value -= 6 + 3 * weapon.cards.length;
  }
  for (let column = 0; column < s.columns; column++) {
    const token = contentOf(s).tokens[s.grid[column]];
    if (token?.colour === p.colour) value -= 3;
  }
  return value + 4 * p.systems.length;
}

/** The steps of an activation are looked at together: a gun is worth what it will hit. */
const TOGETHER: ReadonlySet<string | undefined> = new Set(['placeGem', 'move', 'fire']);

function value(s: State, seat: Seat): number {
  if (!TOGETHER.has(s.stack.at(-1)?.step) || game.actors(s)[0] !== seat) return worth(s, seat);
  return Math.max(...legal(game, s, seat).map((a) => value(after(s, seat, a), seat)));
}

function after(s: State, seat: Seat, a: Action): State {
  const next = game.clone(s);
  game.apply(next, seat, a as never, silent);
  return next;
}

/** Draws unless it is too hot, then takes what leads to the best position at the end of the shot. */
export function pilotBot(_game: AnyGame, view: unknown, seat: Seat, rng: Rng): Action {
  const s = game.determinize(view as View, keyFromSeed(`${word(rng)}`));
  const actions = legal(game, s, seat);
  if (s.stack.at(-1)?.step === 'drawOrCooldown') return actions[s.pilots[seat].heat > 5 ? actions.length - 1 : 0];
  const values = actions.map((a) => value(after(s, seat, a), seat));
  return actions[values.indexOf(Math.max(...values))];
}
