import type { AnyGame } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { GameSkin } from '../games/contract.ts';
import { skins } from '../games/skins.ts';
import { ready } from '../shell/ready.ts';

/** A game with its looks. */
export interface Loaded {
  readonly game: AnyGame;
  readonly skin: GameSkin;
}

const asked = new Map<string, Promise<Loaded | undefined>>();

/** Rules and looks of a game, fetched once when first needed; undefined for a game that is not at the table. */
export function loadGame(id: string): Promise<Loaded | undefined> {
  let promise = asked.get(id);
  if (!promise) {
    promise = ready(fetchGame(id));
    promise.catch(() => asked.delete(id));
    asked.set(id, promise);
  }
  return promise;
}

async function fetchGame(id: string): Promise<Loaded | undefined> {
  if (!Object.hasOwn(skins, id)) return undefined;
  const [game, skin] = await Promise.all([load(id), skins[id]()]);
  return game && { game, skin };
}
