import { isObject, LONGEST_NAME } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { Messages } from '../i18n/messages.ts';
import { recalled, remember } from '../settings/stored.ts';
import { LEVELS, type Level } from '../tables/levels.ts';
import { bot, person } from '../tables/players.ts';

/** Who shall sit at a place, as chosen at the table. */
export interface Place {
  readonly who: 'person' | Level;
  readonly name: string;
}

/** What was chosen last for a game. */
export interface Setup {
  readonly places: readonly Place[];
  readonly options: Readonly<Record<string, unknown>>;
}

const stored = (game: string) => `setup.${game}`;

/** You against bots, with the options of the box. */
export function usualSetup([min]: readonly [number, number], you: string): Setup {
  const places = Array.from(
    { length: Math.max(2, min) },
    (_, i): Place => (i === 0 ? { who: 'person', name: you } : { who: 'medium', name: '' }),
  );
  return { places, options: {} };
}

/** The last choice for a game if it still fits, else the usual one. */
export function lastSetup(game: string, range: readonly [number, number], you: string): Setup {
  const saved = recalled(stored(game));
  const [min, max] = range;
  if (!isObject(saved) || !Array.isArray(saved.places) || !isObject(saved.options)) return usualSetup(range, you);
  const { places, options } = saved;
  const fits = places.length >= min && places.length <= max && places.every(isPlace);
  return fits ? { places, options } : usualSetup(range, you);
}

export function rememberSetup(game: string, setup: Setup): void {
  remember(stored(game), setup);
}

/** Whether what was remembered is a place: anything may have been written there. */
function isPlace(value: unknown): value is Place {
  if (!isObject(value)) return false;
  const { who, name } = value;
  const known = who === 'person' || LEVELS.some((level) => level === who);
  return known && typeof name === 'string' && name.length <= LONGEST_NAME;
}

export function playersOf(places: readonly Place[], t: Messages): Player[] {
  const alone = places.filter((p) => p.who === 'person').length === 1;
  return places.map(({ who, name }, seat) => (who === 'person' ? person(name, seat, alone, t) : bot(seat, who)));
}

/** The same people, with somebody beside you at the next chair. */
export function together({ places, options }: Setup): Setup {
  const beside = places.some(({ who }, i) => i > 0 && who === 'person');
  return { places: beside ? places : places.map((p, i) => (i === 1 ? { who: 'person', name: '' } : p)), options };
}

/** The same places as seen by who invites: all other people are friends who have not come yet. */
export function invited(
  places: readonly Place[],
  mine: number,
  { you, friend }: { readonly you: string; readonly friend: string },
): readonly Place[] {
  return places.map((place, i) => {
    if (i === mine) return { who: 'person', name: you };
    return place.who === 'person' ? { ...place, name: friend } : place;
  });
}

/** The places with two of them changed. */
export function swapped(places: readonly Place[], a: number, b: number): readonly Place[] {
  return places.map((place, i) => (i === a ? places[b] : i === b ? places[a] : place));
}

/** The seat nearest to the reader: the first person, or the first bot where one only watches. */
export function seatBelow(places: readonly Place[]): number {
  return Math.max(
    0,
    places.findIndex((p) => p.who === 'person'),
  );
}

/** A chair at the table: somebody's seat, or free. The angle is measured from the right, clockwise. */
export interface Chair {
  readonly seat: number | undefined;
  readonly angle: number;
}

/** The chairs round the table: whoever sits is spread evenly, the one nearest to the reader below, free chairs between. */
export function chairs(seats: number, most: number, below: number): readonly Chair[] {
  const angle = (at: number) => Math.PI / 2 + (at * 2 * Math.PI) / most;
  const taken = Array.from({ length: seats }, (_, i) => Math.floor((i * most) / seats));
  return Array.from({ length: most }, (_, at): Chair => {
    const turn = taken.indexOf(at);
    return { seat: turn < 0 ? undefined : (turn + below) % seats, angle: angle(at) };
  });
}
