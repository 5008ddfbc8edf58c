import { loadGame } from '../frame/load.ts';
import { loadBook } from '../learn/books.ts';
import { LearnPage, NewMatch, ReplayPage, TablePage } from '../screens.ts';
import { warmTable } from '../table/thread.ts';

/** Begins to fetch a game and its table; kept when they are there. A failure shows when they are wanted. */
export async function prepare(game: string): Promise<void> {
  warmTable(game);
  await Promise.allSettled([loadGame(game), TablePage.load()]);
}

/** What each kind of address needs besides the shell. */
const NEEDS: Readonly<Record<string, (game: string) => readonly Promise<unknown>[]>> = {
  table: (game) => [prepare(game)],
  new: (game) => [NewMatch.load(), loadGame(game)],
  learn: (game) => [LearnPage.load(), loadBook(game)],
  replay: () => [ReplayPage.load()],
};

/** What the address asks for is fetched while the shell starts, not after it. */
export function prepareFor(path: string): void {
  const [, screen, game = ''] = path.split('/');
  if (Object.hasOwn(NEEDS, screen)) void Promise.allSettled(NEEDS[screen](game));
}
