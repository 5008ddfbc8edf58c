import type { Effect } from '../effects.ts';
import { resultsOf } from '../effects.ts';
import { type Counts, diceUsed, type Pack } from '../packs.ts';
import { FACES } from '../types.ts';
import { ROLLS } from './rolls.ts';

/** What a Resource Upgrade can make of a die: the faces by their index in `FACES`. */
export type Boost = readonly number[];

export function boostOf(effect: Effect): Boost {
  return resultsOf(effect).map((face) => FACES.indexOf(face));
}

/** The fewest dice that go on a pack if each of the boosts changes one die first; 0 where that does not satisfy it. */
function leastUsed(pack: Pack, counts: Counts, boosts: readonly Boost[]): number {
  const [boost, ...rest] = boosts;
  if (boost === undefined) return diceUsed(pack, counts);
  let least = 0;
  for (const to of boost)
    for (let from = 0; from < counts.length; from++) {
      if (from === to || counts[from] === 0) continue;
      const changed = [...counts];
      changed[from]--;
      changed[to]++;
      const used = leastUsed(pack, changed, rest);
      if (used > 0 && (least === 0 || used < least)) least = used;
    }
  return least;
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
    this.#boosts = boosts;
  }

  /** The chance when about to roll n dice, with the packs of the set `unfilled` and the Upgrades of the set `held`. */
  rolling(unfilled: number, n: number, held: number): number {
    if (unfilled === 0) return 1;
    if (n <= 0) return 0;
    const key = (unfilled * 64 + held) * 8 + n;
    let found = this.#known.get(key);
    if (found === undefined) {
      const { chances } = ROLLS[n];
      const best = new Float64Array(chances.length).fill(this.rolling(unfilled, n - 1, held));
      this.#ways(unfilled, held, (pack, boosts, then) => {
        const uses = usesWith(pack, boosts, n);
        for (let roll = 0; roll < best.length; roll++)
          if (uses[roll] > 0) best[roll] = Math.max(best[roll], then(n - uses[roll]));
      });
      found = best.reduce((sum, chance, roll) => sum + chance * chances[roll], 0);
      this.#known.set(key, found);
    }
    return found;
  }

  /** The best that a roll gives by a fill, after as many changes of dice as help; 0 if nothing can be filled. */
  filling(unfilled: number, counts: Counts, n: number, held: number): number {
    let best = 0;
    this.#ways(unfilled, held, (pack, boosts, then) => {
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
        way(this.#packs[i], boosts, (dice) => this.rolling(unfilled ^ (1 << i), dice, held ^ spent));
        if (spent === 0) break;
      }
    }
  }
}
