import { loadBook, loadGame, loadGuide, loadRoom, loadRules } from '../games/load.ts';
import { fetchTable } from '../play/fetchTable.ts';
import { GuidePage, LearnPage, NewMatch, ReplayPage, TablePage } from './screens.ts';

/** Begins to fetch a game and its table; kept when they are there. A failure shows when they are wanted. */
export async function prepare(game: string): Promise<void> {
  await Promise.allSettled([fetchTable(game), TablePage.load()]);
}

/** What each kind of address needs besides the shell. */
const NEEDS: Readonly<Record<string, (game: string, part?: string) => readonly Promise<unknown>[]>> = {
  table: (game) => [prepare(game)],
  new: (game) => [NewMatch.load(), loadRules(game), loadRoom(game)],
  learn: (game, part) =>
    part === 'guide' ? [GuidePage.load(), loadGuide(game), loadGame(game)] : [LearnPage.load(), loadBook(game)],
  replay: (game) => [ReplayPage.load(), loadGame(game)],
};

/** Fetches what the address asks for; kept when it is there. A failure shows when it is wanted. */
export async function prepareFor(path: string): Promise<void> {
  const [, screen, game = '', part] = path.split('/');
  if (Object.hasOwn(NEEDS, screen)) await Promise.allSettled(NEEDS[screen](game, part));
}
