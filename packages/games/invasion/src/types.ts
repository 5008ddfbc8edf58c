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

export type Action =
  | { readonly type: 'keep' }
  /** The faces to roll again, in the order of `FACES`. */
  | { readonly type: 'reroll'; readonly faces: readonly Face[] }
  /** The whole of step 3: by face, then by die. */
  | { readonly type: 'assign'; readonly plan: readonly Placement[] }
  | { readonly type: 'rebuild'; readonly site: Site }
  | { readonly type: 'rebuildDone' }
  | { readonly type: 'pickSector'; readonly sector: Sector };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** An Invasion die as it was thrown; with Radar also where it will strike. */
export interface Threat {
  readonly die: InvasionDie;
  readonly saucers: number;
  readonly sector?: Sector;
}

export type Event =
  | { readonly type: 'round'; readonly round: Round }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'invasion'; readonly seat: Seat; readonly by: Seat; readonly dice: readonly Threat[] }
  | { readonly type: 'roll'; readonly seat: Seat; readonly faces: readonly Face[] }
  | {
      readonly type: 'reroll';
      readonly seat: Seat;
      readonly dice: readonly DefenseDie[];
      readonly faces: readonly Face[];
      readonly left: number;
    }
  | { readonly type: 'keep'; readonly seat: Seat }
  | { readonly type: 'assign'; readonly seat: Seat; readonly plan: readonly Placement[]; readonly left: number }
  | {
      readonly type: 'strike';
      readonly seat: Seat;
      readonly die: InvasionDie;
      readonly sector: Sector;
      readonly saucers: number;
      readonly hits: readonly Site[];
    }
  | {
      readonly type: 'lock';
      readonly seat: Seat;
      readonly reveals: true;
      readonly secret: { readonly to: readonly Seat[]; readonly sector: Sector };
    }
  | {
      readonly type: 'missile';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly damage: number;
      readonly reveals: true;
    }
  | { readonly type: 'counter'; readonly seat: Seat; readonly sector: Sector; readonly points: number }
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly sector: Sector;
      /** The sector that the target rolled or shielded in vain. */
      readonly shielded: Sector;
      readonly hits: readonly Site[];
    }
  | { readonly type: 'rebuild'; readonly seat: Seat; readonly site: Site; readonly strength: Strength }
  | { readonly type: 'lost'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'tally'; readonly points: readonly number[] }
  | { readonly type: 'duel'; readonly cycle: number; readonly seats: readonly Seat[] }
  | { readonly type: 'leave'; readonly seats: readonly Seat[] }
  | { readonly type: 'lots'; readonly seat: Seat }
  | { readonly type: 'over'; readonly points: readonly number[]; readonly places: readonly number[] };

/** A frame as somebody sees it: of the picks only the own one, and who has locked one in. */
export type FrameView = Exclude<InvasionFrame, FrameOf<'pick'>> | PickView;
export interface PickView {
  readonly step: 'pick';
  readonly attack: Attack;
  readonly locked: readonly Seat[];
  readonly own: Sector | null;
}

export interface PlanetView {
  readonly sites: Readonly<Record<Site, Strength>>;
  readonly points: number;
  /** The strength of the two Cities of each sector, sector 1 first. */
  readonly lanes: readonly number[];
}

export interface InvasionDieView {
  readonly id: InvasionDie;
  readonly colour: Colour;
  readonly saucers: number;
  readonly left: number;
  /** Radar: the announced sector. */
  readonly sector: Sector | null;
}

export interface DefenseDieView {
  readonly id: DefenseDie;
  readonly face: Face;
}

export interface View {
  /** Whose view this is; null for a spectator. */
  readonly seat: Seat | null;
  readonly variants: Variants;
  readonly cards: CardSet | null;
  readonly first: Seat;
  readonly round: Round;
  /** What one Blaster, Missile or Rebuild is worth now. */
  readonly value: number;
  readonly active: Seat;
  readonly planets: readonly PlanetView[];
  readonly invasion: readonly InvasionDieView[];
  readonly defense: readonly DefenseDieView[];
  /** The dice that wait for later rounds. */
  readonly staging: readonly { readonly round: Round; readonly dice: readonly (InvasionDie | DefenseDie)[] }[];
  readonly missile: Missile | null;
  readonly stack: readonly FrameView[];
  readonly tally: readonly number[];
  readonly places: readonly number[];
  readonly cycles: number;
  readonly decided: Decided | '';
}
