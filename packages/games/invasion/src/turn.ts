import { below, type Emit, type Seat } from '@starboard/kernel';
import { MAX_SAUCERS } from './content/dice.ts';
import { DICE_PER_COLOUR, IN_PLAY, STAGING } from './content/staging.ts';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import { DEFENSE_DICE, type DefenseDie, FACES, type Face, SECTORS, type Sector, type State } from './types.ts';

export const MISSILE = FACES.indexOf('missile');
export const REBUILDS = FACES.indexOf('rebuild');

/** What one Blaster, Missile, Rebuild or free rebuild is worth now. */
export function iconValue(s: Pick<State, 'round'>): number {
  return STAGING[s.round].value;
}

/** The next seat clockwise. */
export function leftOf(s: State, seat: Seat): Seat {
  return (seat + 1) % s.seats;
}

/** The seat before: the neighbour who throws the Invasion dice. */
export function rightOf(s: State, seat: Seat): Seat {
  return (seat + s.seats - 1) % s.seats;
}

/** All other seats in turn order, from the left of one. */
export function others(s: State, seat: Seat): Seat[] {
  const list: Seat[] = [];
  for (let next = leftOf(s, seat); next !== seat; next = leftOf(s, next)) list.push(next);
  return list;
}

export function rollSector(s: State): Sector {
  return SECTORS[below(s.rng, SECTORS.length)];
}

/** How many Defense dice show a face. */
export function showing(s: Pick<State, 'tray'>, face: number): number {
  let count = 0;
  for (let i = 0; i < s.tray.length; i++) if (s.tray[i] === face) count++;
  return count;
}

/** How often each face occurs. */
export function faceCounts(faces: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < faces.length; i++) counts[faces[i]]++;
  return counts;
}

/** Throws the Invasion dice of the round once; with Radar the sectors of those that show saucers follow. */
export function throwInvasion(s: State): void {
  const { invasion } = contentOf(s);
  const dice = IN_PLAY[s.round];
  for (let i = 0; i < dice.length; i++) {
    const faces = invasion[Math.floor(dice[i] / DICE_PER_COLOUR)];
    s.shown[dice[i]] = faces[below(s.rng, faces.length)];
  }
  if (!s.radar) return;
  for (let i = 0; i < dice.length; i++) s.sectors[dice[i]] = s.shown[dice[i]] > 0 ? rollSector(s) : 0;
}

/** The first roll of all Defense dice of the round. */
export function rollDefense(s: State, emit: Emit<Event>): void {
  const { defense } = contentOf(s);
  const dice = STAGING[s.round].defense;
  s.tray.length = 0;
  for (let die = 0; die < dice; die++) s.tray.push(defense[below(s.rng, defense.length)]);
  emit({ type: 'roll', seat: s.active, faces: facesOf(s) });
}

/** Rolls dice with these faces again, by number, for each face the lowest dice that show it; returns which. */
export function rollAgain(s: State, faces: readonly Face[]): DefenseDie[] {
  const { defense } = contentOf(s);
  const chosen = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < faces.length; i++) chosen[FACES.indexOf(faces[i])]++;
  const rolled: DefenseDie[] = [];
  for (let die = 0; die < s.tray.length; die++) {
    if (chosen[s.tray[die]] === 0) continue;
    chosen[s.tray[die]]--;
    s.tray[die] = defense[below(s.rng, defense.length)];
    rolled.push(DEFENSE_DICE[die]);
  }
  return rolled;
}

/** The faces that show, d1 first. */
export function facesOf(s: State): Face[] {
  return s.tray.map((face) => FACES[face]);
}

/** Saucers left on each die, and the sectors announced for them. */
type Landing = { readonly [K in 'left' | 'sectors']: readonly number[] };

/**
 * The dice that do damage, in the order in which they strike: fewest saucers first, then by colour, then (Radar) by
 * sector, then by number (INVASION-RULING-22).
 */
export function strikers({ left: saucers, sectors }: Landing): number[] {
  const dice: number[] = [];
  for (let size = 1; size <= MAX_SAUCERS; size++) {
    for (let die = 0; die < saucers.length; die++) {
      if (saucers[die] !== size) continue;
      let at = dice.length;
      for (; at > 0 && alike(saucers, dice[at - 1], die) && sectors[dice[at - 1]] > sectors[die]; at--)
        dice[at] = dice[at - 1];
      dice[at] = die;
    }
  }
  return dice;
}

/** Whether two dice have colour and saucers in common. */
function alike(saucers: readonly number[], a: number, b: number): boolean {
  return saucers[a] === saucers[b] && Math.floor(a / DICE_PER_COLOUR) === Math.floor(b / DICE_PER_COLOUR);
}
