import type { CardSet, Core, Seat } from '@starboard/kernel';

export const COLOURS = ['yellow', 'blue', 'magenta'] as const;
export type Colour = (typeof COLOURS)[number];

/** The icons of a Defense die, in the order in which lists of them are sorted. */
export const FACES = [
  'blaster-yellow',
  'blaster-blue',
  'blaster-magenta',
  'interceptor',
  'missile',
  'rebuild',
] as const;
export type Face = (typeof FACES)[number];

/** All Invasion dice, in the order in which they are thrown: three of each colour. */
export const INVASION_DICE = ['y1', 'y2', 'y3', 'b1', 'b2', 'b3', 'm1', 'm2', 'm3'] as const;
export type InvasionDie = (typeof INVASION_DICE)[number];

export const DEFENSE_DICE = ['d1', 'd2', 'd3', 'd4', 'd5'] as const;
export type DefenseDie = (typeof DEFENSE_DICE)[number];

export const SECTORS = [1, 2, 3, 4, 5, 6] as const;
export type Sector = (typeof SECTORS)[number];

export type Site = 'core' | `outer-${Sector}` | `inner-${Sector}`;

/** The 13 craters of a planet: the Core, the outer Cities of sectors 1 to 6, the inner Cities of sectors 1 to 6. */
export const SITES: readonly Site[] = [
  'core',
  ...SECTORS.map((sector): Site => `outer-${sector}`),
  ...SECTORS.map((sector): Site => `inner-${sector}`),
];

/** Undamaged, damaged, missing. */
export type Strength = 0 | 1 | 2;
export const UNDAMAGED = 2;

/** Strengths of the 13 sites, in the order of `SITES`. */
export type Planet = number[];

export const ROUNDS = [1, 2, 3] as const;
export type Round = (typeof ROUNDS)[number];

export const VARIANTS = ['radar', 'fairSkies', 'catAndMouse'] as const;
export type Variant = (typeof VARIANTS)[number];
export type Variants = Readonly<Record<Variant, boolean>>;

export interface Options extends Variants {
  readonly first: Seat | 'random';
  /** The dice of another edition, or null for the game's own. */
  readonly cards: CardSet | null;
}

/** How first place was decided: by points, in the duel, or by lots after the last cycle of the duel. */
export type Decided = 'points' | 'duel' | 'lots';

/** The latest Missile: its owner, and the sector of everybody concerned; 0 for the others. */
export interface Missile {
  readonly attacker: Seat;
  readonly sectors: readonly (Sector | 0)[];
}

/** Who attacks with a Missile, and who defends against it in turn order from the attacker's left. */
export interface Attack {
  readonly attacker: Seat;
  readonly targets: readonly Seat[];
}

/** Steps; those of a turn carry the names of the ledger's phases. Lists over seats hold 0 for those not concerned. */
export type InvasionFrame =
  | { readonly step: 'invasion' }
  | { readonly step: 'defense'; readonly rerolls: number }
  | { readonly step: 'assign' }
  | { readonly step: 'damage' }
  | { readonly step: 'missiles'; readonly left: number }
  | { readonly step: 'pick'; readonly attack: Attack; readonly picks: readonly (Sector | 0)[] }
  | { readonly step: 'freeRebuild'; readonly pools: readonly number[] }
  | { readonly step: 'rebuild'; readonly pool: number }
  | { readonly step: 'endTurn' }
  | { readonly step: 'tally' }
  | { readonly step: 'duel'; readonly cycle: number; readonly seats: readonly Seat[]; readonly attacks: number };
export type StepName = InvasionFrame['step'];
export type FrameOf<K extends StepName> = Extract<InvasionFrame, { step: K }>;

export interface State extends Core {
  stack: InvasionFrame[];
  readonly radar: boolean;
  readonly fairSkies: boolean;
  readonly catAndMouse: boolean;
  readonly cards: CardSet | null;
  readonly first: Seat;
  round: Round;
  active: Seat;
  readonly planets: Planet[];
  /** Saucers shown by each Invasion die, in the order of `INVASION_DICE`; 0 for dice that wait on the Staging Board. */
  shown: number[];
  /** Saucers that are left on each of them. */
  left: number[];
  /** Radar: the sector announced for each of them; 0 for none. */
  sectors: number[];
  /** The face of each Defense die in play, d1 first, as an index of `FACES`. */
  tray: number[];
  /** Never changed, only replaced. */
  missile: Missile | null;
  /** The points of each seat after the last round; empty before. */
  tally: number[];
  /** The places known so far; 0 for a seat still in the duel; empty before the tally. */
  places: number[];
  /** Complete cycles of the duel so far. */
  cycles: number;
  decided: Decided | '';
}

/** One Defense die laid on one Invasion die. */
export interface Placement {
  readonly face: Face;
  readonly die: InvasionDie;
}

/** A frame as somebody sees it: a pick of another that is locked in is null. */
export type FrameView = Exclude<InvasionFrame, FrameOf<'pick'>> | PickView;
export interface PickView {
  readonly step: 'pick';
  readonly attack: Attack;
  /** By seat: 0 for none, null for one that is locked in and hidden. */
  readonly picks: readonly (Sector | 0 | null)[];
}

/**
 * What somebody may know: the state without the generator and without the picks of others. Nothing else is ever hidden,
 * so without Cat and Mouse one view serves everybody. What follows from it is worked out by `dice.ts`, `planet.ts` and
 * `turn.ts`.
 */
export interface View extends Variants {
  readonly cards: CardSet | null;
  readonly first: Seat;
  readonly round: Round;
  readonly active: Seat;
  /** Strengths of the 13 sites, in the order of `SITES`, by seat. */
  readonly planets: readonly (readonly number[])[];
  readonly shown: readonly number[];
  readonly left: readonly number[];
  readonly sectors: readonly number[];
  readonly tray: readonly number[];
  readonly missile: Missile | null;
  readonly stack: readonly FrameView[];
  readonly tally: readonly number[];
  readonly places: readonly number[];
  readonly cycles: number;
  readonly decided: Decided | '';
}
