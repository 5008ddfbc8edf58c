import type { AnyGame, Seat } from '@starboard/kernel';
import { publishedSchemas } from './schemas.ts';

/**
 * A part of an observation. `at` is where its value stands in the view: names of fields, places in lists, `+n` for the
 * n-th seat after the viewer's, `*` for every entry of a list, over which is summed.
 */
export interface Block {
  readonly at: string;
  /** One number; 1 for true; 1 for what is there; one number a value of `of`; one a seat, counted from the viewer's. */
  readonly is: 'number' | 'flag' | 'there' | 'which' | 'seat';
  readonly of?: readonly (string | number | boolean | null)[];
  /** Where its numbers begin, and how many they are. */
  readonly from: number;
  readonly length: number;
}

/** How views become lists of numbers of one length. */
export interface Layout {
  /** Rises whenever the same view would give other numbers. */
  readonly version: number;
  readonly length: number;
  readonly blocks: readonly Block[];
}

export function layoutOf({ id }: AnyGame): Layout | undefined {
  return publishedSchemas(id)?.observation;
}

/** The view of a seat as numbers. */
export function observationOf(game: AnyGame, view: unknown, seat: Seat | null): number[] {
  const layout = layoutOf(game);
  if (!layout) throw new Error(`${game.id} has no observation`);
  return numbersOf(layout, view, seat);
}

export function numbersOf(layout: Layout, view: unknown, seat: Seat | null): number[] {
  const numbers = new Array<number>(layout.length).fill(0);
  collect(planOf(layout), view, { numbers, viewer: seat ?? 0, seats: seatsIn(layout, view) });
  return numbers;
}

/** The blocks as a tree of their paths, so that a view is walked once. */
interface Plan {
  readonly blocks: Block[];
  readonly fields: [name: string, then: Plan][];
  readonly places: [place: number, then: Plan][];
  readonly seats: [after: number, then: Plan][];
  each: Plan | undefined;
}

const PLANS = new WeakMap<Layout, Plan>();

function planOf(layout: Layout): Plan {
  const known = PLANS.get(layout);
  if (known) return known;
  const plan = newPlan();
  for (const block of layout.blocks) block.at.split('.').reduce(child, plan).blocks.push(block);
  PLANS.set(layout, plan);
  return plan;
}

function newPlan(): Plan {
  return { blocks: [], fields: [], places: [], seats: [], each: undefined };
}

function child(plan: Plan, token: string): Plan {
  if (token === '*') {
    plan.each ??= newPlan();
    return plan.each;
  }
  if (token.startsWith('+')) return among(plan.seats, Number(token));
  return /^\d+$/.test(token) ? among(plan.places, Number(token)) : among(plan.fields, token);
}

function among<K>(list: [K, Plan][], key: K): Plan {
  const known = list.find(([one]) => one === key);
  if (known) return known[1];
  const made = newPlan();
  list.push([key, made]);
  return made;
}

interface Sums {
  readonly numbers: number[];
  readonly viewer: Seat;
  readonly seats: number;
}

function collect(plan: Plan, value: unknown, sums: Sums): void {
  if (value === undefined) return;
  for (const block of plan.blocks) add(block, value, sums);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, then] of plan.fields) collect(then, (value as Readonly<Record<string, unknown>>)[name], sums);
  if (!Array.isArray(value)) return;
  for (const [place, then] of plan.places) collect(then, value[place], sums);
  for (const [after, then] of plan.seats) {
    if (after < value.length) collect(then, value[(sums.viewer + after) % value.length], sums);
  }
  if (plan.each) for (const entry of value) collect(plan.each, entry, sums);
}

function add({ is, of, from }: Block, value: unknown, { numbers, viewer, seats }: Sums): void {
  if (is === 'there') numbers[from] += value === null ? 0 : 1;
  else if (is === 'number') numbers[from] += typeof value === 'number' ? value : 0;
  else if (is === 'flag') numbers[from] += value === true ? 1 : 0;
  else if (is === 'seat') {
    if (typeof value === 'number' && value >= 0 && value < seats) numbers[from + ((value - viewer + seats) % seats)]++;
  } else {
    const at = of?.indexOf(value as string) ?? -1;
    if (at >= 0) numbers[from + at]++;
  }
}

/** How many seats a view has: the length of a list that goes by seats. */
function seatsIn({ blocks }: Layout, view: unknown): number {
  const by = blocks.find(({ at }) => /^\w+\.\+0/.test(at))?.at.split('.')[0] ?? '';
  const list = (view as Readonly<Record<string, unknown>>)[by];
  return Array.isArray(list) ? list.length : 1;
}
