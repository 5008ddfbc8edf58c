import type { CardRow } from '@starboard/kernel';
import { type Level, PILOTS } from '../types.ts';

type Kind = readonly [kind: string, en: string, fr: string, level: Level, shield: number, four: boolean];

const KINDS: readonly Kind[] = [
  ['stinger', 'Stinger', 'Dard', 1, 2, false],
  ['raider', 'Raider', 'Pillard', 1, 5, false],
  ['carapace', 'Carapace', 'Carapace', 1, 6, false],
  ['skimmer', 'Skimmer', 'Rase-vide', 1, 4, true],
  ['lancer', 'Lancer', 'Lancier', 2, 7, false],
  ['reaver', 'Reaver', 'Ravageur', 2, 8, false],
  ['bulwark', 'Bulwark', 'Rempart', 2, 9, false],
  ['warden', 'Warden', 'Gardien', 2, 8, true],
  ['ravager', 'Ravager', 'Dévasteur', 3, 10, false],
  ['dreadnought', 'Dreadnought', 'Cuirassé', 3, 11, false],
  ['hive-mother', 'Hive Mother', 'Mère de ruche', 3, 12, false],
  ['tyrant', 'Tyrant', 'Tyran', 3, 11, true],
];

const ORIGIN = { name: 'ours', level: 'printed', pilot: 'ours', shield: 'ours', four: 'derived' } as const;

/** The 48 Invader tokens: each kind once in each pilot colour. 16 a level are printed, their faces are ours. */
export const INVADER_TOKENS: readonly CardRow[] = KINDS.flatMap(([kind, en, fr, level, shield, four]) =>
  PILOTS.map((pilot) => ({ id: `${kind}-${pilot}`, origin: ORIGIN, name: { en, fr }, level, pilot, shield, four })),
);
