import type { Text } from '@starboard/kernel';
import type { UpgradeRow } from './rows.ts';

const words = (en: string, fr: string): Text => ({ en, fr });

/** The core tile, which is no card: what a player reads about it. */
export const CORE_NAME = words('Core Module', 'Module de Base');

/** Crew symbols and colour of a core without an upgrade. */
export const CORE = { crew: 1, colour: 'red' } as const;

/** The five upgraded core modules, in canonical order. */
export const UPGRADES: readonly UpgradeRow[] = [
  {
    id: 'core-bio',
    origin: { name: 'printed', colour: 'printed', crew: 'ours' },
    name: words('Bio Core Module', 'Module de Base Bio'),
    colour: 'green',
    crew: 1,
  },
  {
    id: 'core-scientific',
    origin: { name: 'printed', colour: 'printed', crew: 'printed', lasting: 'printed' },
    name: words('Scientific Core Module', 'Module de Base Scientifique'),
    colour: 'blue',
    crew: 0,
    lasting: { do: 'handLimit', n: 1 },
  },
  {
    id: 'core-luxury',
    origin: { name: 'printed', colour: 'printed', crew: 'printed', lasting: 'ours' },
    name: words('Luxury Core Module', 'Module de Base de Luxe'),
    colour: 'yellow',
    crew: 0,
    lasting: { do: 'income', n: 2 },
  },
  {
    id: 'core-military',
    origin: { name: 'printed', colour: 'printed', crew: 'printed', lasting: 'ours' },
    name: words('Military Core Module', 'Module de Base Militaire'),
    colour: 'purple',
    crew: 0,
    lasting: { do: 'reward', n: 2, colour: 'purple' },
  },
  {
    id: 'core-support',
    origin: { name: 'printed', colour: 'printed', crew: 'printed', lasting: 'printed' },
    name: words('Support Core Module', 'Module de Base de Soutien'),
    colour: 'orange',
    crew: 0,
    lasting: { do: 'immunity', colour: 'orange' },
  },
];
