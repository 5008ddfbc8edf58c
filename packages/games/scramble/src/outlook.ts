import type { Seat } from '@starboard/kernel';
import { LAST_MOVE } from './content/boards.ts';
import type { EventKind } from './content/events.ts';
import { addIcons, type Totals } from './content.ts';
import { faceOf, invaderAt, roundsLeft, weaponTotals } from './derived.ts';
import { cellAt } from './grid.ts';
import { ENERGIES, type Energy, ROWS, type Row, type View } from './types.ts';

// What the track and the fleet tell about the rounds to come.

/** An Alien Event on the Progress Track. */
export interface Coming {
  readonly slot: number;
  readonly kind: EventKind;
  /** It strikes at the end of this many rounds, 1 for the current one. */
  readonly rounds: number;
}

/** The events on the track, the next first. */
export function comingEvents(view: View): readonly Coming[] {
  return view.events
    .flatMap((id, i): Coming[] => {
      const kind = id === null ? null : faceOf(view, id)?.event;
      return kind ? [{ slot: i + 1, kind, rounds: roundsLeft(view, i + 1) }] : [];
    })
    .reverse();
}

/** By space of the Player Row: whether Aliens Fire! would hit a Starfighter there (SCRAMBLE-RULING-68). */
export function inFire(view: View): readonly boolean[] {
  return Array.from({ length: view.columns + 2 }, (_, space) =>
    ROWS.some((row) => space > 0 && space <= view.columns && view.grid[cellAt(view, row, space)] !== null),
  );
}

/** Whether Aliens Fire! strikes at the end of this round. */
export function firesThisRound(view: View): boolean {
  return comingEvents(view).some(({ kind, rounds }) => kind === 'fire' && rounds === 1);
}

/** An Invader of a pilot's own colour that gets through unless it is destroyed. */
export interface Threat {
  readonly row: Row;
  readonly column: number;
  readonly rounds: number;
}

/** The Invaders that will attack a pilot, by the Aliens Move! that are on the track now. */
export function threats(view: View, seat: Seat): readonly Threat[] {
  const moves = comingEvents(view)
    .filter(({ kind }) => kind === 'move')
    .slice(0, LAST_MOVE - view.aliensMoved);
  const { colour } = view.pilots[seat];
  return ROWS.flatMap((row) =>
    moves.length < row
      ? []
      : Array.from({ length: view.columns }, (_, i) => i + 1)
          .filter((column) => invaderAt(view, row, column)?.token.colour === colour)
          .map((column) => ({ row, column, rounds: moves[row - 1].rounds })),
  );
}

/** The level that the next new row begins with, and how many of it are left; undefined once all piles are empty. */
export function nextWave({ piles }: View): { readonly level: number; readonly left: number } | undefined {
  const i = piles.findIndex((n) => n > 0);
  return i < 0 ? undefined : { level: i + 1, left: piles[i] };
}

/** In how many rounds the last Aliens Move! ends the match, 1 for the current one; undefined until it is on the track. */
export function roundsToEnd(view: View): number | undefined {
  return comingEvents(view).filter(({ kind }) => kind === 'move')[LAST_MOVE - view.aliensMoved - 1]?.rounds;
}

/** Whether no Invader is left and none will come: only credits and heat count then (SCRAMBLE-RULING-85). */
export function fleetIsGone(view: View): boolean {
  return view.grid.every((id) => id === null) && nextWave(view) === undefined;
}

/** What a Weapon card would make of the weapon it goes to; undefined for a System. */
export function weaponWith(
  view: View,
  seat: Seat,
  card: string,
): { readonly weapon: Energy; readonly before: Totals; readonly after: Totals } | undefined {
  const face = faceOf(view, card);
  if (!face || face.weapon < 0) return undefined;
  const weapon = ENERGIES[face.weapon];
  const before = weaponTotals(view, seat, weapon);
  const after = { ...before };
  addIcons(after, face.icons);
  return { weapon, before, after };
}
