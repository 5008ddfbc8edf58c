/** When a System looks whether it works; each in its owner's turn. */
export const TRIGGERS = [
  'turnStart',
  'cooldown',
  'activateHeat',
  'exchangeHeat',
  'exchange',
  'activate',
  'move',
  'fire',
  'destroy',
  'shot',
  'gather',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What must be true besides; one test each in `systems.ts`. */
export const CONDITIONS = [
  'energyGem',
  'overheatGem',
  'gemAbove',
  'stayed',
  'jumped',
  'backRow',
  'sharedSpace',
  'heatAtLeast',
  'destroyedAtLeast',
] as const;
export interface Condition {
  readonly is: (typeof CONDITIONS)[number];
  /** For those that compare with a number. */
  readonly n?: number;
}

/** What an effect is multiplied by. */
export const COUNTED = ['destroyed', 'ownDestroyed', 'damaged'] as const;
export type Counted = (typeof COUNTED)[number];

/** What a System does; one verb each in `systems.ts`. */
export type Effect =
  | { readonly do: 'credits'; readonly n: number; readonly per?: Counted }
  | { readonly do: 'move'; readonly n: number }
  | { readonly do: 'power'; readonly n: number }
  | { readonly do: 'cool'; readonly n: number }
  | { readonly do: 'heatCost'; readonly n: number }
  | { readonly do: 'purge' };
export type Verb = Effect['do'];
export const VERBS = ['credits', 'move', 'power', 'cool', 'heatCost', 'purge'] as const satisfies readonly Verb[];

/** The ongoing effect of a System card. */
export interface Ongoing {
  readonly trigger: Trigger;
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}

export const credits = (n: number, per?: Counted): Effect => (per ? { do: 'credits', n, per } : { do: 'credits', n });
export const move = (n: number): Effect => ({ do: 'move', n });
export const power = (n: number): Effect => ({ do: 'power', n });
export const cool = (n: number): Effect => ({ do: 'cool', n });
export const heatCost = (n: number): Effect => ({ do: 'heatCost', n });
export const purge = (): Effect => ({ do: 'purge' });

/** Where a verb makes sense: an activation's totals must still be open, a cost must not be paid yet. */
export const FITS: { readonly [V in Verb]: readonly Trigger[] } = {
  credits: ['turnStart', 'cooldown', 'exchange', 'activate', 'move', 'fire', 'destroy', 'shot', 'gather'],
  move: ['activate'],
  power: ['activate', 'move', 'fire'],
  cool: ['turnStart', 'exchange', 'activate', 'move', 'fire', 'destroy', 'shot', 'gather'],
  heatCost: ['activateHeat', 'exchangeHeat'],
  purge: ['cooldown'],
};

const SHOT: readonly Trigger[] = ['fire', 'destroy', 'shot'];

/**
 * Where a condition can be found true at one time and false at another. Heat costs are asked for before the gem is placed
 * and before a weapon is chosen, so only what is known then goes with them (SCRAMBLE-RULING-14).
 */
export const CONDITION_FITS: { readonly [C in Condition['is']]: readonly Trigger[] } = {
  energyGem: ['exchange', 'activate', 'move', ...SHOT, 'gather'],
  overheatGem: ['exchange', 'activate', 'move', ...SHOT, 'gather'],
  gemAbove: ['activate', 'move', ...SHOT],
  stayed: ['move', ...SHOT, 'gather'],
  jumped: ['move', ...SHOT, 'gather'],
  backRow: ['fire'],
  sharedSpace: TRIGGERS,
  heatAtLeast: TRIGGERS,
  destroyedAtLeast: ['destroy', 'shot', 'gather'],
};

/** Where something has been counted. */
export const COUNT_FITS: { readonly [C in Counted]: readonly Trigger[] } = {
  destroyed: ['destroy', 'shot', 'gather'],
  ownDestroyed: ['destroy', 'shot', 'gather'],
  damaged: ['shot', 'gather'],
};
