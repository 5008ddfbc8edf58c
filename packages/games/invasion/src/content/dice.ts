import type { CardSet } from '@starboard/kernel';
import { COLOURS, FACES } from '../types.ts';

/** Sides of a die. */
export const SIDES = 6;

/** The most saucers that a side of an Invasion die may show. */
export const MAX_SAUCERS = 3;

/** The dice of the game. Which faces exist is printed; how often each is on a die is ours. */
export const OWN_DICE: CardSet = {
  format: 'starboard-cards',
  game: 'invasion',
  version: 1,
  name: 'We Come In Peace',
  tables: {
    invasion: COLOURS.map((id) => ({
      id,
      faces: [0, 1, 1, 2, 2, 3],
      origin: { faces: 'ours' },
    })),
    defense: [{ id: 'defense', faces: [...FACES], origin: { faces: 'ours' } }],
  },
};
