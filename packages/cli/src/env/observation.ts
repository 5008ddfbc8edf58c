import type { AnyGame, Seat } from '@starboard/kernel';
import { nonzeroJson, numbersJson } from './answerText.ts';
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

/** The ways to tell an observation: all its numbers, or those that are not zero with their places. */
const OBSERVATIONS = { observation: numbersJson, nonzero: nonzeroJson } as const;

/** The view of a seat as numbers, in JSON. */
export function observationJson(
  game: AnyGame,
  view: unknown,
  seat: Seat | null,
  part: keyof typeof OBSERVATIONS,
): string {
  const layout = layoutOf(game);
  if (!layout) throw new Error(`${game.id} has no observation`);
  return OBSERVATIONS[part](collected(layout, view, seat));
}

export function numbersOf(layout: Layout, view: unknown, seat: Seat | null): number[] {
  return Array.from(collected(layout, view, seat));
}

/** The numbers of a view; they stay only until the next ones are asked for. */
function collected(layout: Layout, view: unknown, seat: Seat | null): Float64Array {
  const { root, numbers, bySeats } = walkOf(layout);
  numbers.fill(0);
  const list = (view as Readonly<Record<string, unknown>>)[bySeats];
  collect(root, view, { numbers, viewer: seat ?? 0, seats: Array.isArray(list) ? list.length : 1 });
  return numbers;
}

/** What is made once of a layout. */
interface Walk {
  readonly root: Plan;
  readonly numbers: Float64Array;
  /** The field of the view that is a list by seats. */
  readonly bySeats: string;
}

const WALKS = new WeakMap<Layout, Walk>();

function walkOf(layout: Layout): Walk {
  const known = WALKS.get(layout);
  if (known) return known;
  const root = newPlan();
  for (const block of layout.blocks) block.at.split('.').reduce(child, root).blocks.push(numbering(block));
  const bySeats = layout.blocks.find(({ at }) => /^\w+\.\+0/.test(at))?.at.split('.')[0] ?? '';
  const walk = { root, numbers: new Float64Array(layout.length), bySeats };
  WALKS.set(layout, walk);
  return walk;
}

/** The blocks as a tree of their paths, so that a view is walked once. */
interface Plan {
  readonly blocks: Numbering[];
  readonly fields: Branch<string>[];
  readonly places: Branch<number>[];
  readonly seats: Branch<number>[];
  each: Plan | undefined;
}

interface Branch<K> {
  readonly key: K;
  readonly then: Plan;
}

/** A block, with the places of its values. */
interface Numbering extends Pick<Block, 'is' | 'from'> {
  readonly places: ReadonlyMap<unknown, number>;
}

function numbering({ is, from, of = [] }: Block): Numbering {
  return { is, from, places: new Map(of.map((value, i) => [value, from + i])) };
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

function among<K>(list: Branch<K>[], key: K): Plan {
  const known = list.find((branch) => branch.key === key);
  if (known) return known.then;
  const then = newPlan();
  list.push({ key, then });
  return then;
}

interface Sums {
  readonly numbers: Float64Array;
  readonly viewer: Seat;
  readonly seats: number;
}

function collect(plan: Plan, value: unknown, sums: Sums): void {
  if (value === undefined) return;
  const { blocks, fields, places, seats, each } = plan;
  for (let i = 0; i < blocks.length; i++) add(blocks[i], value, sums);
  if (typeof value !== 'object' || value === null) return;
  for (let i = 0; i < fields.length; i++) {
    collect(fields[i].then, (value as Readonly<Record<string, unknown>>)[fields[i].key], sums);
  }
  if (!Array.isArray(value)) return;
  for (const { key, then } of places) collect(then, value[key], sums);
  for (const { key: after, then } of seats) {
    if (after < value.length) collect(then, value[(sums.viewer + after) % value.length], sums);
  }
  if (each) for (let i = 0; i < value.length; i++) collect(each, value[i], sums);
}

function add({ is, places, from }: Numbering, value: unknown, { numbers, viewer, seats }: Sums): void {
  if (is === 'there') numbers[from] += value === null ? 0 : 1;
  else if (is === 'number') numbers[from] += typeof value === 'number' ? value : 0;
  else if (is === 'flag') numbers[from] += value === true ? 1 : 0;
  else if (is === 'seat') {
    if (typeof value === 'number' && value >= 0 && value < seats) numbers[from + ((value - viewer + seats) % seats)]++;
  } else {
    const place = places.get(value);
    if (place !== undefined) numbers[place]++;
  }
}
