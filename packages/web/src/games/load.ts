import type { AnyGame } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import type { GameEntry } from '../contract/entry.ts';
import type { GameSkin } from '../contract/skin.ts';
import { loadOnce } from '../ui/loadOnce.ts';
import { GAMES } from './index.ts';

/** A game with its looks. */
export interface Loaded {
  readonly game: AnyGame;
  readonly skin: GameSkin;
}

export function entryOf(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}

/** The name of a game, or its id where it is none of ours. */
export function nameOf(id: string): string {
  return entryOf(id)?.name ?? id;
}

/** Whether the game can be played already: it has rules and looks. */
export function atTable(id: string): boolean {
  return ids.includes(id) && entryOf(id)?.skin !== undefined;
}

/** The rules of a game; undefined for a game that is not at the table. */
export const loadRules = loadOnce(async (id: string) => (atTable(id) ? load(id) : undefined));

/** Rules and looks of a game; undefined for a game that is not at the table. */
export const loadGame = loadOnce(async (id: string): Promise<Loaded | undefined> => {
  if (!atTable(id)) return undefined;
  const [game, skin] = await Promise.all([loadRules(id), entryOf(id)?.skin?.()]);
  return game && skin && { game, skin };
});

/** The rulebook of a game, loaded when it is opened. */
export const loadBook = loadOnce(async (id: string) => entryOf(id)?.book?.());

/** The guided first match of a game. */
export const loadGuide = loadOnce(async (id: string) => entryOf(id)?.guide?.());

/** The pictures of a game's rulebook. */
export const loadFigures = loadOnce(async (id: string) => (await entryOf(id)?.figures?.()) ?? {});

/** How matches of a game show in a list. */
export const loadGlance = loadOnce(async (id: string) => entryOf(id)?.glance?.());

/** The room in which a match of a game is set up. */
export const loadRoom = loadOnce(async (id: string) => entryOf(id)?.setup?.());

/** The games that can be played, in the order of the home page: a game that is not ready is not shown. */
export function gamesAtTable(): readonly GameEntry[] {
  return GAMES.filter(({ id }) => atTable(id));
}
