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
  /** Nothing is left to lay: it can be fired. */
  readonly complete: boolean;
  /** It takes a whole die. */
  readonly whole: boolean;
  /** Saucers left on all dice, as the odds want them; with the die in hand on one of them. */
  leftWith(die?: InvasionDie): readonly number[];
  /** What the dice of the tray that are not laid yet stand against; with the die in hand on one of them. */
  restWith(die?: InvasionDie): View;
}

const NONE = { laid: [], left: {}, would: {}, complete: false, whole: false } as const;

export function planOf(view: View, marks: readonly Mark[]): Plan {
  const found = view.stack.at(-1)?.step === 'assign' ? laidBy(view, marks) : undefined;
  if (!found) return { ...NONE, leftWith: () => view.left, restWith: () => view };
  const { laid, held } = found;
  const { left, action } = layDice(view, laid);
  const after = (die: InvasionDie) => layDice(view, [...laid, { at: held ?? 0, on: die }]).left;
  const targets = held === undefined ? [] : targetsOf(view, laid, held);
  const at = (die: InvasionDie) => INVASION_DICE.indexOf(die);
  return {
    laid: laid.map((die) => ({ ...die, face: FACES[view.tray[die.at]] })),
    ...(held === undefined ? {} : { held }),
    left: Object.fromEntries(INVASION_DICE.map((die) => [die, left[at(die)]])),
    would: Object.fromEntries(targets.map((die) => [die, left[at(die)] - after(die)[at(die)]])),
    complete: laid.length > 0 && action !== undefined,
    whole: held !== undefined && FACES[view.tray[held]] === 'interceptor',
    leftWith: (die) => (die && targets.includes(die) ? after(die) : left),
    restWith(die) {
      const lies = die && targets.includes(die);
      const used = [...laid.map(({ at }) => at), ...(lies && held !== undefined ? [held] : [])];
      const shown = lies ? after(die) : left;
      return { ...view, shown, left: shown, tray: view.tray.filter((_, at) => !used.includes(at)) };
    },
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
  return { ...NONE, laid, left, leftWith: () => view.left, restWith: () => view };
}
