import { type Field, replaceTop, type Violation } from '@starboard/kernel';
import type { MoveOf } from '../actions.ts';
import { assignments, repel } from '../assignment.ts';
import { DICE_PER_COLOUR } from '../content/staging.ts';
import { INTERCEPTOR } from '../shots.ts';
import { iconValue, showing } from '../turn.ts';
import { COLOURS, DEFENSE_DICE, FACES, INVASION_DICE, type Placement, type State } from '../types.ts';

/** One Defense die on one Invasion die. */
const PLACEMENT_FIELD: Field = {
  is: 'object',
  fields: { face: { is: 'choice', of: FACES }, die: { is: 'choice', of: INVASION_DICE } },
};

/** Lay all Blasters and Interceptors on Invasion dice. */
export const assign: MoveOf<'assign'> = {
  type: 'assign',
  fields: { plan: { is: 'list', of: PLACEMENT_FIELD, min: 0, max: DEFENSE_DICE.length } },
  candidates: (s) => assignments(s),
  check: (s, _seat, a) =>
    assignments(s).some((known) => known === a || samePlacements(known.plan, a.plan))
      ? undefined
      : objection(s, a.plan),
  notNow: () => ({ rule: 'INVASION-TURN-1' }),
  apply(s, seat, { plan }, emit) {
    const value = iconValue(s);
    for (const placement of plan) repel(s.left, placement, value);
    emit({ type: 'assign', seat, plan, left: s.left.reduce((sum, n) => sum + n, 0) });
    replaceTop(s, { step: 'damage' });
  },
};

/** Why a plan is not in the list: what is wrong with it, or that a plan with the same result stands for it. */
function objection(s: State, plan: readonly Placement[]): Violation {
  const left = s.shown.slice();
  const hand = FACES.map((_, face) => showing(s, face));
  for (const placement of plan) {
    const { face, die } = placement;
    const [weapon, at] = [FACES.indexOf(face), INVASION_DICE.indexOf(die)];
    if (weapon > INTERCEPTOR || hand[weapon] === 0) return { rule: 'INVASION-DEF-5' };
    if (!mayAimAt(weapon, at)) return { rule: 'INVASION-ASSIGN-2' };
    if (left[at] === 0) return { rule: 'INVASION-ASSIGN-3' };
    hand[weapon]--;
    repel(left, placement, iconValue(s));
  }
  const idle = hand.some((n, weapon) => n > 0 && left.some((saucers, at) => saucers > 0 && mayAimAt(weapon, at)));
  return { rule: idle ? 'INVASION-RULING-20' : 'INVASION-RULING-22' };
}

/** An Interceptor goes on any die, a Blaster on dice of its colour. */
function mayAimAt(weapon: number, at: number): boolean {
  return weapon === INTERCEPTOR || (weapon < COLOURS.length && Math.floor(at / DICE_PER_COLOUR) === weapon);
}

/** Whether two plans of shots are equal, placement by placement. */
export function samePlacements(a: readonly Placement[], b: readonly Placement[]): boolean {
  return a.length === b.length && a.every(({ face, die }, i) => face === b[i].face && die === b[i].die);
}
