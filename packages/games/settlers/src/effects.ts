import type { Face, PackCode, UpgradeType } from './types.ts';

/** What a die can be turned into; `any` lets the owner choose among the others. */
export const CONVERSIONS = ['water', 'energy', 'army', 'pop3', 'any'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** What an Upgrade does: exactly one effect a card. The blank card chooses among all but `corruption`. */
export type Effect =
  | { readonly kind: 'convert'; readonly to: Conversion }
  | { readonly kind: 'defend'; readonly pack: PackCode }
  | { readonly kind: 'points'; readonly value: number }
  | { readonly kind: 'scoreDistinctSystems' }
  | { readonly kind: 'scoreCompletedSystems'; readonly per: number }
  | { readonly kind: 'scoreUpgrades' }
  | { readonly kind: 'reroll'; readonly regain: number }
  | { readonly kind: 'corruption' };
export type EffectKind = Effect['kind'];

export const convert = (to: Conversion): Effect => ({ kind: 'convert', to });
export const defend = (pack: PackCode): Effect => ({ kind: 'defend', pack });
export const points = (value: number): Effect => ({ kind: 'points', value });
export const scoreDistinctSystems = (): Effect => ({ kind: 'scoreDistinctSystems' });
export const corruption = (): Effect => ({ kind: 'corruption' });

/** The type of Upgrade that carries each effect. */
export const TYPE_OF: Readonly<Record<EffectKind, UpgradeType>> = {
  convert: 'resource',
  defend: 'defence',
  points: 'settlement',
  scoreDistinctSystems: 'special',
  scoreCompletedSystems: 'special',
  scoreUpgrades: 'special',
  reroll: 'special',
  corruption: 'special',
};

const ANY: readonly Face[] = ['water', 'energy', 'army', 'pop3'];
const SINGLE: Readonly<Record<Face, readonly Face[]>> = {
  water: ['water'],
  energy: ['energy'],
  army: ['army'],
  pop1: ['pop1'],
  pop2: ['pop2'],
  pop3: ['pop3'],
};

/** The faces a Resource Upgrade can make; none for other Upgrades. */
export function resultsOf(effect: Effect): readonly Face[] {
  if (effect.kind !== 'convert') return [];
  return effect.to === 'any' ? ANY : SINGLE[effect.to];
}
