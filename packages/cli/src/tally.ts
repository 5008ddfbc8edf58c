import { type Estimate, type Seat, wilson } from '@starboard/kernel';
import type { Report, Simulation } from './simulation.ts';

/** A kind of choice: how often it was taken, and how seats did that took it at least once in a match. */
export interface ChoiceCount {
  readonly choice: string;
  readonly taken: number;
  readonly seats: number;
  /** How often those seats won alone. */
  readonly winRate: Estimate;
}

/** Counts the details of matches, so that they need not be kept: a long run would fill the memory with them. */
export interface Tally {
  /** Counts a match, to be called in the order of their numbers; returns what is to be kept of it. */
  add(report: Report): Report;
  /** The kinds of choices, the most frequent first. */
  choices(): readonly ChoiceCount[];
  /** The game's own study of the matches, where it has one and was asked for it. */
  study(): { readonly study?: object };
}

export function tallyFor({ game, players }: Simulation): Tally {
  const counts = new Map<string, { taken: number; seats: number; won: number }>();
  const studied = game.study?.start(players.length);
  let matches = 0;
  return {
    add({ details, ...report }) {
      for (const [seat, taken] of details?.choices.entries() ?? []) {
        for (const [choice, n] of Object.entries(taken)) {
          const count = counts.get(choice) ?? { taken: 0, seats: 0, won: 0 };
          count.taken += n;
          count.seats++;
          if (wonAlone(report, seat)) count.won++;
          counts.set(choice, count);
        }
      }
      if (details?.played) {
        game.study?.add(studied, details.played);
        matches++;
      }
      return report;
    },
    choices: () =>
      [...counts]
        .map(([choice, { taken, seats, won }]) => ({ choice, taken, seats, winRate: wilson(won, seats) }))
        .sort((a, b) => b.taken - a.taken || (a.choice < b.choice ? -1 : 1)),
    study: () => (game.study && matches > 0 ? { study: game.study.report(studied) } : {}),
  };
}

export function wonAlone({ winners }: Report, seat: Seat): boolean {
  return winners.length === 1 && winners[0] === seat;
}
