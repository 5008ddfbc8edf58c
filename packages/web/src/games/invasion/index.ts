import type { GameEntry } from '../../contract/entry.ts';
import { invasion as cover } from './cover.ts';

export const invasion: GameEntry = {
  id: 'invasion',
  name: 'We Come In Peace',
  players: [2, 6],
  minutes: [4, 12],
  line: {
    en: 'Saucers over your planet, missiles on your neighbours: three rounds, and the best-kept world wins.',
    fr: 'Des soucoupes sur votre planète, des missiles chez les voisins : trois manches, et le monde le mieux gardé gagne.',
  },
  cover,
};
