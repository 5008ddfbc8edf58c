import type { AnyGame } from '../game.ts';
import { canonical } from '../hash.ts';
import { optionCombinations, optionsAt, readOptions } from '../options.ts';
import { below, keyFromSeed, rngOf } from '../rng.ts';
import { copy, freeze } from './values.ts';

/** What a match is set up with, beside chance. */
export interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Where a game has more tables than this, a sample of so many stands for all. */
const SAMPLE = 2000;

/**
 * The tables to try, those with the game's defaults first: all if there are at most `few`, otherwise so many that every
 * two values of two options, or of an option and the number of seats, meet at some table.
 */
export function tables(game: AnyGame, few: number): Table[] {
  const all = validTables(game);
  return all.length <= few ? all : covering(all, game.seats[1] - game.seats[0] + 1);
}

function validTables(game: AnyGame): Table[] {
  const found = new Map<string, Table>();
  const add = (seats: number, partial: object): void => {
    const options = readOptions(game, seats, partial);
    if ('problems' in options) return;
    const table = freeze(copy({ seats, options: options.value as Table['options'] }));
    found.set(canonical(table), table);
  };
  const [min, max] = game.seats;
  for (let seats = min; seats <= max; seats++) add(seats, {});
  const combinations = optionCombinations(game);
  const total = (max - min + 1) * combinations;
  const rng = rngOf(keyFromSeed('tables'));
  for (let i = 0; i < Math.min(total, SAMPLE); i++) {
    const index = total <= SAMPLE ? i : below(rng, total);
    add(min + Math.floor(index / combinations), optionsAt(game, index % combinations));
  }
  return [...found.values()];
}

/** The first `given` tables, then always the one that brings together the most pairs that have not met yet. */
function covering(all: readonly Table[], given: number): Table[] {
  const pairs = new Map(all.map((table) => [table, pairsOf(table)]));
  const missing = new Set([...pairs.values()].flat());
  const gain = (table: Table) => (pairs.get(table) ?? []).filter((pair) => missing.has(pair)).length;
  const chosen: Table[] = [];
  while (missing.size > 0) {
    const table =
      chosen.length < given ? all[chosen.length] : all.reduce((best, t) => (gain(t) > gain(best) ? t : best));
    chosen.push(table);
    for (const pair of pairs.get(table) ?? []) missing.delete(pair);
  }
  return chosen;
}

function pairsOf({ seats, options }: Table): string[] {
  const values = [`seats=${seats}`, ...Object.entries(options).map(([name, value]) => `${name}=${canonical(value)}`)];
  return values.flatMap((a, i) => values.slice(i + 1).map((b) => `${a} ${b}`));
}
