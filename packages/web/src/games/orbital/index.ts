import type { GameEntry } from '../../contract/entry.ts';
import { orbital as cover } from './cover.ts';

export const orbital: GameEntry = {
  id: 'orbital',
  name: 'Star Scrappers: Orbital',
  players: [1, 5],
  minutes: [30, 90],
  line: {
    en: 'Grow one space station out of one core, and race for six colours.',
    fr: 'Faites grandir une station spatiale autour d’un module, et courez après six couleurs.',
  },
  cover,
};
