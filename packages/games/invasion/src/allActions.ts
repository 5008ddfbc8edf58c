import { type Action, KEEP, PICK_SECTOR, PLACEMENT, REBUILD, REBUILD_DONE } from './actions.ts';
import { DICE_PER_COLOUR } from './content/staging.ts';
import { INTERCEPTOR } from './shots.ts';
import { COLOURS, FACES, type Placement } from './types.ts';

/** The most Defense dice that are ever in a tray. */
const DICE = 5;

let list: readonly Action[] | undefined;

/** Every action in a fixed order; made when it is first asked for. */
export function allActions(): readonly Action[] {
  list ??= made();
  return list;
}

/** Each re-roll among others, and each way to lay Blasters and Interceptors by face, then by die. */
function made(): Action[] {
  const faces = FACES.map((_, face) => face);
  const rerolls = multisets(faces, DICE).filter((roll) => roll.length > 0);
  return [
    KEEP,
    REBUILD_DONE,
    ...REBUILD,
    ...PICK_SECTOR,
    ...rerolls.map((roll): Action => ({ type: 'reroll', faces: roll.map((face) => FACES[face]) })),
    ...plans().map((plan): Action => ({ type: 'assign', plan })),
  ];
}

/** A Blaster shoots at the dice of its colour, several at one die; an Interceptor at any die, one at each. */
function plans(): Placement[][] {
  const blasters = COLOURS.flatMap((_, colour) =>
    PLACEMENT[colour].slice(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR),
  );
  return subsets(PLACEMENT[INTERCEPTOR], DICE).flatMap((interceptors) =>
    multisets(blasters, DICE - interceptors.length).map((shots) => [...shots, ...interceptors]),
  );
}

/** All lists of at most so many, in the order of the first list, in which one may stand several times. */
function multisets<T>(all: readonly T[], most: number): T[][] {
  if (most === 0 || all.length === 0) return [[]];
  const [first, ...rest] = all;
  return [...multisets(rest, most), ...multisets(all, most - 1).map((list) => [first, ...list])];
}

/** All lists of at most so many, in the order of the first list. */
function subsets<T>(all: readonly T[], most: number): T[][] {
  if (most === 0 || all.length === 0) return [[]];
  const [first, ...rest] = all;
  return [...subsets(rest, most), ...subsets(rest, most - 1).map((list) => [first, ...list])];
}
