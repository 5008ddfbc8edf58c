import type { Move } from '@starboard/kernel';
import type { Event } from './events.ts';
import {
  FACES,
  type Face,
  INVASION_DICE,
  type Placement,
  SECTORS,
  type Sector,
  SITES,
  type Site,
  type State,
} from './types.ts';

export type Action =
  | { readonly type: 'keep' }
  /** The faces to roll again, in the order of `FACES`. */
  | { readonly type: 'reroll'; readonly faces: readonly Face[] }
  /** The whole of step 3: by face, then by die. */
  | { readonly type: 'assign'; readonly plan: readonly Placement[] }
  | { readonly type: 'rebuild'; readonly site: Site }
  | { readonly type: 'rebuildDone' }
  | { readonly type: 'pickSector'; readonly sector: Sector };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** One kind of move of this game. */
export type MoveOf<T extends ActionType> = Move<State, ActionOf<T>, Event>;

/** Every action but the assignments exists once and is shared: lists of choices cost no new objects. */
export const KEEP: ActionOf<'keep'> = { type: 'keep' };
export const REBUILD_DONE: ActionOf<'rebuildDone'> = { type: 'rebuildDone' };

/** By site. */
export const REBUILD = SITES.map((site): ActionOf<'rebuild'> => ({ type: 'rebuild', site }));

/** By sector, sector 1 first. */
export const PICK_SECTOR = SECTORS.map((sector): ActionOf<'pickSector'> => ({ type: 'pickSector', sector }));

/** By face, then by Invasion die; frozen, because one may stand in an assignment twice. */
export const PLACEMENT: readonly (readonly Placement[])[] = FACES.map((face) =>
  INVASION_DICE.map((die) => Object.freeze({ face, die })),
);

/** A multiset of faces as a number: as many times `DIGIT[face]` as the face occurs. */
export const DIGIT = FACES.map((_, face) => 6 ** face);

/** The number of a list of faces, whatever its order. */
export function multisetOf(faces: readonly number[]): number {
  let code = 0;
  for (let i = 0; i < faces.length; i++) code += DIGIT[faces[i]];
  return code;
}

/** How often a face occurs in a multiset. */
export function countIn(multiset: number, face: number): number {
  return Math.floor(multiset / DIGIT[face]) % 6;
}

const rerolls = new Map<number, ActionOf<'reroll'>>();

/** The re-roll of a multiset of faces. */
function rerollOf(multiset: number): ActionOf<'reroll'> {
  const known = rerolls.get(multiset);
  if (known) return known;
  const faces = FACES.flatMap((face, i) => new Array<typeof face>(countIn(multiset, i)).fill(face));
  const made: ActionOf<'reroll'> = { type: 'reroll', faces };
  rerolls.set(multiset, made);
  return made;
}

const knownChoices = new Map<number, TrayChoices>();

/** What may be done with a tray: keep it, or re-roll some of it. */
interface TrayChoices {
  readonly rerolls: readonly ActionOf<'reroll'>[];
  readonly all: readonly (ActionOf<'keep'> | ActionOf<'reroll'>)[];
}

function choicesOf(tray: readonly number[]): TrayChoices {
  const code = multisetOf(tray);
  const known = knownChoices.get(code);
  if (known) return known;
  const rerolls = subsets(code).slice(1).map(rerollOf);
  const made = { rerolls, all: [KEEP, ...rerolls] };
  knownChoices.set(code, made);
  return made;
}

/** One re-roll for each way to choose from the faces that show, at least one. */
export function rerollsAmong(tray: readonly number[]): readonly ActionOf<'reroll'>[] {
  return choicesOf(tray).rerolls;
}

/** Keeping, then the re-rolls. */
export function keepOrReroll(tray: readonly number[]): TrayChoices['all'] {
  return choicesOf(tray).all;
}

/** Every multiset within a multiset, the empty one first. */
export function subsets(multiset: number): number[] {
  let list = [0];
  FACES.forEach((_, face) => {
    const count = countIn(multiset, face);
    list = Array.from({ length: count + 1 }, (_, n) => list.map((code) => code + n * DIGIT[face])).flat();
  });
  return list;
}
