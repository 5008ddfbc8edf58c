import { loadGame } from '../games/load.ts';
import { warmTable } from '../tables/thread.ts';

/** Fetches what a table of the game needs, looks and threads; kept when it is there. A failure shows when it is wanted. */
export async function fetchTable(id: string): Promise<void> {
  warmTable(id);
  await Promise.allSettled([loadGame(id)]);
}
