import type { Effect } from '../effects.ts';
import { resultsOf } from '../effects.ts';
import type { Counts, Pack } from '../packs.ts';
import { FACES } from '../types.ts';
import { ROLLS } from './rolls.ts';

/** What a Resource Upgrade can make of a die: the faces by their index in `FACES`. */
export type Boost = readonly number[];

/** The faces before it are symbols, those from it on one to three people. */
const PEOPLE = 3;

export function boostOf(effect: Effect): Boost {
  return resultsOf(effect).map((face) => FACES.indexOf(face));
}

/** The fewest dice of a roll that go on a pack if boosts may change one die each first; 0 where that does not satisfy it. */
export function leastUsed(pack: Pack, counts: Counts, boosts: readonly Boost[]): number {
  return pack.kind === 'symbols' ? symbolsUsed(pack.code.length, pack.symbols, counts, boosts) : peopleUsed();

  function peopleUsed(): number {
    if (pack.kind === 'symbols') return 0;
    const dice = counts.reduce((sum, n) => sum + n, 0);
    const made = boosts.map((boost) => Math.max(0, ...boost.map((to) => to - PEOPLE + 1))).sort((a, b) => b - a);
    const rolled = [3, 2, 1].flatMap((value) => new Array<number>(counts[PEOPLE + value - 1]).fill(value));
    for (let used = 1; used <= Math.min(pack.slots, dice); used++)
      for (let changed = 0; changed <= Math.min(used, made.length); changed++) {
        const people = sum(made, changed) + sum(rolled, used - changed);
        if (people >= pack.need) return used;
      }
    return 0;
  }
}

function sum(values: readonly number[], first: number): number {
  let total = 0;
  for (let i = 0; i < first && i < values.length; i++) total += values[i];
  return total;
}

/** Every missing symbol takes one boost; those that make one symbol only go first. */
function symbolsUsed(size: number, needs: Counts, counts: Counts, boosts: readonly Boost[]): number {
  const dice = counts.reduce((all, n) => all + n, 0);
  if (dice < size) return 0;
  const missing = needs.map((need, face) => Math.max(0, need - counts[face]));
  for (const boost of [...boosts].sort((a, b) => a.length - b.length)) {
    const face = boost.find((to) => missing[to] > 0);
    if (face !== undefined) missing[face]--;
  }
  return missing.some((n) => n > 0) ? 0 : size;
}

const known = new Map<string, Uint8Array>();

/** The same for every roll of n dice; worked out once. */
function usesWith(pack: Pack, boosts: readonly Boost[], n: number): Uint8Array {
  const key = `${pack.code} ${boosts.join(';')} ${n}`;
  let found = known.get(key);
  if (!found) {
    found = Uint8Array.from(ROLLS[n].counts, (counts) => leastUsed(pack, counts, boosts));
    known.set(key, found);
  }
  return found;
}

/** Chances to fill packs with Resource Upgrades in hand, each used once at the best moment. */
export class Boosted {
  readonly #packs: readonly Pack[];
  readonly #boosts: readonly Boost[];
  readonly #known = new Map<number, number>();

  constructor(packs: readonly Pack[], boosts: readonly Boost[]) {
    this.#packs = packs;
    // Equal ones stand side by side, so that of equal hands one is enough.
    this.#boosts = boosts.filter((boost) => packs.some((pack) => helps(boost, pack))).sort(byFaces);
  }

  /** All that are held and can help at all, as a set. */
  get hand(): number {
    return (1 << this.#boosts.length) - 1;
  }

  /** The chance when about to roll n dice, with the packs of the set `unfilled` and the Upgrades of the set `held`. */
  rolling(unfilled: number, n: number, held: number): number {
    if (unfilled === 0) return 1;
    if (n <= 0) return 0;
    const hand = this.#lowest(held);
    const key = (unfilled * 4096 + hand) * 8 + n;
    let found = this.#known.get(key);
    if (found === undefined) {
      const { chances } = ROLLS[n];
      const best = new Float64Array(chances.length).fill(this.rolling(unfilled, n - 1, hand));
      this.#ways(unfilled, hand, (pack, boosts, then) => {
        const uses = usesWith(pack, boosts, n);
        const after = Float64Array.from({ length: n + 1 }, (_, used) => (used > 0 ? then(n - used) : 0));
        for (let roll = 0; roll < best.length; roll++)
          if (after[uses[roll]] > best[roll]) best[roll] = after[uses[roll]];
      });
      found = best.reduce((all, chance, roll) => all + chance * chances[roll], 0);
      this.#known.set(key, found);
    }
    return found;
  }

  /** The best that a roll gives by a fill, after as many changes of dice as help; 0 if nothing can be filled. */
  filling(unfilled: number, counts: Counts, n: number, held: number): number {
    let best = 0;
    this.#ways(unfilled, this.#lowest(held), (pack, boosts, then) => {
      const used = leastUsed(pack, counts, boosts);
      if (used > 0) best = Math.max(best, then(n - used));
    });
    return best;
  }

  /** Every pack that may be filled next with every set of Upgrades spent on it; what is left then is worth `then`. */
  #ways(
    unfilled: number,
    held: number,
    way: (pack: Pack, boosts: readonly Boost[], then: (dice: number) => number) => void,
  ): void {
    for (let i = 0; i < this.#packs.length; i++) {
      if (!(unfilled & (1 << i))) continue;
      for (let spent = held; ; spent = (spent - 1) & held) {
        const boosts = this.#boosts.filter((_, b) => spent & (1 << b));
        const useful = spent === this.#lowest(spent) && boosts.every((boost) => helps(boost, this.#packs[i]));
        if (useful) way(this.#packs[i], boosts, (dice) => this.rolling(unfilled ^ (1 << i), dice, held ^ spent));
        if (spent === 0) break;
      }
    }
  }

  /** The same hand with each Upgrade replaced by the first one equal to it that is not in it. */
  #lowest(held: number): number {
    let lowest = held;
    for (let i = 1; i < this.#boosts.length; i++)
      for (let j = i; j > 0 && byFaces(this.#boosts[j - 1], this.#boosts[j]) === 0; j--)
        if (lowest & (1 << j) && !(lowest & (1 << (j - 1)))) lowest ^= (1 << j) | (1 << (j - 1));
    return lowest;
  }
}

/** Whether a boost can make anything that goes on a pack. */
function helps(boost: Boost, pack: Pack): boolean {
  return boost.some((to) => (pack.kind === 'symbols' ? to < PEOPLE && pack.symbols[to] > 0 : to >= PEOPLE));
}

function byFaces(a: Boost, b: Boost): number {
  return a.length - b.length || a.join().localeCompare(b.join());
}
