import { tooDeep } from './depth.ts';
import { isObject } from './field.ts';
import { isPrintable } from './plainText.ts';
import { failure, type Problem, problem, type Result, shown } from './problem.ts';
import { FORFEITS, type MatchRecord, RECORD_FORMAT } from './record.ts';
import { parseKey } from './rng.ts';
import { firstPlaces } from './seats.ts';

/** Reads the text of a record file and checks its form, not yet its actions; see `replay`. */
export function parseRecord(text: string): Result<MatchRecord> {
  let json: unknown;
  try {
    // Some editors put a byte order mark in front of a file.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (e) {
    const why = e instanceof Error ? e.message : String(e);
    return failure('', `not a record, or a damaged one: ${why}`, `pas un enregistrement, ou abîmé : ${why}`);
  }
  return readRecord(json);
}

/** The same for a value that was read already. Older formats come out as the present one. */
export function readRecord(json: unknown): Result<MatchRecord> {
  const deep = tooDeep(json, '');
  if (deep) return { problems: [deep] };
  if (!isObject(json)) {
    return failure(
      '',
      `a record is a JSON object, not ${shown(json)}`,
      `un enregistrement est un objet JSON, pas ${shown(json)}`,
    );
  }
  if (!('format' in json) || !('game' in json)) {
    return failure(
      '',
      'not a Starboard record: “format” or “game” is missing',
      'pas un enregistrement Starboard : « format » ou « game » manque',
    );
  }
  if (Number.isInteger(json.format) && (json.format as number) > RECORD_FORMAT) {
    return failure(
      'format',
      `written by a newer Starboard (format ${json.format}; this one reads up to ${RECORD_FORMAT})`,
      `écrit par un Starboard plus récent (format ${json.format} ; celui-ci lit jusqu’à ${RECORD_FORMAT})`,
    );
  }
  const fields = upgraded(json);
  const found = Object.entries(FIELDS).flatMap(([name, check]) => check(fields[name], name));
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(FIELDS, name))
      found.push(problem(name, 'no field of a record', 'pas un champ d’un enregistrement'));
  }
  if (found.length > 0) return { problems: found };
  const record = fields as unknown as MatchRecord;
  return { value: { ...record, key: record.key.toLowerCase() } };
}

/** Format 1 did not say who won: everybody on the first place, in every game that can still replay such a record. */
function upgraded(json: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (json.format !== 1) return json;
  const { result } = json;
  const over = isObject(result) && isNumbers(result.places) && !('winners' in result);
  const winners = over ? { result: { ...result, winners: firstPlaces(result.places as number[]) } } : {};
  return { ...json, format: RECORD_FORMAT, ...winners };
}

type FieldCheck = (value: unknown, at: string) => readonly Problem[];

function field(right: string, juste: string, passes: (value: unknown) => boolean): FieldCheck {
  return (value, at) =>
    passes(value)
      ? []
      : value === undefined
        ? [problem(at, `missing; it should be ${right}`, `manque ; il faudrait ${juste}`)]
        : [problem(at, `${shown(value)} should be ${right}`, `${shown(value)} devrait être ${juste}`)];
}

function each(list: FieldCheck, entry: FieldCheck): FieldCheck {
  return (value, at) => {
    const whole = list(value, at);
    return whole.length > 0 ? whole : (value as readonly unknown[]).flatMap((v, i) => entry(v, `${at}[${i}]`));
  };
}

const isNumbers = (v: unknown): v is readonly number[] =>
  Array.isArray(v) && v.every((n) => typeof n === 'number' && Number.isFinite(n));
const isSeat = (v: unknown) => Number.isInteger(v) && (v as number) >= 0;
const isSeats = (v: unknown) => Array.isArray(v) && v.every(isSeat);
const isHash = (v: unknown) => typeof v === 'string' && /^[0-9a-f]{16}$/.test(v);

/** The longest name of a seat. */
export const LONGEST_NAME = 80;
const isName = (v: unknown) => typeof v === 'string' && v.length <= LONGEST_NAME && isPrintable(v);

/** How a match ended: played to its end, or given up. */
function isResult(v: unknown): boolean {
  if (!isObject(v) || !isSeats(v.winners)) return false;
  if ('forfeit' in v) return FORFEITS.includes(v.forfeit as 'leave') && isSeat(v.seat);
  return isNumbers(v.points) && isNumbers(v.places);
}

const FIELDS: Readonly<Record<keyof MatchRecord, FieldCheck>> = {
  format: field('1 or 2', '1 ou 2', (v) => v === RECORD_FORMAT),
  game: field('the id of a game', 'l’identifiant d’un jeu', (v) => typeof v === 'string' && v !== ''),
  version: field('a whole number from 1', 'un entier à partir de 1', (v) => Number.isInteger(v) && (v as number) >= 1),
  options: field('an object of options', 'un objet d’options', isObject),
  seats: each(
    field('a list of seats', 'une liste de places', (v) => Array.isArray(v) && v.length > 0),
    field(
      `{ "name": … } with at most ${LONGEST_NAME} printable characters`,
      `{ "name": … } d’au plus ${LONGEST_NAME} caractères imprimables`,
      (v) => isObject(v) && isName(v.name),
    ),
  ),
  key: field(
    '64 hexadecimal digits',
    '64 chiffres hexadécimaux',
    (v) => typeof v === 'string' && parseKey(v.toLowerCase()) !== undefined,
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
    'null, or points, places and winners, or a forfeit with its seat and winners',
    'null, ou des points, des places et des gagnants, ou un forfait avec sa place et les gagnants',
    (v) => v === null || isResult(v),
  ),
  state: field('16 hexadecimal digits', '16 chiffres hexadécimaux', isHash),
  cards: field(
    '16 hexadecimal digits, or left out',
    '16 chiffres hexadécimaux, ou absent',
    (v) => v === undefined || isHash(v),
  ),
};
