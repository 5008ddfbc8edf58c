import { DIGIT, subsets } from '../actions.ts';
import { FACES } from '../types.ts';

/** All multisets of up to n faces, numbered by size, and how they lead to each other. */
export interface Trays {
  readonly size: number;
  /** The multisets as in `multisetOf`; those of full size are last. */
  readonly codes: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  /** The first index of full size. */
  readonly full: number;
  /** Where one more die leads, by index and face. */
  readonly plus: Int32Array;
  /** For each multiset of full size, everything that can be kept of it: its proper parts. */
  readonly parts: readonly Int32Array[];
}

const known = new Map<number, Trays>();

export function traysOf(size: number): Trays {
  const before = known.get(size);
  if (before) return before;
  const made = build(size);
  known.set(size, made);
  return made;
}

function build(size: number): Trays {
  const codes = Array.from({ length: size + 1 }, (_, n) => ofSize(n, 0)).flat();
  const indexOf = new Map(codes.map((code, index) => [code, index]));
  const index = (code: number) => indexOf.get(code) ?? -1;
  const full = codes.length - ofSize(size, 0).length;
  return {
    size,
    codes,
    indexOf,
    full,
    plus: Int32Array.from(codes.flatMap((code) => FACES.map((_, face) => index(code + DIGIT[face])))),
    parts: codes.slice(full).map((code) => Int32Array.from(subsets(code).slice(0, -1), index)),
  };
}

function ofSize(n: number, from: number): number[] {
  if (n === 0) return [0];
  return FACES.flatMap((_, face) => (face < from ? [] : ofSize(n - 1, face).map((rest) => rest + DIGIT[face])));
}
