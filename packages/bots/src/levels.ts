import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { thumb } from './thumb.ts';

/** The levels people play against, weakest first, with what each may spend: the clock is only a guard on slow machines. */
export const LEVELS: readonly Bot[] = [
  search('easy', { budget: { iterations: 60, milliseconds: 150 }, noise: 0.15 }),
  search('medium', { budget: { iterations: 400, milliseconds: 190 }, noise: 0.03 }),
  search('hard', { budget: { iterations: 4000, milliseconds: 950 }, noise: 0 }),
  search('expert', { budget: { iterations: 30_000, milliseconds: 2850 }, noise: 0 }),
];

/** All bots that can take a seat. */
export const BOTS: readonly Bot[] = [random, thumb, greedy('greedy', 16), ...LEVELS];

/** The bot with that name, if there is one. */
export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
