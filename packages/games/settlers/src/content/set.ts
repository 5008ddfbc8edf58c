import type { CardSet } from '@starboard/kernel';
import { SYSTEMS } from './systems.ts';
import { UPGRADES } from './upgrades.ts';
import { WORLDS } from './worlds.ts';

/** The version of the rules, and of the card sets made for them. */
export const VERSION = 2;

/** The game's own cards. */
export const SET: CardSet = {
  format: 'starboard-cards',
  game: 'settlers',
  version: VERSION,
  name: 'Pioneer Edition',
  tables: { systems: SYSTEMS, worlds: WORLDS, upgrades: UPGRADES },
};
