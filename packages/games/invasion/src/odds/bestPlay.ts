import { countIn, DIGIT, multisetOf } from '../actions.ts';
import { results } from '../assignment.ts';
import { REROLLS, STAGING } from '../content/staging.ts';
import { contentOf } from '../content.ts';
import { iconValue, MISSILE, others, REBUILDS } from '../turn.ts';
import { FACES, type State } from '../types.ts';
import { type DamageOdds, type DamageOddsOf, damageOddsOf } from './damageOdds.ts';
import { type Trays, traysOf } from './trays.ts';
import { expectedUnderFire } from './underFire.ts';

/** Keeping everything. */
const STOP = -1;

/** Best play of a turn, from the moment when the invasion is known: exact, whatever the Defense dice will show. */
export interface BestPlay extends Rerolling {
  readonly trays: Trays;
  /** The chance of each face of a Defense die. */
  readonly chances: readonly number[];
  /** What may become of the planet after the best assignment, by tray. */
  readonly damageOdds: readonly DamageOdds[];
}

/** Best play of step 2, whatever it is that the trays are worth: here the expected margin. */
export interface Rerolling {
  /** Worth with so many re-rolls left, by tray or part of a tray whose missing dice are then rolled. */
  readonly margins: readonly Float64Array[];
  /** What is best kept with so many re-rolls left, by tray; −1 for all of it. */
  readonly kept: readonly Int32Array[];
}

/** The margin of the active player: the own points less the mean of all others. */
export function bestPlayOf(s: State): BestPlay {
  const trays = traysOf(STAGING[s.round].defense);
  const chances = faceChances(s);
  const { damageOdds, stops } = ends(s, trays);
  return { trays, chances, damageOdds, ...rerolling(trays, chances, stops) };
}

/** The chance of each face of a Defense die. */
export function faceChances({ cards }: Pick<State, 'cards'>): number[] {
  const { defense } = contentOf({ cards });
  return FACES.map((_, face) => defense.filter((side) => side === face).length / defense.length);
}

/** Best play of step 2 from what each tray is worth when it is kept. */
export function rerolling(trays: Trays, chances: readonly number[], stops: Float64Array): Rerolling {
  const kept = [new Int32Array(trays.codes.length).fill(STOP)];
  const margins = [rolledOut(trays, chances, stops)];
  for (let rerolls = 1; rerolls <= REROLLS; rerolls++) {
    const next = bestOf(trays, stops, margins[rerolls - 1]);
    kept.push(next.kept);
    margins.push(rolledOut(trays, chances, next.values));
  }
  return { margins, kept };
}

/** The expected margin before the first roll. */
export function marginBefore({ margins }: BestPlay): number {
  return margins[REROLLS][0];
}

/** The expected margin with a tray, or part of one, and so many re-rolls left after the missing dice are rolled. */
export function marginOf({ trays, margins }: BestPlay, faces: readonly number[], rerolls: number): number {
  return margins[rerolls][trays.indexOf.get(multisetOf(faces)) ?? 0];
}

/** The odds of damage and the expected margin of every tray that is kept as it is, with the best assignment. */
function ends(s: State, trays: Trays): { damageOdds: DamageOdds[]; stops: Float64Array } {
  const theirs = theirMeans(s);
  const oddsOf = damageOddsOf(s);
  const bests = new Map<number, DamageOdds[]>();
  const damageOdds: DamageOdds[] = [];
  const stops = new Float64Array(trays.codes.length);
  for (let index = trays.full; index < trays.codes.length; index++) {
    const code = trays.codes[index];
    const [missiles, rebuilds] = [countIn(code, MISSILE), countIn(code, REBUILDS)];
    const weapons = code - missiles * DIGIT[MISSILE] - rebuilds * DIGIT[REBUILDS];
    const best = bests.get(weapons) ?? bestDamageOdds(s, weapons, oddsOf);
    bests.set(weapons, best);
    damageOdds.push(best[rebuilds]);
    stops[index] = best[rebuilds].points[rebuilds] - theirs[missiles];
  }
  return { damageOdds, stops };
}

/** The best that some Blasters and Interceptors can do, for each number of Rebuilds beside them. */
function bestDamageOdds(s: State, weapons: number, oddsOf: DamageOddsOf): DamageOdds[] {
  const list: DamageOdds[] = [];
  const faces = FACES.map((_, face) => countIn(weapons, face));
  results({ shown: s.shown, sectors: s.sectors, faces, value: iconValue(s) }, ([y, b, m]) => {
    const odds = oddsOf([...y.left, ...b.left, ...m.left]);
    for (let n = 0; n < odds.points.length; n++) {
      if (list.length <= n || odds.points[n] > list[n].points[n]) list[n] = odds;
    }
  });
  return list;
}

/** The mean of the others' expected points, by number of Missiles. */
export function theirMeans(s: State): number[] {
  const lists = others(s, s.active).map((seat) => expectedUnderFire(s.planets[seat], iconValue(s)));
  return lists[0].map((_, missiles) => lists.reduce((sum, list) => sum + list[missiles], 0) / lists.length);
}

/** Fills in the parts of trays: the mean over the next die of one part more. */
function rolledOut(trays: Trays, chances: readonly number[], values: Float64Array): Float64Array {
  const all = values.slice();
  for (let index = trays.full - 1; index >= 0; index--) {
    let mean = 0;
    for (let face = 0; face < chances.length; face++)
      mean += chances[face] * all[trays.plus[index * FACES.length + face]];
    all[index] = mean;
  }
  return all;
}

/** What something else than the margin is on average when the best play of step 2 is followed, by what it is for each tray. */
export function followed(
  trays: Trays,
  chances: readonly number[],
  kept: Rerolling['kept'],
  stops: Float64Array,
): Float64Array[] {
  const means: Float64Array[] = [];
  for (const keeps of kept) {
    const before = means[means.length - 1];
    const values = stops.slice();
    for (let index = trays.full; before && index < values.length; index++) {
      if (keeps[index] !== STOP) values[index] = before[keeps[index]];
    }
    means.push(rolledOut(trays, chances, values));
  }
  return means;
}

/** For each tray the better of stopping and of the best part to keep. */
function bestOf({ codes, full, parts }: Trays, stops: Float64Array, margins: Float64Array) {
  const values = stops.slice();
  const kept = new Int32Array(codes.length).fill(STOP);
  for (let index = full; index < codes.length; index++) {
    const kinds = parts[index - full];
    for (let i = 0; i < kinds.length; i++) {
      if (margins[kinds[i]] <= values[index] + TIE) continue;
      values[index] = margins[kinds[i]];
      kept[index] = kinds[i];
    }
  }
  return { values, kept };
}

/** Smaller differences are rounding. */
const TIE = 1e-12;
