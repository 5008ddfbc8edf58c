import { type Action, format } from '@starboard/kernel';
import type { Message } from './driven.ts';

/** The fields of an answer as they stand in its JSON, without braces: what is written already is not written twice. */
export type Fields = string;

export function fieldsOf(message: Message): Fields {
  return JSON.stringify(message).slice(1, -1);
}

/** An action as JSON and in notation, as far as it was asked for. */
interface Written {
  json?: string;
  notation?: string;
}

const WRITTEN = new WeakMap<Action, Written>();

/** Written once: games share their action objects. */
function written(action: Action): Written {
  const known = WRITTEN.get(action);
  if (known) return known;
  const made: Written = {};
  WRITTEN.set(action, made);
  return made;
}

function json(action: Action): string {
  const all = written(action);
  all.json ??= JSON.stringify(action);
  return all.json;
}

export function notation(action: Action): string {
  const all = written(action);
  all.notation ??= format(action);
  return all.notation;
}

/** `action` and `notation` of what was done. */
export function actionFields(action: Action): Fields {
  return `"action":${json(action)},"notation":${JSON.stringify(notation(action))}`;
}

export function actionsJson(actions: readonly Action[]): string {
  return `[${actions.map(json).join()}]`;
}

/** Space for the JSON of a list, by its length. */
const SPACE = new Map<number, Buffer>();

/**
 * A list of numbers as JSON. Most are zeros and nearly all have one digit, so that their places are known beforehand: a
 * fifth of the time that JSON.stringify takes.
 */
export function numbersJson(numbers: ArrayLike<number>): string {
  const { length } = numbers;
  if (length === 0) return '[]';
  let bytes = SPACE.get(length);
  if (!bytes) {
    bytes = Buffer.from(`[${'0,'.repeat(length - 1)}0]`);
    SPACE.set(length, bytes);
  }
  let text = '';
  let from = 0;
  for (let i = 0; i < length; i++) {
    const n = numbers[i];
    const place = 2 * i + 1;
    if (n >= 0 && n < 10 && n === Math.trunc(n)) bytes[place] = ZERO + n;
    else {
      text += bytes.toString('latin1', from, place) + n;
      from = place + 1;
    }
  }
  return text + bytes.toString('latin1', from);
}

const ZERO = 0x30;

/** What is written most, followed by a comma: places and small values. */
const SMALL = Array.from({ length: 4096 }, (_, n) => `${n},`);

/** What is not zero in a list of numbers, as JSON: place, value, place, value, and so on. */
export function nonzeroJson(numbers: ArrayLike<number>): string {
  let text = '[';
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i];
    if (n !== 0) text += (SMALL[i] ?? `${i},`) + (SMALL[n] ?? `${n},`);
  }
  return text === '[' ? '[]' : `${text.slice(0, -1)}]`;
}
