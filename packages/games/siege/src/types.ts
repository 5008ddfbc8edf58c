import type { Core, Seat } from '@starboard/kernel';

export const SPECIES = ['antillian', 'morkolyte'] as const;
export type Species = (typeof SPECIES)[number];

/** The 12 different aliens, in the order in which hands are sorted. */
export const KINDS = [
  'draw-1-2',
  'draw-3-4',
  'discard-1-2',
  'discard-2-3',
  'enemy-draw-1-2',
  'enemy-draw-2-3',
  'enemy-discard-1-2',
  'decoy',
  'marshal',
  'raider',
  'oracle',
  'vanguard',
] as const;
export type Kind = (typeof KINDS)[number];

/** Cards with the same key are interchangeable. */
export type CardKey = `${Species}/${Kind}`;

/** A card in a state: the index of its key in `CARD_KEYS`. */
export type Card = number;

/** 8 stands for "8+". */
export const PLANETS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Planet = (typeof PLANETS)[number];

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

export const FACES = [
  'siptou',
  'valtinia',
  'cordontion',
  'zahwilta',
  'emalto',
  'iontian',
  'ambyria',
  'taltuva',
  'plomeena',
  'aspal',
  'hyperion',
  'clio',
  'artemis',
  'nyx',
  'pandemonia',
  'aether',
] as const;
export type Face = (typeof FACES)[number];

export interface Options {
  readonly species: readonly [Species, Species] | 'random';
  readonly first: Seat | 'random';
  /** Eight letters, planet 1 first. */
  readonly sides: string;
}

/** What applies in a player's next turn, or in this one. Never changed, only replaced. */
export interface NextTurn {
  /** Cordontion. */
  readonly randomDeploy: boolean;
  /** Zahwilta. */
  readonly noPlanetEffect: boolean;
  /** Iontian. */
  readonly forcedShift: -1 | 0 | 1;
  /** Emalto. */
  readonly mayShift: boolean;
  /** Plomeena: the enemy of the player whose turn it is cannot be affected by soldiers. */
  readonly enemyShielded: boolean;
}

/** A player's cards. The lists are never changed, only replaced, so that clones share them. */
export interface Player {
  /** Sorted, so that the order tells nothing. */
  hand: readonly Card[];
  /** The part of the hand that the enemy knows for certain, sorted. */
  known: readonly Card[];
  /** The top is last. */
  pile: readonly Card[];
  discards: readonly Card[];
  /** By planet, planet 1 first; each force in order of arrival. */
  forces: readonly (readonly Card[])[];
  pending: NextTurn;
}

/** What has happened in the turn so far. */
export interface Turn {
  inForce: NextTurn;
  /** The shift chosen with Emalto. */
  shift: -1 | 0 | 1;
  aimed: boolean;
  /** The planet deployed to and the alien deployed there; 0 and -1 before. */
  planet: Planet | 0;
  card: Card;
  /** No planet effect can be activated this turn: the face or kind that forbids it, or an empty text. */
  forbidden: 'zahwilta' | 'raider' | 'vanguard' | '';
  /** The planet effect of the turn is used up: declared or activated. */
  used: boolean;
  /** Any face-up planet effect may be activated. */
  oracle: boolean;
}

/** A soldier's effect on the players it reaches, after every modifier. */
export interface Reach {
  readonly verb: 'draw' | 'discard';
  readonly numbers: readonly [number, number];
  readonly targets: readonly Seat[];
}

/** Steps; those that wait for a decision carry the names of the ledger's section 7. */
export type SiegeFrame =
  | { readonly step: 'startTurn' }
  | { readonly step: 'aim' }
  | { readonly step: 'deploy' }
  | { readonly step: 'choosePlanet'; readonly card: Card }
  | { readonly step: 'declare'; readonly card: Card; readonly planet: Planet }
  | { readonly step: 'chooseNumber'; readonly reach: Reach }
  | { readonly step: 'discard'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'pull' }
  | { readonly step: 'additional' }
  | { readonly step: 'wrapUp' }
  | { readonly step: 'give'; readonly given: number }
  | { readonly step: 'jettison'; readonly thrown: number }
  | { readonly step: 'endTurn' };
export type StepName = SiegeFrame['step'];

export interface State extends Core {
  stack: SiegeFrame[];
  readonly species: readonly [Species, Species];
  /** The face-up side of each planet, planet 1 first. */
  readonly sides: readonly Side[];
  readonly first: Seat;
  active: Seat;
  /** Turns begun so far by both players. */
  turns: number;
  turn: Turn;
  readonly players: readonly [Player, Player];
  endTriggered: boolean;
}

/** A frame as players see it: cards by key. All of a frame is public. */
export type FrameView = Exclude<SiegeFrame, { readonly card: Card }> | NamedFrame;
type NamedFrame =
  | { readonly step: 'choosePlanet'; readonly card: CardKey }
  | { readonly step: 'declare'; readonly card: CardKey; readonly planet: Planet };

export interface PlayerView {
  readonly species: Species;
  readonly handSize: number;
  /** The owner's hand; null for everybody else. */
  readonly hand: readonly CardKey[] | null;
  /** What the enemy knows of this hand for certain. */
  readonly known: readonly CardKey[];
  readonly pileSize: number;
  /** All that is out of the viewer's sight in this player's hand and draw pile together, sorted. */
  readonly unseen: readonly CardKey[];
  readonly discards: readonly CardKey[];
  readonly forces: readonly (readonly CardKey[])[];
  readonly pending: NextTurn;
}

/** What a seat may know. Where a player aims and what the planets are worth now follow from it: `aimOf`, `halfPoints`. */
export interface View {
  /** Whose view this is; null for a spectator. */
  readonly seat: Seat | null;
  readonly planets: readonly Face[];
  readonly first: Seat;
  readonly active: Seat;
  readonly turns: number;
  readonly turn: Omit<Turn, 'card'> & { readonly card: CardKey | null };
  readonly players: readonly [PlayerView, PlayerView];
  readonly endTriggered: boolean;
  readonly stack: readonly FrameView[];
}
