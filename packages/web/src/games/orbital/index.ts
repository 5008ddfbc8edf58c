import type { GameEntry } from '../../contract/entry.ts';
import cover from './cover.svg';
import css from './plate.module.css';

export const orbital: GameEntry = {
  id: 'orbital',
  name: 'Star Scrappers: Orbital',
  short: 'Orbital',
  players: [1, 5],
  minutes: [30, 90],
  line: {
    en: 'Grow one space station out of one core, and race for six colours.',
    fr: 'Faites grandir une station spatiale autour d’un module, et courez après six couleurs.',
  },
  plate: css.plate,
  cover,
  credits: [
    {
      what: { en: 'Display face of Star Scrappers: Orbital', fr: 'Caractère de titre de Star Scrappers: Orbital' },
      who: 'Chakra Petch, Cadson Demak',
      licence: 'SIL OFL 1.1',
      at: 'https://fontsource.org/fonts/chakra-petch',
    },
  ],
  skin: async () => (await import('./skin.tsx')).skin,
  glance: async () => (await import('./glance.tsx')).glance,
  setup: async () => (await import('./setup/room.tsx')).room,
  book: async () => (await import('./book/index.ts')).orbital,
  guide: async () => (await import('./guide/index.ts')).orbital,
  figures: async () => (await import('./figures/index.tsx')).figures,
};
