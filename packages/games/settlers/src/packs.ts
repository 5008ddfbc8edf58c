import type { PackCode } from './types.ts';

/** A Resource Pack: so many dice of each symbol, or a population number with the dice slots it offers. */
export type Pack =
  | { readonly code: PackCode; readonly kind: 'symbols'; readonly symbols: readonly [number, number, number] }
  | { readonly code: PackCode; readonly kind: 'population'; readonly need: number; readonly slots: number };

/** Dice by face, in the order of `FACES`. */
export type Counts = readonly number[];

const LETTERS = 'WEA';
/** The first face with population; the faces before it are the symbols. */
const POPULATION = LETTERS.length;

/** The pack of a code; undefined for a text that is none. Symbols stand in the order W, E, A. */
export function parsePack(code: string): Pack | undefined {
  const numeric = /^P([1-9]\d?)\/([1-7])$/.exec(code);
  if (numeric) return { code, kind: 'population', need: Number(numeric[1]), slots: Number(numeric[2]) };
  if (!/^(?=.{1,3}$)W*E*A*$/.test(code)) return undefined;
  const [w, e, a] = [...LETTERS].map((letter) => code.split(letter).length - 1);
  return { code, kind: 'symbols', symbols: [w, e, a] };
}

/** How many dice of a roll go on the pack; 0 if the roll does not satisfy it. Population takes the fewest dice that do. */
export function diceUsed(pack: Pack, counts: Counts): number {
  if (pack.kind === 'symbols') {
    const [w, e, a] = pack.symbols;
    return counts[0] >= w && counts[1] >= e && counts[2] >= a ? w + e + a : 0;
  }
  let left = pack.need;
  let used = 0;
  for (let value = 3; value > 0; value--) {
    let dice = counts[POPULATION + value - 1];
    for (; dice > 0; dice--) {
      if (used === pack.slots) return 0;
      used++;
      left -= value;
      if (left <= 0) return used;
    }
  }
  return 0;
}

/** The faces that are placed, each by its index in `FACES`, for a pack that the roll satisfies. */
export function facesUsed(pack: Pack, counts: Counts): number[] {
  const faces: number[] = [];
  if (pack.kind === 'symbols') {
    for (let face = 0; face < POPULATION; face++) for (let n = pack.symbols[face]; n > 0; n--) faces.push(face);
    return faces;
  }
  let left = pack.need;
  for (let value = 3; value > 0; value--) {
    const face = POPULATION + value - 1;
    for (let n = counts[face]; n > 0 && left > 0; n--, left -= value) faces.push(face);
  }
  return faces;
}

/** Population symbols on all dice of a roll. */
export function population(counts: Counts): number {
  return counts[3] + 2 * counts[4] + 3 * counts[5];
}

/** The fewest dice that can fill a pack. */
export function leastDice(pack: Pack): number {
  return pack.kind === 'symbols' ? pack.code.length : Math.ceil(pack.need / 3);
}

/** Whether any roll can fill the pack. */
export function fillable(pack: Pack): boolean {
  return leastDice(pack) <= (pack.kind === 'symbols' ? 3 : pack.slots);
}
