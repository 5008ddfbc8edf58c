import { type AnyGame, formatKey } from '@starboard/kernel';
import type { Opening, Player } from '@starboard/table';
import { newId, secureKey } from '../secure.ts';

/** A new match, not yet stored. `options` have passed `readOptions`. */
export function newMatch(game: AnyGame, players: readonly Player[], options: object): Opening {
  return {
    id: newId(),
    game: game.id,
    version: game.version,
    options: options as Opening['options'],
    key: formatKey(secureKey()),
    players,
    created: Date.now(),
  };
}
