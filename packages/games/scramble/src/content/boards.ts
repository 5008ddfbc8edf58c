import type { CardRow } from '@starboard/kernel';
import type { Energy, Icons, Slot } from '../types.ts';

const base = (id: Energy, en: string, fr: string, icons: Icons): CardRow => ({
  id,
  origin: { name: 'ours', icons: 'ours' },
  name: { en, fr },
  icons,
});

/** The four weapons of every player board. That each has Move, Power and Special icons is printed; which, is ours. */
export const BASE_WEAPONS: readonly CardRow[] = [
  base('red', 'Autocannon', 'Autocanon', { move: 1, power: 1, boost: 1 }),
  base('blue', 'Cryo Lance', 'Lance cryogénique', { move: 2, power: 1, vent: 1 }),
  base('yellow', 'Salvage Gun', 'Canon récupérateur', { move: 2, power: 1, scavenge: 1 }),
  base('green', 'Pulse Thruster', 'Propulseur à impulsions', { move: 3, power: 1, convert: 1 }),
];

/** The meters of the player board that are not printed: credits under the Victory Track, the last heat before Meltdown. */
export const METERS: readonly CardRow[] = [
  {
    id: 'player-board',
    origin: { victory: 'ours', heatLimit: 'ours' },
    victory: [4, 3, 2, 2, 2, 1, 1, 1, 1, 1],
    heatLimit: 7,
  },
];

/** Printed figures. */
export const FULL_TRACK = 10;
export const MAX_CREDITS = 12;
export const SYSTEM_SLOTS = 3;
export const ASSIST_TOKENS = 3;
export const REPAIR = 10;
export const ASSIST_PAY = 2;
export const EXCHANGE_PAY = { energy: 3, overheat: 4 } as const;
export const HEAT = { activate: 3, exchange: 2 } as const;
export const BAG = { energy: 3, overheat: 8 } as const;
export const BOX = { energy: 30, overheat: 40 } as const;
export const DEFEATED_TOKENS = 2;
/** The cards dealt to the track, and the Upgrades in each small deck, by level. */
export const FIRST_CARDS = 4;
export const SMALL_DECKS = [4, 8, 8] as const;
/** The Aliens Move! that ends the match when it leaves the track. */
export const LAST_MOVE = 6;
/** The Alien Aggression slot by number of players (SCRAMBLE-SETUP-10); one farther right for experienced pilots. */
export const AGGRESSION: Readonly<Record<number, Slot>> = { 2: 1, 3: 4, 4: 5 };
