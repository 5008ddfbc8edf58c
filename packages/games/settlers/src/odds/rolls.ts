import { type Counts, diceUsed, type Pack } from '../packs.ts';
import { DICE, FACES, type PackCode } from '../types.ts';

/** Every different roll of n dice, with its probability. */
export interface Rolls {
  readonly counts: readonly Counts[];
  readonly chances: Float64Array;
}

/** By number of dice, from 0: at most 792 different rolls. */
export const ROLLS: readonly Rolls[] = Array.from({ length: DICE + 1 }, (_, n) => rollsOf(n));

function rollsOf(n: number): Rolls {
  const counts: number[][] = [];
  const extend = (start: readonly number[], left: number): void => {
    if (start.length === FACES.length - 1) counts.push([...start, left]);
    else for (let k = left; k >= 0; k--) extend([...start, k], left - k);
  };
  extend([], n);
  const total = FACES.length ** n;
  return {
    counts,
    chances: Float64Array.from(counts, (c) => c.reduce((w, k) => w / factorial(k), factorial(n)) / total),
  };
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

const uses = new Map<PackCode, readonly Uint8Array[]>();

/** By number of dice, then by roll: how many dice go on the pack, 0 where the roll does not satisfy it. */
export function usesOf(pack: Pack): readonly Uint8Array[] {
  let found = uses.get(pack.code);
  if (!found) {
    found = ROLLS.map(({ counts }) => Uint8Array.from(counts, (c) => diceUsed(pack, c)));
    uses.set(pack.code, found);
  }
  return found;
}
