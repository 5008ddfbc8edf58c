import { type Budget, botNamed } from '@starboard/bots';
import type { Contest } from '@starboard/bots/arena';
import { load } from '@starboard/registry';

/** A contest in plain data, by which a thread is told what to play. The names have been checked. */
export interface ContestSpec {
  readonly game: string;
  readonly options: object;
  readonly bots: readonly string[];
  readonly budget: Partial<Budget> | undefined;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

export async function contestOf({ game: id, bots: names, budget, ...rest }: ContestSpec): Promise<Contest> {
  const game = await load(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const bots = names.map((name) => {
    const bot = botNamed(name);
    if (!bot) throw new Error(`there is no bot ${name}`);
    return (budget && bot.within?.(budget)) ?? bot;
  });
  return { game, bots, ...rest };
}
