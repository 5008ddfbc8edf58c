import {
  type CustomEffect,
  type CustomUpgrade,
  EFFECT_MENU,
  type EffectEntry,
  leastEffort,
  TYPE_OF,
  type UpgradeType,
} from '@starboard/settlers';

/** An effect that a blank card may have, and what it must cost at least. */
export interface MenuEffect {
  readonly effect: CustomEffect;
  readonly type: UpgradeType;
  readonly least: number;
}

/** Every effect of the ledger's menu, with each of its values. */
export const EFFECTS: readonly MenuEffect[] = Object.entries(EFFECT_MENU).flatMap(([kind, entry]) => {
  const { parameter, values }: EffectEntry = entry;
  const effects = parameter ? values.map((value) => ({ kind, [parameter]: value })) : [{ kind }];
  return effects.map((made): MenuEffect => {
    const effect = made as unknown as CustomEffect;
    return { effect, type: TYPE_OF[effect.kind], least: leastEffort({ effect }) };
  });
});

/** What the form begins with. */
export const EMPTY: CustomUpgrade = {
  version: 1,
  name: '',
  emblem: 0,
  type: 'resource',
  cost: [],
  effect: { kind: 'convert', to: 'water' },
};
