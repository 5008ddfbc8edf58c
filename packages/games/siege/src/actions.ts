import type { Field, Move } from '@starboard/kernel';
import { CARD_KEYS } from './content/aliens.ts';
import type { Event } from './events.ts';
import { type CardKey, PLANETS, type Planet, type State } from './types.ts';

export type Activate = {
  readonly type: 'activate';
  readonly planet: Planet;
  /** Siptou, Valtinia: the two planets, the lower first. */
  readonly switch?: readonly [Planet, Planet];
  /** Iontian. */
  readonly shift?: -1 | 1;
  /** Hyperion. */
  readonly card?: CardKey;
  /** Artemis, Nyx. */
  readonly to?: Planet;
};

export type Action =
  | { readonly type: 'aim'; readonly shift: -1 | 0 | 1 }
  | { readonly type: 'discardDecoy'; readonly card: CardKey }
  | { readonly type: 'deploy'; readonly card: CardKey }
  | { readonly type: 'deployRandom' }
  | { readonly type: 'choosePlanet'; readonly planet: Planet }
  | { readonly type: 'declare'; readonly use: boolean }
  | { readonly type: 'chooseNumber'; readonly number: 1 | 2 | 3 | 4 }
  | { readonly type: 'discard'; readonly card: CardKey }
  | { readonly type: 'pull'; readonly from: Planet }
  | Activate
  | { readonly type: 'give'; readonly card: CardKey }
  | { readonly type: 'jettison'; readonly card: CardKey }
  | { readonly type: 'stop' }
  | { readonly type: 'finish' };
export type ActionType = Action['type'];

export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** A move of this game. */
export type MoveOf<T extends ActionType> = Move<State, ActionOf<T>, Event>;

/** What a field of an action holds that names a card, or a planet. */
export const CARD: Field = { is: 'choice', of: CARD_KEYS };
export const PLANET: Field = { is: 'integer', min: 1, max: PLANETS.length };

// Every action of the game exists once and is shared: lists of choices cost no new objects.

/** By card. */
export const DEPLOY = CARD_KEYS.map((card): ActionOf<'deploy'> => ({ type: 'deploy', card }));
export const DISCARD_DECOY = CARD_KEYS.map((card): ActionOf<'discardDecoy'> => ({ type: 'discardDecoy', card }));
export const DISCARD = CARD_KEYS.map((card): ActionOf<'discard'> => ({ type: 'discard', card }));
export const GIVE = CARD_KEYS.map((card): ActionOf<'give'> => ({ type: 'give', card }));
export const JETTISON = CARD_KEYS.map((card): ActionOf<'jettison'> => ({ type: 'jettison', card }));
/** Hyperion's activation, by card. */
export const SPEND = CARD_KEYS.map((card): Activate => ({ type: 'activate', planet: 6, card }));

export const DEPLOY_RANDOM: ActionOf<'deployRandom'> = { type: 'deployRandom' };
export const STOP: ActionOf<'stop'> = { type: 'stop' };
export const FINISH: ActionOf<'finish'> = { type: 'finish' };

export const AIM: readonly ActionOf<'aim'>[] = ([-1, 0, 1] as const).map((shift) => ({ type: 'aim', shift }));
export const DECLARE: readonly ActionOf<'declare'>[] = [true, false].map((use) => ({ type: 'declare', use }));

/** By number, from 1. */
export const NUMBER: readonly ActionOf<'chooseNumber'>[] = ([1, 2, 3, 4] as const).map((number) => ({
  type: 'chooseNumber',
  number,
}));

/** By planet, planet 1 first. */
export const CHOOSE_PLANET = PLANETS.map((planet): ActionOf<'choosePlanet'> => ({ type: 'choosePlanet', planet }));
export const PULL = PLANETS.map((from): ActionOf<'pull'> => ({ type: 'pull', from }));
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
