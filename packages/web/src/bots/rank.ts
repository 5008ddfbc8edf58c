import { byChance, suggest } from '@starboard/bots';
import { type AnyGame, type Key, type Rng, type Seat, word } from '@starboard/kernel';
import type { Ranked } from './question.ts';

/** How long a hint may take. */
const BUDGET = { iterations: 20_000, milliseconds: 900 };

/** The choices of a seat, best first, with the chance of winning and the reason that the bots see in each. */
export function rank(game: AnyGame, view: unknown, seat: Seat, rng: Rng): Ranked[] {
  const key = Array.from({ length: 8 }, () => word(rng)) as unknown as Key;
  const { suggestions, iterations } = suggest(game, view, seat, BUDGET, key);
  const { tried, rest } = byChance(suggestions);
  return [
    ...tried.map(({ action, chance, reason }) => ({
      action,
      wins: chance,
      tries: iterations,
      ...(reason ? { reason } : {}),
    })),
    ...rest.map(({ action, reason }) => ({ action, ...(reason ? { reason } : {}) })),
  ];
}
