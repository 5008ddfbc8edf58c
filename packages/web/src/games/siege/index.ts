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
  grounds: [
    {
      id: 'frontier',
      name: { en: 'Two lands', fr: 'Deux terres' },
      paint:
        'radial-gradient(circle at 72% 62%, oklch(0.9 0.12 80) 0 9%, transparent 10%), linear-gradient(155deg, oklch(0.3 0.14 288) 46%, oklch(0.96 0.04 85) 47% 49%, oklch(0.72 0.15 55) 50%, oklch(0.42 0.08 195))',
    },
    {
      id: 'quiet',
      name: { en: 'Quiet sky', fr: 'Ciel calme' },
      paint: 'linear-gradient(155deg, oklch(0.22 0.07 286) 46%, oklch(0.85 0.03 285) 47% 48%, oklch(0.2 0.04 250) 49%)',
    },
  ],
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
