import type { AnyGame } from '../game.ts';
import { optionValues, readOptions } from '../options.ts';
import { copy, freeze } from './values.ts';

/** What a match is set up with, beside chance. */
export interface MatchSetting {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What can be chosen about a table: the number of seats comes first, then the options. */
interface Factor {
  readonly name: string;
  readonly values: readonly unknown[];
  /** Whether a value is allowed with a number of seats, all by index. */
  allowed(seats: number, value: number): boolean;
}

/** The index of a value for each factor. */
type Row = readonly number[];

/**
 * The settings to try, those with the game's defaults first: all if there are at most `few`, otherwise about so many, with
 * every number of seats and every value of every option, and with as many meetings of two values as possible.
 */
export function settingsOf(game: AnyGame, few: number): MatchSetting[] {
  const factors = factorsOf(game);
  const plain = factors[0].values.map((_, seats) =>
    factors.map(({ name, values }, i) => (i === 0 ? seats : values.indexOf(game.defaults[name]))),
  );
  const count = factors.reduce((n, { values }) => n * values.length, 1);
  const rows = count <= few ? [...plain, ...everyRow(factors)] : covering(factors, plain, few);
  const different = new Map(rows.map((row) => [row.join(), row]));
  return [...different.values()].map((row) => {
    const [[, seats], ...options] = factors.map(({ name, values }, i): [string, unknown] => [name, values[row[i]]]);
    return freeze(copy({ seats: seats as number, options: { ...game.defaults, ...Object.fromEntries(options) } }));
  });
}

function factorsOf(game: AnyGame): Factor[] {
  const [min, max] = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const options = optionValues(game).map(([name, values]): Factor => {
    const allowed = seats.map((n) => values.map((value) => 'value' in readOptions(game, n, { [name]: value })));
    return { name, values, allowed: (n, value) => allowed[n][value] };
  });
  return [{ name: 'seats', values: seats, allowed: (n, value) => n === value }, ...options];
}

function everyRow(factors: readonly Factor[]): Row[] {
  const rows = factors.reduce<Row[]>(
    (all, { values }) => all.flatMap((row) => values.map((_, v) => [...row, v])),
    [[]],
  );
  return rows.filter((row) => row.every((value, i) => factors[i].allowed(row[0], value)));
}

/** The first rows as given, then rows with values that are missing yet, alone first and then in pairs, up to `most`. */
function covering(factors: readonly Factor[], given: readonly Row[], most: number): Row[] {
  const missing = new Map([...everyValue(factors), ...everyPair(factors)].map((pair) => [pair.join(), pair]));
  const rows: Row[] = [];
  const take = (row: Row) => {
    rows.push(row);
    for (const pair of pairsOf(row)) missing.delete(pair.join());
  };
  given.forEach(take);
  for (const pair of missing.values()) {
    if (rows.length < most || pair[0] === pair[2]) take(completed(factors, pair, missing));
  }
  return rows;
}

/** Two factors with a value each; one value alone is a pair with itself. */
type Pair = readonly [i: number, x: number, j: number, y: number];

function pairsOf(row: Row): Pair[] {
  return row.flatMap((x, i) => row.slice(i).map((y, k): Pair => [i, x, i + k, y]));
}

/** Every value that some number of seats allows. */
function everyValue(factors: readonly Factor[]): Pair[] {
  return factors
    .flatMap(({ values }, i) => values.map((_, x): Pair => [i, x, i, x]))
    .filter((p) => possible(factors, p));
}

/** Every two values that some number of seats allows together. */
function everyPair(factors: readonly Factor[]): Pair[] {
  return everyValue(factors).flatMap(([i, x], at, all) =>
    all
      .slice(at + 1)
      .map(([j, y]): Pair => [i, x, j, y])
      .filter((pair) => i !== pair[2] && possible(factors, pair)),
  );
}

function possible(factors: readonly Factor[], [i, x, j, y]: Pair): boolean {
  return factors[0].values.some((_, n) => factors[i].allowed(n, x) && factors[j].allowed(n, y));
}

/** A row with that pair, in which every other value meets as many new ones as possible. */
function completed(factors: readonly Factor[], [i, x, j, y]: Pair, missing: ReadonlyMap<string, Pair>): Row {
  const row = factors.map((_, f) => (f === i ? x : f === j ? y : -1));
  for (const [f, { values }] of factors.entries()) {
    if (row[f] >= 0) continue;
    let most = -1;
    for (const v of values.keys()) {
      const tried = row.with(f, v);
      if (!tried.every((value, g) => value < 0 || factors[g].allowed(tried[0], value))) continue;
      const gain = pairsOf(tried).filter((pair) => missing.has(pair.join())).length;
      if (gain > most) [most, row[f]] = [gain, v];
    }
  }
  return row;
}
