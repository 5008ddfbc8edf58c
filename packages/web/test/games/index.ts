import type { GameEntry } from '../../src/contract/entry.ts';
import { GAMES as PRODUCT } from '../../src/games/index.ts';
import { bids } from './bids/index.ts';
import { keepers } from './keepers/index.ts';

/** The games of the client, and the toys that prove what a table needs: the list of the test client. */
export const GAMES: readonly GameEntry[] = [...PRODUCT, bids, keepers];
