import { evaluate } from '@starboard/bots';
import { type AnyGame, keyFromSeed } from '@starboard/kernel';

/** Small, because a graph asks for a hundred positions; still within two percent of a search ten times as long. */
const BUDGET = { iterations: 200, milliseconds: 120 };
/** The same for all positions, so that neighbours differ by what was decided and not by what was imagined. */
const KEY = keyFromSeed('chances');

/** The chances of all seats in a position, as a seat or a spectator may judge them. */
export function weigh(game: AnyGame, view: unknown): readonly number[] {
  return evaluate(game, view, BUDGET, KEY);
}
