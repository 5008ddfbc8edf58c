import { tooDeep } from './depth.ts';
import { equal } from './equal.ts';
import type { Action, AnyGame, Core, Game, GameEvent } from './game.ts';
import { formatValue } from './notation.ts';
import { type Problem, problem, type Result, shown } from './problem.ts';
import type { Text } from './text.ts';

/** One option of a match: enough to make a form, a command line and a check of it. */
export interface OptionSpec<T = unknown> {
  readonly name: Text;
  readonly about: Text;
  /** The values it can take, where these can be listed. */
  readonly values?: readonly { readonly value: T; readonly name: Text }[];
  /** For an option without a list, or for what a list cannot say: what is wrong with a value, if anything. */
  problems?(value: unknown, seats: number, at: string): readonly Problem[];
  /** Valid values worth trying, for an option without a list. */
  readonly samples?: readonly T[];
  /** The value for a rematch, where everybody sits one seat on: what belongs to a person goes along. */
  onward?(value: T, seats: number): T;
}

export type OptionSpecs<O> = { readonly [K in keyof O]-?: OptionSpec<O[K]> };

/** Complete options from partial ones that came from outside, or everything that is wrong with them. */
export function readOptions<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  seats: number,
  input: unknown,
): Result<O> {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min}–${max}`;
    return {
      problems: [
        problem(
          'seats',
          `${shown(seats)} does not fit: ${game.id} takes ${range}`,
          `${shown(seats)} ne convient pas : ${game.id} demande ${range}`,
        ),
      ],
    };
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return {
      problems: [
        problem('options', `${shown(input)} is no object of options`, `${shown(input)} n’est pas un objet d’options`),
      ],
    };
  }
  const deep = tooDeep(input, 'options');
  if (deep) return { problems: [deep] };
  const specs = game.options as Readonly<Record<string, OptionSpec>>;
  const found: Problem[] = [];
  for (const [name, value] of Object.entries(input)) {
    const at = `options.${name}`;
    if (Object.hasOwn(specs, name)) found.push(...optionProblems(specs[name], value, seats, at));
    else {
      const names = Object.keys(specs).join(', ');
      found.push(
        problem(
          at,
          `unknown option; ${game.id} knows ${names || 'none'}`,
          `option inconnue ; ${game.id} connaît ${names || 'aucune'}`,
        ),
      );
    }
  }
  return found.length > 0 ? { problems: found } : { value: { ...game.defaults, ...input } };
}

function optionProblems(spec: OptionSpec, value: unknown, seats: number, at: string): readonly Problem[] {
  const listed = spec.values?.some((v) => equal(v.value, value));
  if (listed === false && !spec.problems) {
    const known = spec.values?.map((v) => formatValue(v.value)).join(', ');
    return [problem(at, `${shown(value)} is not one of ${known}`, `${shown(value)} n’est pas l’une de : ${known}`)];
  }
  return spec.problems?.(value, seats, at) ?? [];
}

/** The options of a rematch, in which whoever sat at seat 1 sits at seat 0, and so on. */
export function optionsOnward<O extends object>(game: AnyGame, options: O, seats: number): O {
  const specs = Object.entries(game.options as Readonly<Record<string, OptionSpec>>);
  const onward = specs.flatMap(([name, spec]) =>
    spec.onward ? [[name, spec.onward((options as Record<string, unknown>)[name], seats)]] : [],
  );
  return { ...options, ...Object.fromEntries(onward) };
}

/** How many different sets of options `optionsAt` can give: the product of the values worth trying. */
export function optionCombinations(game: AnyGame): number {
  return optionValues(game).reduce((n, [, values]) => n * values.length, 1);
}

/** The combination with that number: of every listed value, sample and default. */
export function optionsAt(game: AnyGame, index: number): Record<string, unknown> {
  const options: Record<string, unknown> = { ...game.defaults };
  let rest = index;
  for (const [name, values] of optionValues(game)) {
    options[name] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  }
  return options;
}

/** The values worth trying of every option, by its name: those listed, the samples, and always the default. */
export function optionValues(game: AnyGame): [string, readonly unknown[]][] {
  return Object.entries(game.options as Readonly<Record<string, OptionSpec>>).map(
    ([name, { values = [], samples = [] }]) => {
      const tried = [...values.map((v) => v.value), ...samples];
      const byDefault: unknown = game.defaults[name];
      return [name, tried.includes(byDefault) ? tried : [byDefault, ...tried]];
    },
  );
}
