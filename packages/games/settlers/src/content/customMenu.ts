import type { EffectKind } from '../effects.ts';
import type { PackCode } from '../types.ts';

/** The packs a Custom Upgrade may cost, with their effort: ten times the chance to fail with 4 dice. */
export const PACK_MENU: Readonly<Record<PackCode, number>> = {
  W: 2,
  E: 2,
  A: 2,
  WE: 6,
  WA: 6,
  EA: 6,
  WW: 8,
  EE: 8,
  AA: 8,
  WEA: 9,
  'P2/1': 1,
  'P3/2': 2,
  'P4/2': 3,
  'P5/3': 4,
  'P6/3': 6,
  'P7/4': 8,
  'P8/4': 9,
};

/** The parameter of an effect with the values it may have, and the least effort that each of them must cost. */
export interface EffectEntry {
  readonly parameter?: string;
  readonly values: readonly (string | number)[];
  readonly efforts: readonly number[];
}

/** The effects a Custom Upgrade may have. One without a parameter has one effort and no values. */
export const EFFECT_MENU: Readonly<Record<Exclude<EffectKind, 'corruption'>, EffectEntry>> = {
  convert: { parameter: 'to', values: ['water', 'energy', 'army', 'pop3', 'any'], efforts: [2, 2, 2, 2, 6] },
  defend: { parameter: 'pack', values: ['W', 'E', 'A', 'P2/1', 'P3/2'], efforts: [3, 3, 3, 3, 3] },
  points: { parameter: 'value', values: [1, 2, 3], efforts: [4, 8, 12] },
  scoreDistinctSystems: { values: [], efforts: [10] },
  scoreCompletedSystems: { parameter: 'per', values: [1, 2], efforts: [6, 11] },
  scoreUpgrades: { values: [], efforts: [10] },
  reroll: { parameter: 'regain', values: [0, 1, 2], efforts: [3, 5, 7] },
};

export const MOST_DICE = 5;
export const MOST_EFFORT = 14;
export const MOST_PACKS = 3;
export const EMBLEMS = 12;

/** Words that no name or flavour may contain, unless the platform brings a filter of its own. */
export const BLOCKED_WORDS: readonly string[] = [
  'fuck',
  'shit',
  'cunt',
  'nazi',
  'putain',
  'salope',
  'connard',
  'enculé',
];
