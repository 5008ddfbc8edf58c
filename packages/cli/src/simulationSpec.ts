import { load } from '@starboard/registry';
import { type BudgetWanted, within } from './budgetFlag.ts';
import { AUTOMATON, outsideOrOurs } from './players.ts';
import type { Simulation } from './simulation.ts';

/** A simulation in plain data, by which a thread is told what to play. The names have been checked. */
export interface SimulationSpec extends Omit<Simulation, 'game' | 'players'> {
  readonly game: string;
  /** Who sits where: bots and automata by name. */
  readonly players: readonly string[];
  readonly budget: BudgetWanted;
  /** How long a bot that is a program of its own may think, in milliseconds. */
  readonly limit: number;
}

export async function simulationOf({ game: id, players, budget, limit, ...rest }: SimulationSpec): Promise<Simulation> {
  const game = await load(id);
  if (!game) throw new Error(`there is no game ${id}`);
  // A bot that sits several times is one: a program of its own runs once.
  const bots = new Map(players.map((name) => [name, outsideOrOurs(name, limit)]));
  return {
    ...rest,
    game,
    players: players.map((name) => {
      if (name === AUTOMATON) return AUTOMATON;
      const bot = bots.get(name);
      if (!bot) throw new Error(`there is no bot ${name}`);
      return within(bot, budget);
    }),
  };
}
