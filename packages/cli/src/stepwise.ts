import { type Action, formatValue } from '@starboard/kernel';

/** One of the answers to a step: what it is called in notation, and the actions that are left if it is taken. */
export interface Option {
  readonly token: string;
  readonly actions: readonly Action[];
}

/** More choices than this are asked for in steps: they would not fit a screen beside the table. */
export const FITS = 15;

/** What was taken so far of the entries of a list, by the name of its field. */
export type Taken = Readonly<Record<string, readonly string[]>>;

/** What was taken so far, and the actions that still fit it. */
export interface Draft {
  readonly actions: readonly Action[];
  readonly taken: Taken;
  /** What was taken, as it was offered. */
  readonly said: readonly string[];
  /** The fields that are asked for first. */
  readonly order: readonly string[];
}

/** How many entries of lists were taken so far. */
export function entries({ taken }: Draft): number {
  return Object.values(taken).flat().length;
}

/**
 * The next question of a long list of actions: first their type, then field by field; a list
 * is taken entry by entry, in any order. Undefined once the rest fits a screen, or nothing parts the actions any more.
 */
export function nextStep(draft: Draft): readonly (Option & { readonly draft: Draft })[] | undefined {
  const { actions, order } = draft;
  if (actions.length <= FITS) return undefined;
  for (const field of fieldsOf(actions, order)) {
    const values = actions.map((action) => (action as unknown as Readonly<Record<string, unknown>>)[field]);
    const options = values.some(Array.isArray) ? byEntry(draft, values, field) : byValue(draft, values);
    if (options.length > 1) return options;
  }
  return undefined;
}

function fieldsOf(actions: readonly Action[], order: readonly string[]): string[] {
  const names = [...new Set(actions.flatMap((action) => Object.keys(action)))].sort();
  return [...new Set(['type', ...order.filter((name) => names.includes(name)), ...names])];
}

function byValue(draft: Draft, values: readonly unknown[]) {
  const groups = new Map<string, Action[]>();
  for (const [n, action] of draft.actions.entries()) {
    const token = formatValue(values[n] ?? null);
    groups.set(token, [...(groups.get(token) ?? []), action]);
  }
  return [...groups].map(([token, group]) => ({ token, actions: group, draft: { ...draft, actions: group } }));
}

function byEntry(draft: Draft, values: readonly unknown[], field: string) {
  const { actions, taken } = draft;
  const before = taken[field] ?? [];
  const rests = values.map((value) => without(Array.isArray(value) ? value.map(formatValue) : [], before));
  const tokens = [...new Set(rests.flat())];
  const options = tokens.map((token) => {
    const group = actions.filter((_, n) => rests[n].includes(token));
    return {
      token,
      actions: group,
      draft: { ...draft, actions: group, taken: { ...taken, [field]: [...before, token] } },
    };
  });
  const done = actions.filter((_, n) => rests[n].length === 0);
  return done.length === 0 || done.length === actions.length
    ? options
    : [...options, { token: '–', actions: done, draft: { ...draft, actions: done } }];
}

/** A list without some of its entries, each once. */
function without(list: readonly string[], some: readonly string[]): string[] {
  const rest = [...list];
  for (const entry of some) {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** What an option is called: what the phrases of its actions have in common and those of the others have not. */
export function optionName(phrases: readonly string[], all: readonly string[], token: string): string {
  if (phrases.length === 1) return phrases[0];
  const skipped = commonStart(all).length;
  const rests = phrases.map((phrase) => phrase.slice(skipped));
  const parts = rests.map((rest) => new Set(rest.split(', ')));
  const shared = [...parts[0]].filter((part) => part !== '' && parts.every((set) => set.has(part)));
  const lists = all.map((phrase) => new Set(phrase.slice(skipped).split(', ')));
  const telling = shared.filter((part) => !lists.every((list) => list.has(part)));
  if (telling.length > 0) return telling.join(', ');
  const start = commonStart(rests).trim();
  return start ? `${start} …` : token;
}

/** What a phrase that lists things adds to what all the phrases list. */
export function restOf(phrase: string, all: readonly string[]): string {
  const skipped = commonStart(all).length;
  const lists = all.map((one) => new Set(one.slice(skipped).split(', ')));
  const rest = phrase
    .slice(skipped)
    .split(', ')
    .filter((part) => !lists.every((list) => list.has(part)));
  return rest.join(', ') || phrase;
}

/** The words with which all texts begin. */
function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let end = first.length;
  for (const text of texts) while (!text.startsWith(first.slice(0, end))) end--;
  return end === first.length ? first : first.slice(0, first.lastIndexOf(' ', end) + 1);
}
