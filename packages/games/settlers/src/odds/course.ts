import { type Counts, diceUsed, leastDice, type Pack } from '../packs.ts';
import { DICE } from '../types.ts';
import { ROLLS, usesOf } from './rolls.ts';

/** What it is worth to be about to roll n dice, by n; with a name under which it can be remembered. */
export interface Worth {
  readonly key: string;
  readonly byDice: Float64Array;
}

/** Nothing more is wanted: the chance to complete is all that counts. */
export const DONE: Worth = { key: '', byDice: new Float64Array(DICE + 1).fill(1) };
/** Nothing more is possible, and more was wanted. */
export const FAILED: Worth = { key: '-', byDice: new Float64Array(DICE + 1) };

/**
 * The packs of one card, and what comes after them. `worth[open × 8 + n]` is the worth of being about to roll n dice
 * with the packs of the set `open` still to be filled, under best play: fill or re-roll, whichever is worth more.
 */
export interface Course {
  readonly key: string;
  readonly packs: readonly Pack[];
  readonly worth: Float64Array;
}

const STEP = DICE + 1;
const MOST_REMEMBERED = 4096;
const remembered = new Map<string, Course>();

/** The course for some packs; made once, then remembered. */
export function courseOf(packs: readonly Pack[], after: Worth = DONE): Course {
  const sorted = [...packs].sort((a, b) => (a.code < b.code ? -1 : 1));
  const key = `${sorted.map(({ code }) => code).join(' ')}>${after.key}`;
  let found = remembered.get(key);
  if (!found) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    found = { key, packs: sorted, worth: solve(sorted, after.byDice) };
    remembered.set(key, found);
  }
  return found;
}

function solve(packs: readonly Pack[], after: Float64Array): Float64Array {
  const worth = new Float64Array((1 << packs.length) * STEP);
  worth.set(after);
  const uses = packs.map(usesOf);
  for (let open = 1; open < 1 << packs.length; open++) {
    const members = packs.flatMap((_, i) => (open & (1 << i) ? [i] : []));
    const least = members.reduce((n, i) => n + leastDice(packs[i]), 0);
    for (let n = least; n <= DICE; n++) {
      const { chances } = ROLLS[n];
      const reroll = worth[open * STEP + n - 1];
      let sum = 0;
      for (let roll = 0; roll < chances.length; roll++) {
        let best = reroll;
        for (const i of members) {
          const used = uses[i][n][roll];
          if (used === 0) continue;
          const filled = worth[(open ^ (1 << i)) * STEP + n - used];
          if (filled > best) best = filled;
        }
        sum += chances[roll] * best;
      }
      worth[open * STEP + n] = sum;
    }
  }
  return worth;
}

/** All packs of a course. */
export function allOf({ packs }: Course): number {
  return (1 << packs.length) - 1;
}

/** The worth of being about to roll n dice. */
export function worthOf({ worth }: Course, open: number, n: number): number {
  return worth[open * STEP + n];
}

/** The best that one fill of a roll is worth; 0 if it satisfies no open pack. */
export function bestFill({ packs, worth }: Course, open: number, counts: Counts, n: number): number {
  let best = 0;
  for (let i = 0; i < packs.length; i++) {
    const used = open & (1 << i) ? diceUsed(packs[i], counts) : 0;
    if (used > 0) best = Math.max(best, worth[(open ^ (1 << i)) * STEP + n - used]);
  }
  return best;
}

/** No card is begun yet: any of the courses may be taken once the roll is seen. */
export function choiceOf(courses: readonly Course[]): Worth {
  const byDice = new Float64Array(STEP);
  const fills = courses.flatMap((course) =>
    course.packs.map((pack, i) => ({ uses: usesOf(pack), worth: course.worth, open: allOf(course) ^ (1 << i) })),
  );
  for (let n = 1; n <= DICE; n++) {
    const { chances } = ROLLS[n];
    for (let roll = 0; roll < chances.length; roll++) {
      let best = byDice[n - 1];
      for (const { uses, worth, open } of fills) {
        const used = uses[n][roll];
        if (used > 0 && worth[open * STEP + n - used] > best) best = worth[open * STEP + n - used];
      }
      byDice[n] += chances[roll] * best;
    }
  }
  return { key: `(${courses.map(({ key }) => key).join('|')})`, byDice };
}

/** A course from its start, as something that comes after another. */
export function worthFromStart(course: Course): Worth {
  const start = allOf(course) * STEP;
  return { key: course.key, byDice: course.worth.slice(start, start + STEP) };
}
