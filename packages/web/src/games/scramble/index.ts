import type { GameEntry } from '../../contract/entry.ts';
import cover from './cover.svg';
import css from './plate.module.css';

export const scramble: GameEntry = {
  id: 'scramble',
  name: 'Stellar Scramble',
  short: 'Scramble',
  players: [2, 4],
  minutes: [15, 45],
  line: {
    en: 'Draw a gem, pick a gun, shoot first: and do not melt down.',
    fr: 'Piochez une gemme, choisissez un canon, tirez le premier : et gare à la fusion.',
  },
  plate: css.plate,
  cover,
  credits: [
    {
      what: { en: 'Display face of Stellar Scramble', fr: 'Caractère de titre de Stellar Scramble' },
      who: 'Orbitron, Matt McInerney',
      licence: 'SIL OFL 1.1',
      at: 'https://fontsource.org/fonts/orbitron',
    },
  ],
  skin: async () => (await import('./skin.tsx')).skin,
  glance: async () => (await import('./glance.tsx')).glance,
  setup: async () => (await import('./setup/room.tsx')).room,
  book: async () => (await import('./book/index.ts')).scramble,
  guide: async () => (await import('./guide/index.ts')).scramble,
  figures: async () => (await import('./figures/index.tsx')).figures,
};
