import type { GameEntry } from '../../contract/entry.ts';
import cover from './cover.svg';
import css from './plate.module.css';

export const settlers: GameEntry = {
  id: 'settlers',
  name: 'Stellar Settlers',
  short: 'Settlers',
  players: [2, 6],
  minutes: [15, 30],
  line: {
    en: 'Seven dice, fourteen Worlds: take what you have, or risk a die for more.',
    fr: 'Sept dés, quatorze Mondes : prenez ce que vous avez, ou risquez un dé pour plus.',
  },
  plate: css.plate,
  cover,
  credits: [
    {
      what: { en: 'Display face of Stellar Settlers', fr: 'Caractère de titre de Stellar Settlers' },
      who: 'Fraunces, Undercase Type',
      licence: 'SIL OFL 1.1',
      at: 'https://fontsource.org/fonts/fraunces',
    },
  ],
  skin: async () => (await import('./skin.tsx')).skin,
  glance: async () => (await import('./glance.tsx')).glance,
  setup: async () => (await import('./setup/room.tsx')).room,
  book: async () => (await import('./book/index.ts')).settlers,
  guide: async () => (await import('./guide/index.ts')).settlers,
  figures: async () => (await import('./figures/index.tsx')).figures,
};
