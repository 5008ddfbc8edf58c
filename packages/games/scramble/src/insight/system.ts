import { HEAT } from '../content/boards.ts';
import { VALUES } from '../content/values.ts';
import type { Condition, Effect, Ongoing, Trigger } from '../effects.ts';

/** How often a trigger comes in a turn, and how often its condition holds then. */
const OFTEN: { readonly [K in Trigger]: number } = {
  turnStart: 1,
  cooldown: 0.08,
  activateHeat: 0.25,
  exchangeHeat: 0.15,
  exchange: 0.4,
  activate: 0.55,
  move: 0.55,
  fire: 0.5,
  destroy: 0.35,
  shot: 0.5,
  gather: 1,
};
const HOLDS: { readonly [K in Condition['is']]: number } = {
  energyGem: 0.65,
  overheatGem: 0.45,
  gemAbove: 0.5,
  stayed: 0.35,
  jumped: 0.05,
  backRow: 0.3,
  sharedSpace: 0.2,
  heatAtLeast: 0.25,
  destroyedAtLeast: 0.3,
};
const COUNT = { destroyed: 1.2, ownDestroyed: 0.3, damaged: 0.8 } as const;

/** What a System brings in a turn on average. */
export function systemWorth({ trigger, when, effects }: Ongoing): number {
  const often =
    OFTEN[trigger] * (when ? HOLDS[when.is] : 1) * (when?.is === 'destroyedAtLeast' && when.n === 2 ? 0.4 : 1);
  return often * effects.reduce((sum, effect) => sum + effectWorth(effect, trigger), 0);
}

function effectWorth(effect: Effect, trigger: Trigger): number {
  switch (effect.do) {
    case 'credits':
      return effect.n * (effect.per ? COUNT[effect.per] : 1);
    case 'move':
      return 0.3 * effect.n;
    case 'power':
      return VALUES.power * effect.n;
    case 'cool':
      return VALUES.heat * effect.n;
    case 'heatCost':
      return VALUES.heat * (HEAT[trigger === 'activateHeat' ? 'activate' : 'exchange'] - effect.n);
    case 'purge':
      return VALUES.power;
  }
}
