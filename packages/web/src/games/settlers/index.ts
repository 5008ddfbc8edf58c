import type { GameEntry } from '../../contract/entry.ts';
import { settlers as cover } from './cover.ts';

export const settlers: GameEntry = {
  id: 'settlers',
  name: 'Stellar Settlers',
  players: [2, 6],
  minutes: [15, 30],
  line: {
    en: 'Seven dice, fourteen Worlds: take what you have, or risk a die for more.',
    fr: 'Sept dés, quatorze Mondes : prenez ce que vous avez, ou risquez un dé pour plus.',
  },
  cover,
};
