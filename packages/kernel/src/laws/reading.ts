import type { Action, Seat } from '../game.ts';
import { format } from '../notation.ts';
import { keyFromSeed, rngOf, shuffle } from '../rng.ts';
import type { Moment, Run } from './run.ts';

const SAMPLE = 7;
const samples = new WeakMap<Run, readonly Moment[]>();

/** A few moments of a match, always with its first and its last two: the last are where a shortened match fails. */
export function sampled(run: Run): readonly Moment[] {
  const { moments } = run;
  if (moments.length <= SAMPLE) return moments;
  const known = samples.get(run);
  if (known) return known;
  const others = shuffle(rngOf(keyFromSeed(`moments ${run.case.seed}`)), moments.slice(1, -2)).slice(0, SAMPLE - 3);
  const found = [moments[0], ...others, ...moments.slice(-2)].sort((a, b) => a.after - b.after);
  samples.set(run, found);
  return found;
}

/** An action that was offered in a match, first after so many decisions. */
export interface Offered {
  readonly action: Action;
  readonly text: string;
  readonly after: number;
}

const texts = new WeakMap<Action, string>();

/** The notation of an action that laws ask for again and again. */
export function textOf(action: Action): string {
  let text = texts.get(action);
  if (text === undefined) {
    text = format(action);
    texts.set(action, text);
  }
  return text;
}

const offers = new WeakMap<Run, readonly Offered[]>();

/** Every different action that was a candidate at some moment of a match. */
export function offered(run: Run): readonly Offered[] {
  const known = offers.get(run);
  if (known) return known;
  const found = new Map<string, Offered>();
  for (const { after, choices } of run.moments) {
    for (const { action } of choices.flat()) {
      const text = textOf(action);
      if (!found.has(text)) found.set(text, { action, text, after });
    }
  }
  const list = [...found.values()];
  offers.set(run, list);
  return list;
}

/** Everyone who can look on: each seat, and the spectator. */
export function viewers(seats: number): (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}
