import type { Player } from '@starboard/table';
import type { Messages } from '../i18n/messages.ts';
import { recalled, remember } from '../settings/stored.ts';
import { LEVELS, type Level } from '../tables/levels.ts';
import { bot, person } from '../tables/players.ts';

/** Who shall sit at a place, as chosen in the form. */
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

/** The last choice for a game if it still fits, else you against bots. */
export function lastSetup(game: string, [min, max]: readonly [number, number], you: string): Setup {
  const usual: Setup = {
    places: Array.from({ length: Math.max(2, min) }, (_, i) =>
      i === 0 ? { who: 'person', name: you } : { who: 'medium', name: '' },
    ),
    options: {},
  };
  const saved = recalled(stored(game)) as Setup | undefined;
  const fits = saved && saved.places.length >= min && saved.places.length <= max && saved.places.every(isPlace);
  return fits ? saved : usual;
}

export function rememberSetup(game: string, setup: Setup): void {
  remember(stored(game), setup);
}

function isPlace({ who, name }: Place): boolean {
  return (who === 'person' || LEVELS.includes(who)) && typeof name === 'string';
}

export function playersOf(places: readonly Place[], t: Messages): Player[] {
  const alone = places.filter((p) => p.who === 'person').length === 1;
  return places.map(({ who, name }, seat) => (who === 'person' ? person(name, seat, alone, t) : bot(seat, who)));
}
