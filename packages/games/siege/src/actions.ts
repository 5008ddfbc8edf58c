import { CARD_KEYS } from './content/aliens.ts';
import { type Action, type Activate, PLANETS, type Planet } from './types.ts';

/** Every action of the game exists once and is shared: lists of choices cost no new objects. */
type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** By card. */
export const DEPLOY = CARD_KEYS.map((card): Of<'deploy'> => ({ type: 'deploy', card }));
export const DISCARD_DECOY = CARD_KEYS.map((card): Of<'discardDecoy'> => ({ type: 'discardDecoy', card }));
export const DISCARD = CARD_KEYS.map((card): Of<'discard'> => ({ type: 'discard', card }));
export const GIVE = CARD_KEYS.map((card): Of<'give'> => ({ type: 'give', card }));
export const JETTISON = CARD_KEYS.map((card): Of<'jettison'> => ({ type: 'jettison', card }));
/** Hyperion's activation, by card. */
export const SPEND = CARD_KEYS.map((card): Activate => ({ type: 'activate', planet: 6, card }));

export const DEPLOY_RANDOM: Of<'deployRandom'> = { type: 'deployRandom' };
export const STOP: Of<'stop'> = { type: 'stop' };
export const FINISH: Of<'finish'> = { type: 'finish' };

export const AIM: readonly Of<'aim'>[] = ([-1, 0, 1] as const).map((shift) => ({ type: 'aim', shift }));
export const DECLARE: readonly Of<'declare'>[] = [true, false].map((use) => ({ type: 'declare', use }));

/** By number, from 1. */
export const NUMBER: readonly Of<'chooseNumber'>[] = ([1, 2, 3, 4] as const).map((number) => ({
  type: 'chooseNumber',
  number,
}));

/** By planet, planet 1 first. */
export const CHOOSE_PLANET = PLANETS.map((planet): Of<'choosePlanet'> => ({ type: 'choosePlanet', planet }));
export const PULL = PLANETS.map((from): Of<'pull'> => ({ type: 'pull', from }));
export const ACTIVATE = PLANETS.map((planet): Activate => ({ type: 'activate', planet }));

/** Artemis and Nyx: by destination. */
export const SEND = PLANETS.map((to): Activate => ({ type: 'activate', planet: 7, to }));
/** Iontian. */
export const SHIFT: readonly Activate[] = ([-1, 1] as const).map((shift) => ({ type: 'activate', planet: 3, shift }));
/** Siptou and Valtinia: every pair of planets, the lower first. */
export const EXCHANGE: readonly Activate[] = PLANETS.flatMap((low) =>
  PLANETS.filter((high) => high > low).map(
    (high): Activate => ({ type: 'activate', planet: 1, switch: [low, high] as [Planet, Planet] }),
  ),
);
