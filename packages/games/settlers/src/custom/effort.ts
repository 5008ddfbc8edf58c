import { EFFECT_MENU, type EffectEntry, PACK_MENU } from '../content/customMenu.ts';
import type { CustomUpgrade } from '../types.ts';

/** The effort of all cost packs together. */
export function effort({ cost }: Pick<CustomUpgrade, 'cost'>): number {
  return cost.reduce((n, code) => n + PACK_MENU[code], 0);
}

/** The least effort that the effect must cost. */
export function leastEffort({ effect }: Pick<CustomUpgrade, 'effect'>): number {
  const { parameter, values, efforts }: EffectEntry = EFFECT_MENU[effect.kind];
  if (!parameter) return efforts[0];
  return efforts[values.indexOf((effect as unknown as Record<string, string | number>)[parameter])];
}
