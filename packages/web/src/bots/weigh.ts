import { evaluate } from '@starboard/bots';
import { type AnyGame, keyFromSeed } from '@starboard/kernel';

/**
 * Small, because a graph asks for a hundred positions; still within four percent of a search twenty times as long. No clock:
 * the same match has the same chances whenever and wherever it is looked at.
 */
const BUDGET = { iterations: 100 };
/** The same for all positions, so that neighbours differ by what was decided and not by what was imagined. */
const KEY = keyFromSeed('chances');

/** The chances of all seats in a position, as a seat or a spectator may judge them. */
export function weigh(game: AnyGame, view: unknown): readonly number[] {
  return evaluate(game, view, BUDGET, KEY);
}
