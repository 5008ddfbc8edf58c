import { type Counts, diceUsed, leastDice, type Pack } from '../packs.ts';
import { DICE } from '../types.ts';
import { ROLLS, usesOf } from './rolls.ts';

/** What it is worth to be about to roll n dice, by n; with a key that says all it depends on. */
export interface Worth {
  readonly key: string;
  readonly byDice: Float64Array;
}

/** Nothing more is wanted: the chance to complete is all that counts. */
export const DONE: Worth = { key: '', byDice: new Float64Array(DICE + 1).fill(1) };
/** Nothing more is possible, and more was wanted. */
export const FAILED: Worth = { key: '-', byDice: new Float64Array(DICE + 1) };

/**
 * The packs of one card, and what comes after them. `worth[unfilled × 8 + n]` is the worth of being about to roll n dice
 * with the packs of the set `unfilled` still to be filled, under best play: fill or re-roll, whichever is worth more.
 */
export interface Course {
  readonly packs: readonly Pack[];
  readonly worth: Float64Array;
}

/** A course with a key that says all it depends on: the packs, and what comes after them. */
export interface KeyedCourse extends Course {
  readonly key: string;
}

const ROW = DICE + 1;

/** Keeps what was worked out under a key, which must say all that it depends on; clears everything when there is too much. */
function memo<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    let found = known.get(key);
    if (found === undefined) {
      if (known.size >= 4096) known.clear();
      found = make();
      known.set(key, found);
    }
    return found;
  };
}

const courses = memo<KeyedCourse>();
const choices = memo<Worth>();

/** The course for some packs; worked out once. */
export function courseOf(packs: readonly Pack[], after: Worth = DONE): KeyedCourse {
  const sorted = [...packs].sort((a, b) => (a.code < b.code ? -1 : 1));
  const key = `${sorted.map(({ code }) => code).join(' ')}>${after.key}`;
  return courses(key, () => ({ key, packs: sorted, worth: solve(sorted, after.byDice) }));
}

/** A course whose end is worth something of its own, up to so many dice, for one use. */
export function courseTo(packs: readonly Pack[], after: Float64Array, most: number): Course {
  const sorted = [...packs].sort((a, b) => (a.code < b.code ? -1 : 1));
  return { packs: sorted, worth: solve(sorted, after, most) };
}

/** Works through all sets of unfilled packs, the smaller first; of sets that differ only by equal packs one is enough. */
function solve(packs: readonly Pack[], after: Float64Array, most = DICE): Float64Array {
  const worth = new Float64Array((1 << packs.length) * ROW);
  worth.set(after);
  for (let unfilled = 1; unfilled < 1 << packs.length; unfilled++) {
    const equal = lowestEqual(packs, unfilled);
    if (equal < unfilled) worth.copyWithin(unfilled * ROW, equal * ROW, (equal + 1) * ROW);
    else solveSet(packs, unfilled, worth, most);
  }
  return worth;
}

function solveSet(packs: readonly Pack[], unfilled: number, worth: Float64Array, most: number): void {
  const members = packs.flatMap((_, i) => (unfilled & (1 << i) ? [i] : []));
  const least = members.reduce((n, i) => n + leastDice(packs[i]), 0);
  const tables = members.map((i) => usesOf(packs[i]));
  for (let n = least; n <= most; n++) {
    const { chances } = ROLLS[n];
    const best = new Float64Array(chances.length).fill(worth[unfilled * ROW + n - 1]);
    for (let m = 0; m < members.length; m++) {
      const uses = tables[m][n];
      const then = (unfilled ^ (1 << members[m])) * ROW + n;
      for (let roll = 0; roll < best.length; roll++)
        if (uses[roll] > 0 && worth[then - uses[roll]] > best[roll]) best[roll] = worth[then - uses[roll]];
    }
    worth[unfilled * ROW + n] = expected(best, chances);
  }
}

/** The same set with each pack replaced by the first one equal to it that is free. Equal packs stand side by side. */
function lowestEqual(packs: readonly Pack[], unfilled: number): number {
  let lowest = unfilled;
  for (let i = 1; i < packs.length; i++)
    for (let j = i; j > 0 && packs[j - 1].code === packs[j].code; j--)
      if (lowest & (1 << j) && !(lowest & (1 << (j - 1)))) lowest ^= (1 << j) | (1 << (j - 1));
  return lowest;
}

function expected(values: Float64Array, chances: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] * chances[i];
  return sum;
}

/** All packs of a course. */
export function allOf({ packs }: Course): number {
  return (1 << packs.length) - 1;
}

/** The worth of being about to roll n dice. */
export function worthOf({ worth }: Course, unfilled: number, n: number): number {
  return worth[unfilled * ROW + n];
}

/** The best that one fill of a roll is worth; 0 if it satisfies no unfilled pack. */
export function bestFill({ packs, worth }: Course, unfilled: number, counts: Counts, n: number): number {
  let best = 0;
  for (let i = 0; i < packs.length; i++) {
    const used = unfilled & (1 << i) ? diceUsed(packs[i], counts) : 0;
    if (used > 0) best = Math.max(best, worth[(unfilled ^ (1 << i)) * ROW + n - used]);
  }
  return best;
}

/** No card is begun yet: any of the courses may be taken once the roll is seen. */
export function choiceOf(list: readonly KeyedCourse[]): Worth {
  const key = `(${list.map((course) => course.key).join('|')})`;
  return choices(key, () => ({ key, byDice: choose(list) }));
}

/** The same up to so many dice, for one use. */
export function choose(list: readonly Course[], most = DICE): Float64Array {
  const byDice = new Float64Array(ROW);
  const fills = list.flatMap((course) =>
    course.packs.map((pack, i) => ({ uses: usesOf(pack), worth: course.worth, unfilled: allOf(course) ^ (1 << i) })),
  );
  for (let n = 1; n <= most; n++) {
    const { chances } = ROLLS[n];
    const best = new Float64Array(chances.length).fill(byDice[n - 1]);
    for (const { uses, worth, unfilled } of fills) {
      const used = uses[n];
      for (let roll = 0; roll < best.length; roll++) {
        const then = used[roll] > 0 ? worth[unfilled * ROW + n - used[roll]] : 0;
        if (then > best[roll]) best[roll] = then;
      }
    }
    byDice[n] = expected(best, chances);
  }
  return byDice;
}

/** A course from its start, as something that comes after another. */
export function worthFromStart(course: KeyedCourse): Worth {
  const start = allOf(course) * ROW;
  return { key: course.key, byDice: course.worth.slice(start, start + ROW) };
}
