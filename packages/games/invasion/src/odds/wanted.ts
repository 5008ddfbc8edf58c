import { FACES, type Face } from '../types.ts';
import { type BestPlay, marginOf } from './bestPlay.ts';

/** The icons that make a re-roll worth it, and the chance of at least one of them. */
export interface Wanted {
  readonly faces: readonly Face[];
  readonly chance: number;
}

/** Smaller differences are rounding. */
const TIE = 1e-9;

/**
 * What somebody hopes for who keeps some dice and rolls the others: the icons with which one of them leads, by best play
 * from there on, to more than the re-roll does on average.
 */
export function wantedOf(bestPlay: BestPlay, kept: readonly number[], rolled: number, rerolls: number): Wanted {
  const mean = marginOf(bestPlay, kept, rerolls);
  const faces = FACES.map((_, face) => face).filter(
    (face) => bestPlay.chances[face] > 0 && marginOf(bestPlay, [...kept, face], rerolls) > mean + TIE,
  );
  const each = faces.reduce((sum, face) => sum + bestPlay.chances[face], 0);
  return { faces: faces.map((face) => FACES[face]), chance: 1 - (1 - each) ** rolled };
}
