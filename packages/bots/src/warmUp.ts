import { type AnyGame, type Core, rngOf, silent } from '@starboard/kernel';
import { ask } from './bot.ts';
import { clock } from './budget.ts';
import { derivedKey } from './derivedKey.ts';
import { search } from './search.ts';

/** So many decisions show a bot most of what a game asks for. */
const DECISIONS = 60;

const WARM = new WeakSet<AnyGame>();

/**
 * Plays the beginning of a match for itself, once: the first thoughts in a game take many times as long as the later ones,
 * until its code is compiled and its tables of odds are made. To be called before anybody's clock runs; at most for so many milliseconds.
 */
export function warmUp(game: AnyGame, seats: number, options: object = game.defaults, milliseconds = 2000): void {
  if (WARM.has(game)) return;
  WARM.add(game);
  const end = clock() + milliseconds;
  const key = derivedKey('warm up');
  const rng = rngOf(key);
  const bot = search('warm', { budget: { iterations: 2 }, noise: 0 });
  const s: Core = game.setup(seats, options, key);
  for (let left = DECISIONS; left > 0 && clock() < end; left--) {
    const [seat] = game.actors(s);
    if (seat === undefined) return;
    game.apply(s, seat, ask(bot, game, s, seat, rng), silent);
  }
}
