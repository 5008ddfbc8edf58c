import type { GameEntry } from '../../contract/entry.ts';
import cover from './cover.svg';
import wideCover from './coverWide.svg';
import css from './plate.module.css';

export const siege: GameEntry = {
  id: 'siege',
  name: 'Stellar Siege',
  short: 'Siege',
  players: [2, 2],
  minutes: [10, 25],
  line: {
    en: 'Eight planets, two peoples, and a hand whose size is your aim.',
    fr: 'Huit planètes, deux peuples, et une main dont la taille est votre visée.',
  },
  plate: css.plate,
  cover,
  wideCover,
  credits: [
    {
      what: { en: 'Display face of Stellar Siege', fr: 'Caractère de titre de Stellar Siege' },
      who: 'Marcellus, Brian J. Bonislawsky',
      licence: 'SIL OFL 1.1',
      at: 'https://fontsource.org/fonts/marcellus',
    },
  ],
  skin: async () => (await import('./skin.tsx')).skin,
  glance: async () => (await import('./glance.tsx')).glance,
  setup: async () => (await import('./setup/room.tsx')).room,
  book: async () => (await import('./book/index.ts')).siege,
  guide: async () => (await import('./guide/index.ts')).siege,
  figures: async () => (await import('./figures/index.tsx')).figures,
};
