import type { GameEntry } from '../../contract/entry.ts';
import { scramble as cover } from './cover.ts';

export const scramble: GameEntry = {
  id: 'scramble',
  name: 'Stellar Scramble',
  players: [2, 4],
  minutes: [15, 45],
  line: {
    en: 'Draw a gem, pick a gun, shoot first: and do not melt down.',
    fr: 'Piochez une gemme, choisissez un canon, tirez le premier : et gare à la fusion.',
  },
  cover,
};
