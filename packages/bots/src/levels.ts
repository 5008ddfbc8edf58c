import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVEL_NAMES, type LevelName } from './levelNames.ts';
import { random } from './random.ts';
import { type Strength, search } from './search.ts';
import { thumb } from './thumb.ts';

/**
 * What each level may spend. The clock is only a guard on slow machines: an easy or medium player may take 200 ms, a hard
 * one 1 s, an expert 3 s, and stops well before, because a busy machine can take the processor away at any moment.
 */
const STRENGTHS: Readonly<Record<LevelName, Strength>> = {
  easy: { budget: { iterations: 60, milliseconds: 90 }, allowed: 200, noise: 0.15 },
  medium: { budget: { iterations: 400, milliseconds: 90 }, allowed: 200, noise: 0.03 },
  hard: { budget: { iterations: 4000, milliseconds: 750 }, allowed: 1000, noise: 0 },
  expert: { budget: { iterations: 30_000, milliseconds: 2400 }, allowed: 3000, noise: 0 },
};

/** The levels that people play against, weakest first. */
export const LEVELS: readonly Bot[] = LEVEL_NAMES.map((name) => search(name, STRENGTHS[name]));

/** All bots that can take a seat. */
export const BOTS: readonly Bot[] = [random, thumb, greedy('greedy', 16), ...LEVELS];

/** The bot with that name, if there is one. */
export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
