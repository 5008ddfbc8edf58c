import { DEEPEST } from './depth.ts';
import type { Action } from './game.ts';
import { failure, type Result } from './problem.ts';

/**
 * Actions as text, without loss and the same for every game: the type, then `key=value` for each field, keys in
 * alphabetical order. A value is a number, true, false, null, a bare word, a quoted string, `[a,b]` or `{k=v,k=v}`.
 * Example: `activate planet=1 switch=[2,5]`.
 */
export function format(action: Action): string {
  const fields = action as object as Readonly<Record<string, unknown>>;
  let text = action.type;
  for (const key of Object.keys(fields).sort())
    if (key !== 'type' && fields[key] !== undefined) text += ` ${key}=${formatValue(fields[key])}`;
  return text;
}

/** The same without keys, for people: `activate 1 2,5`. Unambiguous only within a list of choices. */
export function formatShort(action: Action): string {
  const words = fields(action).map(([, value]) => formatValue(value).replace(/^\[(.*)\]$/, '$1'));
  return [action.type, ...words].join(' ');
}

/** The choices that a text typed by a person may mean: exactly that notation, long or short, else those it begins. */
export function matching<A extends Action>(text: string, actions: readonly A[]): A[] {
  const wanted = text.trim().replace(/\s+/g, ' ');
  const exact = actions.filter((a) => format(a) === wanted || formatShort(a) === wanted);
  return exact.length > 0
    ? exact
    : actions.filter((a) => format(a).startsWith(wanted) || formatShort(a).startsWith(wanted));
}

/** The action that `format` wrote. Says nothing about whether it is legal; see `judge`. */
export function parse(text: string): Result<Action> {
  const reader = new Reader(text);
  try {
    const action = new Map<string, unknown>([['type', reader.take(NAME, 'a type')]]);
    while (!reader.done()) {
      reader.skip(' ');
      reader.pair(action);
    }
    return { value: Object.fromEntries(action) as unknown as Action };
  } catch (e) {
    if (!(e instanceof Fault)) throw e;
    const at = reader.at + 1;
    return failure(
      '',
      `“${text}” is no action: ${e.message} at character ${at}`,
      `« ${text} » n’est pas une action : erreur au caractère ${at}`,
    );
  }
}

/** A plain JSON value in the notation of actions; used for options on a command line as well. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${entries(value)
      .map(([k, v]) => `${k}=${formatValue(v)}`)
      .join(',')}}`;
  if (typeof value === 'string') return WORD.test(value) && !LITERALS.has(value) ? value : JSON.stringify(value);
  return String(value);
}

const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /-?\d+(\.\d+)?(e[+-]\d+)?/y;
const BARE = /[A-Za-z][\w/:+.#-]*/y;
const QUOTED = /"(?:[^"\\]|\\.)*"/y;
const WORD = /^[A-Za-z][\w/:+.#-]*$/;
const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function fields(action: Action): [string, unknown][] {
  return entries(action).filter(([key]) => key !== 'type');
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

class Fault extends Error {}

class Reader {
  at = 0;
  private depth = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  done(): boolean {
    return this.at >= this.text.length;
  }

  take(pattern: RegExp, what: string): string {
    const found = this.maybe(pattern);
    if (found === undefined) throw new Fault(`expected ${what}`);
    return found;
  }

  skip(mark: string): void {
    if (this.text[this.at] !== mark) throw new Fault(`expected “${mark}”`);
    this.at++;
  }

  value(): unknown {
    const next = this.text[this.at];
    if (next === '[') return this.list(']', () => this.value());
    if (next === '{') {
      const found = new Map<string, unknown>();
      this.list('}', () => this.pair(found));
      return Object.fromEntries(found);
    }
    const quoted = this.maybe(QUOTED);
    if (quoted !== undefined) return this.unquote(quoted);
    const number = this.maybe(NUMBER);
    if (number !== undefined) return Number(number);
    const bare = this.take(BARE, 'a value');
    return LITERALS.has(bare) ? LITERALS.get(bare) : bare;
  }

  private maybe(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private unquote(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new Fault('a damaged quotation');
    }
  }

  pair(into: Map<string, unknown>): void {
    const key = this.take(NAME, 'a field');
    if (into.has(key)) throw new Fault(`the field “${key}” stands twice`);
    this.skip('=');
    into.set(key, this.value());
  }

  private list<T>(end: string, item: () => T): T[] {
    if (++this.depth > DEEPEST) throw new Fault('nested too deep');
    const list: T[] = [];
    this.at++;
    if (this.text[this.at] !== end) {
      list.push(item());
      while (this.text[this.at] !== end) {
        this.skip(',');
        list.push(item());
      }
    }
    this.at++;
    this.depth--;
    return list;
  }
}
