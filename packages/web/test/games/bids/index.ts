import type { GameEntry } from '../../../src/contract/entry.ts';
import cover from './cover.svg';

export const bids: GameEntry = {
  id: 'bids',
  name: 'Bids',
  short: 'Bids',
  players: [2, 4],
  minutes: [1, 1],
  line: { en: 'Lay the highest number that nobody else lays.', fr: 'Posez le plus haut nombre que personne ne pose.' },
  cover,
  skin: async () => (await import('./skin.tsx')).skin,
};
