import { type AnyGame, formatProblems, formatValue, type OptionSpec, parse, readOptions } from '@starboard/kernel';
import { readJson } from './files.ts';
import { didYouMean } from './spelling.ts';
import { fail } from './userError.ts';

/** Complete options of a match from texts such as `first=random`; `extra` are values that came from elsewhere. */
export function optionsFrom(game: AnyGame, seats: number, texts: readonly string[], extra: object = {}): object {
  // Without options first, so that a wrong number of seats is not blamed on an option.
  accepted(game, seats, {});
  const options: Record<string, unknown> = { ...extra };
  const given = new Set<string>();
  for (const text of texts) {
    const [name, value] = split(text);
    if (given.has(name)) fail(`The option ${name} was given twice.`, `L’option ${name} est donnée deux fois.`);
    given.add(name);
    options[name] = valueFrom(game, seats, name, value);
  }
  return accepted(game, seats, options);
}

function split(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
  return fail(
    `“${text}” is no option: write name=value, such as --option first=random.`,
    `« ${text} » n’est pas une option : écrivez nom=valeur, comme --option first=random.`,
  );
}

/** The first reading of a text that the option accepts. */
function valueFrom(game: AnyGame, seats: number, name: string, text: string): unknown {
  const specs = game.options as Readonly<Record<string, OptionSpec>>;
  if (!Object.hasOwn(specs, name)) unknownOption(game.id, name, Object.keys(specs));
  const readings = text.startsWith('@') ? [readJson(text.slice(1))] : readingsOf(text, specs[name]);
  const fitting = readings.find((value) => 'value' in readOptions(game, seats, { [name]: value }));
  if (fitting !== undefined) return fitting;
  const listed = specs[name].values;
  if (listed && !specs[name].problems)
    unknownValue(
      name,
      text,
      listed.map(({ value }) => plain(value)),
    );
  return readings[0];
}

/** What a text may mean: a listed value, JSON, the notation of actions with or without brackets, or just a text. */
function readingsOf(text: string, spec: OptionSpec): unknown[] {
  const readings = (spec.values ?? [])
    .map(({ value }) => value)
    .filter((v) => formatValue(v) === text || plain(v) === text);
  try {
    readings.push(JSON.parse(text));
  } catch {
    // Most values are words, not JSON.
  }
  for (const notation of [text, `[${text}]`]) {
    const parsed = parse(`option value=${notation}`);
    if ('value' in parsed) readings.push((parsed.value as unknown as { value: unknown }).value);
  }
  return [...readings, text];
}

/** A value in notation, a list without its brackets. */
export function plain(value: unknown): string {
  return formatValue(value).replace(/^\[(.*)\]$/, '$1');
}

function accepted(game: AnyGame, seats: number, options: object): object {
  const read = readOptions(game, seats, options);
  if ('value' in read) return read.value;
  return fail(formatProblems(read.problems, 'en'), formatProblems(read.problems, 'fr'));
}

function unknownOption(game: string, name: string, known: readonly string[]): never {
  const hint = didYouMean(name, known);
  const list = known.join(', ');
  fail(
    `${game} has no option “${name}”.${hint.en} ${list ? `Its options are: ${list}.` : 'It has none.'}`,
    `${game} n’a pas d’option « ${name} ».${hint.fr} ${list ? `Ses options sont : ${list}.` : 'Il n’en a aucune.'}`,
  );
}

function unknownValue(name: string, text: string, known: readonly string[]): never {
  // Nobody mistypes one number for another.
  const hint = Number.isNaN(Number(text)) ? didYouMean(text, known) : { en: '', fr: '' };
  fail(
    `The option ${name} cannot be “${text}”.${hint.en} It can be: ${known.join(' | ')}.`,
    `L’option ${name} ne peut pas valoir « ${text} ».${hint.fr} Elle peut valoir : ${known.join(' | ')}.`,
  );
}
