import type { AnyGame } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { GameSkin } from '../games/contract.ts';
import { skins } from '../games/skins.ts';
import { kept } from '../shell/kept.ts';
import { warmTable } from '../tables/thread.ts';

/** A game with its looks. */
export interface Loaded {
  readonly game: AnyGame;
  readonly skin: GameSkin;
}

/** The rules of a game; undefined for a game that is not at the table. */
export const loadRules = kept(async (id: string) => (Object.hasOwn(skins, id) ? load(id) : undefined));

/** Rules and looks of a game; undefined for a game that is not at the table. */
export const loadGame = kept(async (id: string): Promise<Loaded | undefined> => {
  if (!Object.hasOwn(skins, id)) return undefined;
  const [game, skin] = await Promise.all([loadRules(id), skins[id]()]);
  return game && { game, skin };
});

/** Fetches what a table of the game needs, looks and threads; kept when it is there. A failure shows when it is wanted. */
export async function fetchTable(id: string): Promise<void> {
  warmTable(id);
  await Promise.allSettled([loadGame(id)]);
}
