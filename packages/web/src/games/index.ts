import type { GameEntry } from '../contract/entry.ts';
import { invasion } from './invasion/index.ts';
import { orbital } from './orbital/index.ts';
import { scramble } from './scramble/index.ts';
import { settlers } from './settlers/index.ts';
import { siege } from './siege/index.ts';

/** Every game of the client, in the order of the home page: the only list of them. */
export const GAMES: readonly GameEntry[] = [siege, settlers, invasion, scramble, orbital];
