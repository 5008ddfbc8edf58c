import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** The bots that can take a seat, weakest first; a level is a number of iterations of the same search. */
export const BOTS: readonly Bot[] = [
  random,
  greedy('greedy', 16),
  search('easy', 40),
  search('medium', 250),
  search('hard', 1200),
  search('expert', 5000),
];

/** The bot with that name, if there is one. */
export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
