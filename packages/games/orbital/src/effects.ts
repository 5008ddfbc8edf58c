import type { Colour } from './types.ts';

/** What happens after the arrow of a module; one handler each in `verbs/`. */
export type Operation =
  | { readonly do: 'gainMc'; readonly n: number }
  | { readonly do: 'gainVp'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  /** Reveal the top card: `n` MC if it is a module of one of the colours, otherwise `otherwise`. */
  | { readonly do: 'gamble'; readonly n: number; readonly otherwise: number; readonly colours: readonly Colour[] }
  /** `n` MC for each different colour among the own undamaged modules. */
  | { readonly do: 'gainPerColour'; readonly n: number }
  /** Discard a card, gain `n` MC. */
  | { readonly do: 'scrap'; readonly n: number }
  /** Discard a card, then draw `n`. */
  | { readonly do: 'recycle'; readonly n: number }
  /** Look at the `n` top cards, take one, discard the others. */
  | { readonly do: 'look'; readonly n: number }
  /** Build a card from the hand onto an exit of this module; of one colour only, if one is named. */
  | { readonly do: 'build'; readonly colour?: Colour }
  | { readonly do: 'move' }
  | { readonly do: 'repair' }
  /** Damage an outer module of an opponent. */
  | { readonly do: 'shoot' }
  /** An opponent loses `n` MC and discards a card. */
  | { readonly do: 'raid'; readonly n: number };

/** What an event does. */
export type Happening =
  | Extract<Operation, { readonly do: 'gainMc' | 'gainVp' | 'draw' }>
  | { readonly do: 'callEvents' }
  /** Take a market card; draw `n` where there is no market. */
  | { readonly do: 'takeFromMarket'; readonly n: number }
  | { readonly do: 'storm' }
  | { readonly do: 'visit' }
  | { readonly do: 'everyoneLoses'; readonly n: number }
  | { readonly do: 'rotateCrew' }
  /** `n` MC for each undamaged module of a colour. */
  | { readonly do: 'gainPerModule'; readonly n: number; readonly colour: Colour }
  /** Stake crew on the top cards; at most `n` VP. */
  | { readonly do: 'project'; readonly n: number }
  | { readonly do: 'sabotage' }
  /** Build actions cost `n` less until the end of the year. */
  | { readonly do: 'convoy'; readonly n: number }
  /** Remove `n` unused crew of an opponent. */
  | { readonly do: 'strike'; readonly n: number }
  | { readonly do: 'condemn' };

export type Effect = Operation | Happening;
export type VerbName = Effect['do'];
export type EffectOf<K extends VerbName> = Extract<Effect, { readonly do: K }>;

/** What works without an action while its module is undamaged, or while its upgrade lies on the core. */
export type Lasting =
  | { readonly do: 'income'; readonly n: number }
  | { readonly do: 'cheaperRepairs'; readonly n: number }
  | { readonly do: 'cheaperBuilds'; readonly n: number }
  /** Building this very module costs less. */
  | { readonly do: 'cheaperItself'; readonly n: number }
  | { readonly do: 'handLimit'; readonly n: number }
  | { readonly do: 'moreCards'; readonly n: number }
  /** The modules connected to this one are immune. */
  | { readonly do: 'shield' }
  /** Building a module of that colour brings MC. */
  | { readonly do: 'reward'; readonly n: number; readonly colour: Colour }
  /** All own modules of that colour are immune. */
  | { readonly do: 'immunity'; readonly colour: Colour };
export type LastingName = Lasting['do'];

/** The parameters that each verb needs; nothing else may stand beside `do`. */
export const OPERATIONS: { readonly [K in Operation['do']]: readonly string[] } = {
  gainMc: ['n'],
  gainVp: ['n'],
  draw: ['n'],
  gamble: ['n', 'otherwise', 'colours'],
  gainPerColour: ['n'],
  scrap: ['n'],
  recycle: ['n'],
  look: ['n'],
  build: ['colour?'],
  move: [],
  repair: [],
  shoot: [],
  raid: ['n'],
};

export const HAPPENINGS: { readonly [K in Happening['do']]: readonly string[] } = {
  gainMc: ['n'],
  gainVp: ['n'],
  draw: ['n'],
  callEvents: [],
  takeFromMarket: ['n'],
  storm: [],
  visit: [],
  everyoneLoses: ['n'],
  rotateCrew: [],
  gainPerModule: ['n', 'colour'],
  project: ['n'],
  sabotage: [],
  convoy: ['n'],
  strike: ['n'],
  condemn: [],
};

export const LASTINGS: { readonly [K in LastingName]: readonly string[] } = {
  income: ['n'],
  cheaperRepairs: ['n'],
  cheaperBuilds: ['n'],
  cheaperItself: ['n'],
  handLimit: ['n'],
  moreCards: ['n'],
  shield: [],
  reward: ['n', 'colour'],
  immunity: ['colour'],
};
