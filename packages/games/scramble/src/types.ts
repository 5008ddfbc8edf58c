import type { CardSet, Core, Seat } from '@starboard/kernel';

/** The weapons, and the Energy gems that activate them. */
export const ENERGIES = ['red', 'blue', 'yellow', 'green'] as const;
export type Energy = (typeof ENERGIES)[number];

export const GEMS = [...ENERGIES, 'overheat'] as const;
export type Gem = (typeof GEMS)[number];

/** A gem or weapon in a state: its index in `GEMS`. */
export type GemIndex = number;
export const OVERHEAT: GemIndex = 4;

export const PILOTS = ['orange', 'purple', 'teal', 'white'] as const;
export type PilotColour = (typeof PILOTS)[number];

export const FIRES = ['scatter', 'beam', 'blast'] as const;
export type Fire = (typeof FIRES)[number];

export const SPECIALS = ['boost', 'scavenge', 'vent', 'convert', 'energize'] as const;
export type Special = (typeof SPECIALS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const SLOTS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Slot = (typeof SLOTS)[number];

/** How wide the board is, without and with its extension. */
export const WIDTHS = [6, 8] as const;
export type Columns = (typeof WIDTHS)[number];

/** 1 is the front row, next to the Player Row. */
export const ROWS = [1, 2, 3] as const;
export type Row = (typeof ROWS)[number];

/** The icons of a weapon or of a Weapon card; what is left out counts nothing. */
export interface Icons extends Readonly<Partial<Record<Special, number>>> {
  readonly move?: number;
  readonly power?: number;
  readonly fire?: readonly Fire[];
}

/** An Upgrade card or an Alien Event in a state: its index in the content's `cards`. */
export type Card = number;
/** Nothing lies in a slot. */
export const NONE = -1;
/** A slot whose Upgrade card was bought in the current turn (SCRAMBLE-RULING-50). */
export const GAP = -2;

/** An Invader token in a state: its index in the content's `tokens`. */
export type Token = number;
/** A starting entry of a Victory Track, and the id it has in views and events: no token of a card set is called so. */
export const DEFEATED: Token = -1;
export const DEFEATED_ID = 'defeated';

export interface Options {
  readonly experienced: boolean;
  /** By seat. */
  /** The colours by seat: in their order, at random, or as named. */
  readonly pilots: readonly PilotColour[] | 'seats' | 'random';
  readonly first: Seat | 'random';
  /** The game's own cards and tokens if null. */
  readonly cards: CardSet | null;
}

/** Never changed, only replaced. */
export interface Weapon {
  /** Tucked cards in order of purchase. */
  readonly cards: readonly Card[];
  readonly outOfOrder: boolean;
  readonly boost: number;
  /** Gems above it: of its own colour, and Overheat gems. */
  readonly energy: number;
  readonly overheat: number;
}

/** Its lists are never changed, only replaced, so that clones share them. */
export interface Pilot {
  readonly colour: PilotColour;
  /** A space of the Player Row; -1 until placed. */
  space: number;
  heat: number;
  credits: number;
  /** Assist tokens in hand. */
  assists: number;
  /** By gem. */
  bag: readonly number[];
  /** Gems beside the Credit Meter, by gem. */
  exchanged: readonly number[];
  weapons: readonly Weapon[];
  systems: readonly Card[];
  /** In order of arrival. */
  victory: readonly Token[];
}

/** What has happened in the turn so far. */
export interface Turn {
  /** The gem drawn and not yet placed, the gem placed, and the weapon it activated; -1 for none. */
  drawn: GemIndex;
  used: GemIndex;
  weapon: GemIndex;
  /** Totals of the activation in progress. */
  move: number;
  power: number;
  moved: boolean;
  jumped: boolean;
  /** Invaders destroyed this turn, those of the own colour among them, and Invaders damaged. */
  destroyed: number;
  ownDestroyed: number;
  damaged: number;
}

/** Steps; those that wait for a decision come first. */
export type ScrambleFrame =
  | { readonly step: 'placeStarfighter'; readonly seat: Seat }
  | { readonly step: 'drawOrCooldown' }
  | { readonly step: 'purge'; readonly card: Card }
  | { readonly step: 'placeGem' }
  | { readonly step: 'move' }
  | { readonly step: 'fire' }
  | { readonly step: 'placeAssist'; readonly cells: readonly number[] }
  | { readonly step: 'convert'; readonly left: number }
  | { readonly step: 'energize'; readonly left: number }
  | { readonly step: 'upgrade' }
  | { readonly step: 'breakWeapon'; readonly seat: Seat }
  | { readonly step: 'startRound' }
  | { readonly step: 'startTurn' }
  | { readonly step: 'shotPays' }
  | { readonly step: 'specials' }
  | { readonly step: 'cool' }
  | { readonly step: 'refill' }
  | { readonly step: 'gather' }
  | { readonly step: 'endTurn' }
  | { readonly step: 'endRound' }
  | { readonly step: 'discard'; readonly card: Card; readonly event: Card }
  | { readonly step: 'fillSlot' }
  | { readonly step: 'victory' };
export type StepName = ScrambleFrame['step'];

/** All lists but the stack and the pilots are never changed, only replaced, so that clones share them. */
export interface State extends Core {
  stack: ScrambleFrame[];
  readonly options: Options;
  readonly columns: Columns;
  readonly aggression: Slot;
  readonly first: Seat;
  round: number;
  active: Seat;
  turn: Turn;
  readonly pilots: readonly Pilot[];
  /** By cell, the front row first, each from column 1: the token or -1, its remaining shields, a bit for each seat with an Assist token. */
  grid: readonly Token[];
  remaining: readonly number[];
  assisted: readonly number[];
  /** By level, the top last. */
  piles: readonly (readonly Token[])[];
  /** Tokens out of the match: passed, or lost from a Victory Track. */
  gone: readonly Token[];
  /** By slot, from slot 1: an Upgrade card, `NONE` or `GAP`; and the Alien Event or `NONE`. */
  track: readonly Card[];
  events: readonly Card[];
  /** The top last. */
  main: readonly Card[];
  innovation: readonly (readonly Card[])[];
  discards: readonly Card[];
  /** How many Aliens Move! have left the track. */
  aliensMoved: number;
  /** By gem. */
  supply: readonly number[];
}

/** A weapon as players see it: cards by id. */
export interface WeaponView {
  readonly cards: readonly string[];
  readonly outOfOrder: boolean;
  readonly boost: number;
  readonly energy: number;
  readonly overheat: number;
}

/** A pilot as players see it: cards and tokens by id. */
export interface PilotView {
  readonly colour: PilotColour;
  readonly space: number;
  readonly heat: number;
  readonly credits: number;
  readonly assists: number;
  /** By gem, in the order of `GEMS`. */
  readonly bag: readonly number[];
  readonly exchanged: readonly number[];
  /** In the order of `ENERGIES`. */
  readonly weapons: readonly WeaponView[];
  readonly systems: readonly string[];
  /** A starting entry is `DEFEATED_ID`. */
  readonly victory: readonly string[];
}

/** What has happened in the turn, gems and weapon by name; null for none. */
export interface TurnView {
  readonly drawn: Gem | null;
  readonly used: Gem | null;
  readonly weapon: Energy | null;
  readonly move: number;
  readonly power: number;
  readonly moved: boolean;
  readonly jumped: boolean;
  readonly destroyed: number;
  readonly ownDestroyed: number;
  readonly damaged: number;
}

/** A frame as players see it: cards by id. All of a frame is public. */
export type FrameView =
  | Exclude<ScrambleFrame, { readonly card: Card }>
  | { readonly step: 'purge'; readonly card: string }
  | { readonly step: 'discard'; readonly card: string | null; readonly event: string | null };

/**
 * What anybody may know: all but the order of decks and piles, the same for everybody. Cards and tokens go by their ids;
 * what follows from the rest (prices, what a weapon does, incomes, the cards not yet seen) is asked for in `derived.ts`.
 */
export interface View {
  readonly options: Options;
  readonly columns: Columns;
  readonly aggression: Slot;
  readonly first: Seat;
  readonly round: number;
  readonly active: Seat;
  readonly turn: TurnView;
  readonly pilots: readonly PilotView[];
  /** By cell, as in the state: the token or null, its remaining shields, a bit for each seat with an Assist token. */
  readonly grid: readonly (string | null)[];
  readonly remaining: readonly number[];
  readonly assisted: readonly number[];
  /** Tokens left in each pile, by level. */
  readonly piles: readonly number[];
  readonly gone: readonly string[];
  /** By slot, from slot 1: the Upgrade card or null, and the Alien Event or null. */
  readonly track: readonly (string | null)[];
  readonly events: readonly (string | null)[];
  /** The slots whose card was bought in this turn. */
  readonly gaps: readonly Slot[];
  /** The level on the back of each card of the Main deck, the top first: the way the deck is built tells them. */
  readonly main: readonly Level[];
  /** Cards left in each Innovation deck, by level. */
  readonly innovation: readonly number[];
  readonly discards: readonly string[];
  readonly aliensMoved: number;
  /** By gem. */
  readonly supply: readonly number[];
  readonly stack: readonly FrameView[];
}
