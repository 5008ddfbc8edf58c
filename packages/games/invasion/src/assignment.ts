import type { ActionOf } from './actions.ts';
import { type Battle, INTERCEPTOR, type Remains, remainsOf, type Shots } from './shots.ts';
import { faceCounts, iconValue } from './turn.ts';
import { FACES, INVASION_DICE, type Placement, type View } from './types.ts';

type Assign = ActionOf<'assign'>;

/** The latest list and what it was made for: a step asks for it to go on, then the choices, then the judge. */
let latest: { dice: number; sectors: number; tray: number; list: readonly Assign[] } = {
  dice: -1,
  sectors: -1,
  tray: -1,
  list: [],
};

/** One assignment for each different result of step 3. */
export function assignments(s: Pick<View, 'round' | 'shown' | 'sectors' | 'tray'>): readonly Assign[] {
  const faces = faceCounts(s.tray);
  const dice = numberOf(s.shown);
  const sectors = numberOf(s.sectors);
  const tray = numberOf(faces) * 4 + s.round;
  if (latest.dice !== dice || latest.sectors !== sectors || latest.tray !== tray) {
    const battle = { shown: s.shown, sectors: s.sectors, faces, value: iconValue(s) };
    latest = { dice, sectors, tray, list: enumerate(battle) };
  }
  return latest.list;
}

/** Small numbers as the digits of one. */
function numberOf(digits: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < digits.length; i++) number = number * 8 + digits[i];
  return number;
}

function enumerate(battle: Battle): Assign[] {
  const list: Assign[] = [];
  const interceptors = battle.faces[INTERCEPTOR];
  results(battle, (remains) => list.push({ type: 'assign', plan: shotsFor(remains, interceptors) }));
  return list;
}

type Triple = readonly [yellow: Remains, blue: Remains, magenta: Remains];

/** Calls back once for each different result. All Interceptors are spent; fewer only if nothing is left to intercept. */
export function results(battle: Battle, found: (remains: Triple) => void): void {
  const interceptors = battle.faces[INTERCEPTOR];
  const yellow = remainsOf(battle, 0);
  const blue = remainsOf(battle, 1);
  const magenta = remainsOf(battle, 2);
  for (const m of magenta) {
    for (const b of blue) {
      const both = sums(m.spends, b.spends);
      for (const y of yellow) {
        const spends = sums(both, y.spends);
        const cleared = y.cleared && b.cleared && m.cleared;
        const feasible = cleared ? spends & ((2 << interceptors) - 1) : (spends >> interceptors) & 1;
        if (feasible) found([y, b, m]);
      }
    }
  }
}

/** All sums of a number of one set and a number of another, as bits. */
function sums(a: number, b: number): number {
  let all = 0;
  for (let n = 0; a >> n > 0; n++) if ((a >> n) & 1) all |= b << n;
  return all;
}

/** The first way that spends all Interceptors, or as few as will do if everything is cleared; by face, then by die. */
function shotsFor([y, b, m]: Triple, interceptors: number): Placement[] {
  const cleared = y.cleared && b.cleared && m.cleared;
  for (let ky = 0; ky <= interceptors; ky++) {
    const yellow = y.ways[ky];
    if (!yellow) continue;
    for (let kb = 0; ky + kb <= interceptors; kb++) {
      const blue = b.ways[kb];
      if (!blue) continue;
      for (let km = cleared ? 0 : interceptors - ky - kb; ky + kb + km <= interceptors; km++) {
        const magenta = m.ways[km];
        if (magenta) return joined(yellow, blue, magenta);
      }
    }
  }
  throw new Error('no way to a result that was found');
}

function joined(y: Shots, b: Shots, m: Shots): Placement[] {
  const plan: Placement[] = [];
  for (const placement of y.blasters) plan.push(placement);
  for (const placement of b.blasters) plan.push(placement);
  for (const placement of m.blasters) plan.push(placement);
  for (const placement of y.interceptors) plan.push(placement);
  for (const placement of b.interceptors) plan.push(placement);
  for (const placement of m.interceptors) plan.push(placement);
  return plan;
}

/** Takes the saucers away that one Defense die repels. */
export function repel(left: number[], { face, die }: Placement, value: number): void {
  const at = INVASION_DICE.indexOf(die);
  left[at] = face === FACES[INTERCEPTOR] ? 0 : Math.max(0, left[at] - value);
}
