import type { GameEntry } from '../../../src/contract/entry.ts';
import cover from './cover.svg';

export const keepers: GameEntry = {
  id: 'keepers',
  name: 'Keepers',
  short: 'Keepers',
  players: [1, 4],
  minutes: [1, 2],
  line: { en: 'Five dice, two more rolls, one face that counts.', fr: 'Cinq dés, deux relances, une face qui compte.' },
  cover,
  skin: async () => (await import('./skin.tsx')).skin,
};
