import { type Seat, topAs } from '@starboard/kernel';
import { type ActionOf, countIn, keepOrReroll, multisetOf } from '../actions.ts';
import { assignments, repel } from '../assignment.ts';
import { pointsOf } from '../planet.ts';
import { iconValue, MISSILE, others, REBUILDS, showing } from '../turn.ts';
import { FACES, type Face, type State } from '../types.ts';
import { type BestPlay, bestPlayOf, theirMeans } from './bestPlay.ts';
import { type DamageOdds, damageOddsOf } from './damageOdds.ts';
import { expectedIfHit, expectedUnderFire } from './underFire.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** What one choice of step 2 leads to when everything after it is played as well as possible. */
export interface KeepOdds {
  readonly action: ActionOf<'keep'> | ActionOf<'reroll'>;
  /** Expected difference, at the end of the turn, between the own points and the mean of all others. */
  readonly margin: number;
  /** Chance of 0, 1, 2 … points of damage to the own planet in step 4. */
  readonly damage: readonly number[];
  /** Chance of ending step 2 with 0, 1, 2 … Missiles. */
  readonly missiles: readonly number[];
  /** Chance of ending step 2 with 0, 1, 2 … Rebuilds. */
  readonly rebuilds: readonly number[];
  /** Expected points lost in step 4. */
  readonly lost: number;
  /** Chance that the own Core is hit in step 4. */
  readonly coreHit: number;
  /** What a re-roll is made for; nothing for stopping. */
  readonly wanted: Wanted;
}

/** The choices of step 2, exactly; for a state that waits there. The first of the highest margin is the best. */
export function keepOdds(s: State, bestPlay: BestPlay = bestPlayOf(s)): KeepOdds[] {
  const { rerolls } = topAs(s, 'defense');
  const tray = multisetOf(s.tray);
  return keepOrReroll(s.tray).map((action) => {
    const rolled = action.type === 'reroll' ? multisetOf(action.faces.map((face) => FACES.indexOf(face))) : 0;
    const from = bestPlay.trays.indexOf.get(tray - rolled) ?? 0;
    const left = action.type === 'reroll' ? rerolls - 1 : 0;
    return {
      action,
      margin: bestPlay.margins[left][from],
      ...consequences(s, bestPlay, finals(bestPlay, from, left)),
      wanted:
        action.type === 'reroll'
          ? wantedOf(bestPlay, keptOf(s.tray, action.faces), action.faces.length, left)
          : NOTHING,
    };
  });
}

const NOTHING: Wanted = { faces: [], chance: 0 };

/** The dice that are left out of a re-roll. */
function keptOf(tray: readonly number[], rolled: readonly Face[]): number[] {
  const kept = tray.slice();
  for (const face of rolled) kept.splice(kept.indexOf(FACES.indexOf(face)), 1);
  return kept;
}

/** The chance of each tray at the end of step 2, when the missing dice of a part are rolled and play goes on at its best. */
function finals({ trays, chances, kept }: BestPlay, from: number, rerolls: number): Float64Array {
  let mass = new Float64Array(trays.codes.length);
  mass[from] = 1;
  for (let left = rerolls; ; left--) {
    for (let index = 0; index < trays.full; index++) {
      if (mass[index] === 0) continue;
      for (let face = 0; face < chances.length; face++) {
        mass[trays.plus[index * chances.length + face]] += chances[face] * mass[index];
      }
      mass[index] = 0;
    }
    if (left === 0) return mass;
    const next = new Float64Array(mass.length);
    for (let index = trays.full; index < mass.length; index++) {
      const part = kept[left][index];
      next[part < 0 ? index : part] += mass[index];
    }
    mass = next;
  }
}

type Consequences = Omit<KeepOdds, 'action' | 'margin' | 'wanted'>;

function consequences(s: State, { trays, damageOdds }: BestPlay, mass: Float64Array): Consequences {
  const missiles = new Array<number>(trays.size + 1).fill(0);
  const rebuilds = new Array<number>(trays.size + 1).fill(0);
  const weights = new Map<DamageOdds, number>();
  for (let index = trays.full; index < mass.length; index++) {
    if (mass[index] === 0) continue;
    const odds = damageOdds[index - trays.full];
    missiles[countIn(trays.codes[index], MISSILE)] += mass[index];
    rebuilds[countIn(trays.codes[index], REBUILDS)] += mass[index];
    weights.set(odds, (weights.get(odds) ?? 0) + mass[index]);
  }
  const damage = damageOdds[0].damage.map(() => 0);
  let lost = pointsOf(s.planets[s.active]);
  let coreHit = 0;
  for (const [odds, weight] of weights) {
    for (let n = 0; n < damage.length; n++) damage[n] += weight * odds.damage[n];
    lost -= weight * odds.points[0];
    coreHit += weight * odds.coreHit;
  }
  return { damage, missiles, rebuilds, lost, coreHit };
}

/** What one assignment leads to. */
export interface AssignOdds {
  readonly action: ActionOf<'assign'>;
  /** As in `KeepOdds`. */
  readonly margin: number;
  readonly strikes: number;
  readonly saucers: number;
  readonly lost: number;
  readonly coreHit: number;
}

/** The assignments of step 3, exactly, in the order of the list. */
export function assignOdds(s: State): AssignOdds[] {
  const value = iconValue(s);
  const planet = s.planets[s.active];
  const oddsOf = damageOddsOf(s);
  const theirs = theirMeans(s)[showing(s, MISSILE)];
  return assignments(s).map((action) => {
    const left = s.shown.slice();
    for (const placement of action.plan) repel(left, placement, value);
    const odds = oddsOf(left);
    return {
      action,
      margin: odds.points[showing(s, REBUILDS)] - theirs,
      strikes: left.filter((n) => n > 0).length,
      saucers: left.reduce((sum, n) => sum + n, 0),
      lost: pointsOf(planet) - odds.points[0],
      coreHit: odds.coreHit,
    };
  });
}

/** What one Missile of the active player does to a target. */
export interface MissileOdds {
  readonly seat: Seat;
  /** Mean loss if it is not countered. */
  readonly loss: number;
  /** What the free rebuild would add, which happens once in six. */
  readonly gift: number;
  /** Mean change of the target's points, counters included. */
  readonly mean: number;
}

/** One Missile, target by target. */
export function missileOdds(s: State): MissileOdds[] {
  const value = iconValue(s);
  return others(s, s.active).map((seat) => {
    const planet = s.planets[seat];
    const [now, after] = expectedUnderFire(planet, value);
    const loss = now - expectedIfHit(planet, value);
    const mean = after - now;
    return { seat, loss, gift: 6 * mean + 5 * loss, mean };
  });
}

/** The chance of at least one wanted icon when so many dice are rolled again, up to so many times. */
export function chanceOf(face: Face, dice: number, rerolls: number, bestPlay?: BestPlay): number {
  const each = bestPlay ? bestPlay.chances[FACES.indexOf(face)] : 1 / FACES.length;
  return 1 - (1 - each) ** (dice * rerolls);
}
