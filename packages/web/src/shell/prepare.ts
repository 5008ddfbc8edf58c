import { loadGame } from '../frame/load.ts';

/** Begins to fetch a game and its table, so that they are there when they are wanted. A failure shows when they are. */
export function prepare(game: string): void {
  loadGame(game).catch(() => {});
  import('../frame/TablePage.tsx').catch(() => {});
}
