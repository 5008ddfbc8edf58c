import type { Contest } from '@starboard/bots/arena';
import { load } from '@starboard/registry';
import { type BudgetWanted, within } from './budgetFlag.ts';
import { getUsedTo } from './onTime.ts';
import { outsideOrOurs } from './players.ts';

/** A contest in plain data, by which a thread is told what to play. The names have been checked. */
export interface ContestSpec {
  readonly game: string;
  readonly options: object;
  readonly bots: readonly string[];
  readonly budget: BudgetWanted;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** How long a bot that is a program of its own may think, in milliseconds. */
  readonly limit: number;
}

export async function contestOf({ game: id, bots: names, budget, limit, ...rest }: ContestSpec): Promise<Contest> {
  const game = await load(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const bots = names.map((name) => {
    const bot = outsideOrOurs(name, limit);
    if (!bot) throw new Error(`there is no bot ${name}`);
    return within(bot, budget);
  });
  if (budget === 'timed' || budget.milliseconds !== undefined) getUsedTo(game, rest.seats, rest.options);
  return { game, bots, ...rest, processor };
}

/** All threads of this process counted. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
