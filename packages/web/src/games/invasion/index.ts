import type { GameEntry } from '../../contract/entry.ts';
import css from './cover.module.css';
import cover from './cover.svg';

export const invasion: GameEntry = {
  id: 'invasion',
  name: 'We Come In Peace',
  short: 'We Come In Peace',
  players: [2, 6],
  minutes: [4, 12],
  line: {
    en: 'Saucers over your planet, missiles on your neighbours: three rounds, and the best-kept world wins.',
    fr: 'Des soucoupes sur votre planète, des missiles chez les voisins : trois manches, et le monde le mieux gardé gagne.',
  },
  plate: css.plate,
  cover,
  credits: [
    {
      what: { en: 'Display face of We Come In Peace', fr: 'Caractère de titre de We Come In Peace' },
      who: 'Bangers, Vernon Adams',
      licence: 'SIL OFL 1.1',
      at: 'https://fontsource.org/fonts/bangers',
    },
  ],
  skin: async () => (await import('./skin.tsx')).skin,
  glance: async () => (await import('./glance.tsx')).glance,
  setup: async () => (await import('./setup/room.tsx')).room,
  book: async () => (await import('./book/index.ts')).invasion,
  guide: async () => (await import('./guide/index.ts')).invasion,
  figures: async () => (await import('./figures/index.tsx')).figures,
};
