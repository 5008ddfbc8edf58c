import {
  type Action,
  FACES,
  type Face,
  INVASION_DICE,
  type InvasionDie,
  type LaidDie,
  layDice,
  targetsOf,
  type View,
} from '@starboard/invasion';
import type { Composed, Mark, Thing } from '../../contract/skin.ts';
import { dieThing, trayThing } from './slots.ts';
import { MISSING } from './words.ts';

const TRAY = /^tray:(\d)$/;
const DIE = /^die:(\w\d)$/;

/** The place of a die in the tray. */
function placeOf(thing: Thing, { tray }: View): number | undefined {
  const at = TRAY.exec(thing)?.[1];
  return at === undefined || Number(at) >= tray.length ? undefined : Number(at);
}

function invasionDieOf(thing: Thing): InvasionDie | undefined {
  const found = DIE.exec(thing)?.[1];
  return INVASION_DICE.find((die) => die === found);
}

/** Marked dice make a re-roll; dice laid on saucers make a plan of shots. */
export function compose(view: View, marks: readonly Mark[]): Composed<Action> | undefined {
  switch (view.stack.at(-1)?.step) {
    case 'defense':
      return reroll(view, marks);
    case 'assign':
      return plan(view, marks);
    default:
      return undefined;
  }
}

function reroll(view: View, marks: readonly Mark[]): Composed<Action> | undefined {
  const places = marks.map(({ thing, on }) => (on ? undefined : placeOf(thing, view)));
  if (places.some((at) => at === undefined)) return undefined;
  if (places.length === 0) return { missing: MISSING.mark };
  const faces = places.map((at) => view.tray[at ?? 0]).sort((a, b) => a - b);
  return { action: { type: 'reroll', faces: faces.map((face) => FACES[face]) } };
}

/** The dice that marks lay on saucers; the last one may still be in hand. */
export function laidBy(
  view: View,
  marks: readonly Mark[],
): { readonly laid: readonly LaidDie[]; readonly held?: number } | undefined {
  const laid: LaidDie[] = [];
  let held: number | undefined;
  for (const [i, { thing, on }] of marks.entries()) {
    const at = placeOf(thing, view);
    const die = on === undefined ? undefined : invasionDieOf(on);
    if (at === undefined || !shoots(FACES[view.tray[at]])) return undefined;
    if (die) laid.push({ at, on: die });
    else if (on !== undefined || i < marks.length - 1) return undefined;
    else held = at;
  }
  return held === undefined ? { laid } : { laid, held };
}

function plan(view: View, marks: readonly Mark[]): Composed<Action> | undefined {
  const found = laidBy(view, marks);
  if (!found) return undefined;
  const { laid, held } = found;
  const { violation, idle, action } = layDice(view, laid);
  if (violation) return { violation };
  if (held !== undefined) {
    if (targetsOf(view, laid, held).length > 0) return { missing: MISSING.lay(FACES[view.tray[held]]) };
    return { violation: { rule: 'INVASION-DEF-5' } };
  }
  return action ? { action } : { missing: MISSING.left(idle.length) };
}

/** Blasters and Interceptors. */
export function shoots(face: Face): boolean {
  return face !== 'missile' && face !== 'rebuild';
}

/** Of equal dice the first ones; keeping, repairing and picking are no marks. */
export function marks(a: Action, { tray }: View): readonly Mark[] | undefined {
  const free = tray.map((face, at) => ({ face: FACES[face], at }));
  const take = (wanted: Face) =>
    free.splice(
      free.findIndex(({ face }) => face === wanted),
      1,
    )[0].at;
  if (a.type === 'reroll') return a.faces.map((face) => ({ thing: trayThing(take(face)) }));
  if (a.type === 'assign') return a.plan.map(({ face, die }) => ({ thing: trayThing(take(face)), on: dieThing(die) }));
  return undefined;
}
