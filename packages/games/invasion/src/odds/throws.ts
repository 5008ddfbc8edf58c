import { DICE_PER_COLOUR, IN_PLAY } from '../content/staging.ts';
import { contentOf } from '../content.ts';
import type { State } from '../types.ts';
import { damageOddsOf } from './damageOdds.ts';

/** What the active planet would be worth after the throw that lies there, if nobody defended it. */
export function undefended(s: State): number {
  return damageOddsOf(s)(s.shown).points[0];
}

/** The same for all throws that could have been, on average. */
export function undefendedOnAverage(s: State): number {
  const oddsOf = damageOddsOf({ ...s, radar: false });
  let mean = 0;
  for (const { saucers, chance } of throwsOf(s)) mean += chance * oddsOf(saucers).points[0];
  return mean;
}

interface Throw {
  /** Saucers of all dice, sorted. */
  readonly saucers: readonly number[];
  chance: number;
}

/** Every throw of the round up to the order of its dice. */
function throwsOf({ round, cards }: State): Iterable<Throw> {
  const { invasion } = contentOf({ cards });
  let throws = new Map<string, Throw>([['', { saucers: [], chance: 1 }]]);
  for (const die of IN_PLAY[round]) {
    const faces = invasion[Math.floor(die / DICE_PER_COLOUR)];
    const next = new Map<string, Throw>();
    for (const { saucers, chance } of throws.values()) {
      for (const face of faces) {
        const more = [...saucers, face].sort((a, b) => a - b);
        const known = next.get(String(more)) ?? { saucers: more, chance: 0 };
        known.chance += chance / faces.length;
        next.set(String(more), known);
      }
    }
    throws = next;
  }
  return throws.values();
}
