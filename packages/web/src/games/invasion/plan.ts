import {
  FACES,
  type Face,
  INVASION_DICE,
  type InvasionDie,
  layDice,
  type Placement,
  targetsOf,
  type View,
} from '@starboard/invasion';
import type { Mark } from '../../contract/skin.ts';
import { laidBy } from './compose.ts';

/** The plan of shots as the player has laid it, and what the die in hand would do. */
export interface Plan {
  readonly laid: readonly { readonly at: number; readonly face: Face; readonly on: InvasionDie }[];
  /** The die of the tray in hand. */
  readonly held?: number;
  /** Saucers left on a die; missing where nothing is laid out. */
  readonly left: Readonly<Partial<Record<InvasionDie, number>>>;
  /** How many saucers of each target the die in hand would take. */
  readonly would: Readonly<Partial<Record<InvasionDie, number>>>;
  /** It takes a whole die. */
  readonly whole: boolean;
  /** Saucers left on all dice, as the odds want them; with the die in hand on one of them. */
  leftWith(die?: InvasionDie): readonly number[];
}

export function planOf(view: View, marks: readonly Mark[]): Plan {
  const found = view.stack.at(-1)?.step === 'assign' ? laidBy(view, marks) : undefined;
  if (!found) return { laid: [], left: {}, would: {}, whole: false, leftWith: () => view.left };
  const { laid, held } = found;
  const { left } = layDice(view, laid);
  const after = (die: InvasionDie) => layDice(view, [...laid, { at: held ?? 0, on: die }]).left;
  const targets = held === undefined ? [] : targetsOf(view, laid, held);
  const at = (die: InvasionDie) => INVASION_DICE.indexOf(die);
  return {
    laid: laid.map((die) => ({ ...die, face: FACES[view.tray[die.at]] })),
    ...(held === undefined ? {} : { held }),
    left: Object.fromEntries(INVASION_DICE.map((die) => [die, left[at(die)]])),
    would: Object.fromEntries(targets.map((die) => [die, left[at(die)] - after(die)[at(die)]])),
    whole: held !== undefined && FACES[view.tray[held]] === 'interceptor',
    leftWith: (die) => (die && targets.includes(die) ? after(die) : left),
  };
}

/** The plan that was fired, as it lies on the dice while they strike. */
export function firedPlan(view: View, placements: readonly Placement[]): Plan {
  const free = view.tray.map((face, at) => ({ face: FACES[face], at }));
  const laid = placements.map(({ face, die }) => {
    const [{ at }] = free.splice(
      free.findIndex((other) => other.face === face),
      1,
    );
    return { at, face, on: die };
  });
  const left = Object.fromEntries(INVASION_DICE.map((die, at) => [die, view.left[at]]));
  return { laid, left, would: {}, whole: false, leftWith: () => view.left };
}
