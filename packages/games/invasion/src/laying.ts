import type { Violation } from '@starboard/kernel';
import type { ActionOf } from './actions.ts';
import { assignments, repel } from './assignment.ts';
import { DICE_PER_COLOUR } from './content/staging.ts';
import { INTERCEPTOR } from './shots.ts';
import { iconValue } from './turn.ts';
import { COLOURS, FACES, INVASION_DICE, type InvasionDie, type Placement, type View } from './types.ts';

type Battlefield = Pick<View, 'round' | 'shown' | 'sectors' | 'tray'>;

/** What a plan of shots comes to while it is being laid. */
export interface Laid {
  /** Saucers left on each Invasion die, in the order of `INVASION_DICE`. */
  readonly left: readonly number[];
  /** The first shot that cannot be. */
  readonly violation?: Violation;
  /** The dice of the tray that still have a target, as places of the tray. */
  readonly idle: readonly number[];
  /** Once no die has a target any more: the assignment with the same result. */
  readonly action?: ActionOf<'assign'>;
}

/** One die of the tray, by its place there, on one Invasion die. */
export interface LaidDie {
  readonly at: number;
  readonly on: InvasionDie;
}

/** Lays dice of the tray on Invasion dice, in whatever order they were named: Blasters shoot first. */
export function layDice(v: Battlefield, dice: readonly LaidDie[]): Laid {
  const left = v.shown.slice();
  const value = iconValue(v);
  for (const { at, on } of dice.toSorted((a, b) => v.tray[a.at] - v.tray[b.at])) {
    const violation = objection(left, v.tray[at], on);
    if (violation) return { left, idle: [], violation };
    repel(left, { face: FACES[v.tray[at]], die: on }, value);
  }
  const idle = v.tray.flatMap((face, at) =>
    dice.some((die) => die.at === at) || !targets(left, face).length ? [] : [at],
  );
  if (idle.length > 0) return { left, idle };
  const result = resultOf(left, v.sectors);
  const action = assignments(v).find(({ plan }) => resultOf(leftBy(v, plan), v.sectors) === result);
  return action ? { left, idle, action } : { left, idle };
}

/** The Invasion dice that a die of the tray may be laid on beside those that lie already. */
export function targetsOf(v: Battlefield, dice: readonly LaidDie[], at: number): InvasionDie[] {
  return INVASION_DICE.filter((on) => !layDice(v, [...dice, { at, on }]).violation);
}

/** Why one die cannot be laid on another while so many saucers are left. */
function objection(left: readonly number[], face: number, die: InvasionDie): Violation | undefined {
  const at = INVASION_DICE.indexOf(die);
  if (face > INTERCEPTOR) return { rule: 'INVASION-DEF-5' };
  if (face !== INTERCEPTOR && Math.floor(at / DICE_PER_COLOUR) !== face) return { rule: 'INVASION-ASSIGN-2' };
  return left[at] === 0 ? { rule: 'INVASION-ASSIGN-3' } : undefined;
}

function targets(left: readonly number[], face: number): number[] {
  return left.flatMap((_, at) => (objection(left, face, INVASION_DICE[at]) ? [] : [at]));
}

/** The saucers that a whole plan leaves. */
export function leftBy(v: Battlefield, plan: readonly Placement[]): number[] {
  const left = v.shown.slice();
  for (const placement of plan) repel(left, placement, iconValue(v));
  return left;
}

/** Two plans have the same result if they leave the same saucers of each colour, with Radar in the same sectors. */
function resultOf(left: readonly number[], sectors: readonly number[]): string {
  return COLOURS.map((_, colour) =>
    left
      .slice(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR)
      .map((n, i) => (n === 0 ? 0 : n * 8 + sectors[colour * DICE_PER_COLOUR + i]))
      .sort((a, b) => a - b)
      .join(),
  ).join(';');
}
