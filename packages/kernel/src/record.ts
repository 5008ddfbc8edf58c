import type { Outcome } from './game.ts';
import { hash } from './hash.ts';
import { type Match, outcome } from './match.ts';
import { format } from './notation.ts';
import { failure, type Problem, problem, type Result, shown } from './problem.ts';
import { formatKey, parseKey } from './rng.ts';

/** The version of the record's own format; files of a newer one are refused. */
export const RECORD_FORMAT = 1;

/** A match as a file: for saving, sharing, tests, bug reports and databases. `docs/record.md` describes it. */
export interface MatchRecord {
  readonly format: number;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sat where. */
  readonly seats: readonly { readonly name: string }[];
  /** 64 hexadecimal digits from which all randomness of the match follows. */
  readonly key: string;
  /** Each decision: its seat, a space, and the action in notation. */
  readonly actions: readonly string[];
  /** Points and places, or null while the match goes on. */
  readonly result: Outcome | null;
  /** The hash of the last state. */
  readonly state: string;
  /** The hash of the card set, when the match did not use the game's own. */
  readonly cards?: string;
}

/** The record of a match as it stands. */
export function record(match: Match, names: readonly string[] = []): MatchRecord {
  const options = match.options as Readonly<Record<string, unknown>>;
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    version: match.game.version,
    options,
    seats: Array.from({ length: match.seats }, (_, seat) => ({ name: names[seat] ?? `seat ${seat + 1}` })),
    key: formatKey(match.key),
    actions: match.steps.map(({ seat, action }) => `${seat} ${format(action)}`),
    result: outcome(match) ?? null,
    state: hash(match.state),
    ...(options.cards ? { cards: hash(options.cards) } : {}),
  };
}

/** A record as the text of a file, one action a line. */
export function formatRecord(r: MatchRecord): string {
  return `${JSON.stringify(r, null, 2)}\n`;
}

/** Reads the text of a record file and checks its form, not yet its actions; see `replay`. */
export function parseRecord(text: string): Result<MatchRecord> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (e) {
    const why = e instanceof Error ? e.message : String(e);
    return failure('', `not a record, or a damaged one: ${why}`, `pas un enregistrement, ou abîmé : ${why}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return failure(
      '',
      `a record is a JSON object, not ${shown(json)}`,
      `un enregistrement est un objet JSON, pas ${shown(json)}`,
    );
  }
  const fields = json as Readonly<Record<string, unknown>>;
  if (!('format' in fields) || !('game' in fields)) {
    return failure(
      '',
      'not a Starboard record: “format” or “game” is missing',
      'pas un enregistrement Starboard : « format » ou « game » manque',
    );
  }
  if (Number.isInteger(fields.format) && (fields.format as number) > RECORD_FORMAT) {
    return failure(
      'format',
      `written by a newer Starboard (format ${fields.format}; this one reads up to ${RECORD_FORMAT})`,
      `écrit par un Starboard plus récent (format ${fields.format} ; celui-ci lit jusqu’à ${RECORD_FORMAT})`,
    );
  }
  const found = Object.entries(FIELDS).flatMap(([name, check]) => check(fields[name], name));
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(FIELDS, name))
      found.push(problem(name, 'no field of a record', 'pas un champ d’un enregistrement'));
  }
  return found.length > 0 ? { problems: found } : { value: json as MatchRecord };
}

type FieldCheck = (value: unknown, at: string) => readonly Problem[];

function field(right: string, juste: string, passes: (value: unknown) => boolean): FieldCheck {
  return (value, at) =>
    passes(value)
      ? []
      : value === undefined
        ? [problem(at, `missing; it should be ${right}`, `manque ; il faudrait ${juste}`)]
        : [problem(at, `${shown(value)} should be ${right}`, `${shown(value)} devrait être ${juste}`)];
}

function each(list: FieldCheck, entry: FieldCheck): FieldCheck {
  return (value, at) => {
    const whole = list(value, at);
    return whole.length > 0 ? whole : (value as readonly unknown[]).flatMap((v, i) => entry(v, `${at}[${i}]`));
  };
}

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);
const isNumbers = (v: unknown) => Array.isArray(v) && v.every((n) => typeof n === 'number' && Number.isFinite(n));
const isHash = (v: unknown) => typeof v === 'string' && /^[0-9a-f]{16}$/.test(v);

const FIELDS: Readonly<Record<keyof MatchRecord, FieldCheck>> = {
  format: field('1', '1', (v) => v === RECORD_FORMAT),
  game: field('the id of a game', 'l’identifiant d’un jeu', (v) => typeof v === 'string' && v !== ''),
  version: field('a whole number from 1', 'un entier à partir de 1', (v) => Number.isInteger(v) && (v as number) >= 1),
  options: field('an object of options', 'un objet d’options', isObject),
  seats: each(
    field('a list of seats', 'une liste de places', (v) => Array.isArray(v) && v.length > 0),
    field('{ "name": … }', '{ "name": … }', (v) => isObject(v) && typeof v.name === 'string'),
  ),
  key: field(
    '64 hexadecimal digits',
    '64 chiffres hexadécimaux',
    (v) => typeof v === 'string' && parseKey(v) !== undefined,
  ),
  actions: each(
    field('a list of actions', 'une liste d’actions', Array.isArray),
    field(
      'a seat and an action, such as "0 finish"',
      'une place et une action, comme « 0 finish »',
      (v) => typeof v === 'string' && /^\d+ \S/.test(v),
    ),
  ),
  result: field(
    'null, or points and places',
    'null, ou des points et des places',
    (v) => v === null || (isObject(v) && isNumbers(v.points) && isNumbers(v.places)),
  ),
  state: field('16 hexadecimal digits', '16 chiffres hexadécimaux', isHash),
  cards: field(
    '16 hexadecimal digits, or left out',
    '16 chiffres hexadécimaux, ou absent',
    (v) => v === undefined || isHash(v),
  ),
};
