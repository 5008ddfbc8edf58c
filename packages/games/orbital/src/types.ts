import type { CardSet, Core, Seat } from '@starboard/kernel';

/** The six module types, in canonical order: Structural, Bio, Commercial, Support, Scientific, Military. */
export const COLOURS = ['red', 'green', 'yellow', 'orange', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

export const DIRS = ['N', 'E', 'S', 'W'] as const;
export type Dir = (typeof DIRS)[number];

/** A kind of card by name, such as `farm`; copies of a kind are interchangeable. */
export type Kind = string;

/** A card in a state: the index of its kind among the modules and then the events of the card set. */
export type Card = number;

/** A module within its orbital. */
export type ModuleId = number;

export const MODES = ['versus', 'soloBots', 'soloPeaceful'] as const;
/** Follows from the seats: one seat is peaceful, one player among automata competitive. */
export type Mode = (typeof MODES)[number];

export interface Options {
  readonly years: 5 | 6;
  /** The seats that the printed algorithm plays, in ascending order. */
  readonly automata: readonly Seat[];
  /** Every seat gets its best income colour without being asked. */
  readonly autoIncome: boolean;
  /** Another card set than the game's own. */
  readonly cards: CardSet | null;
}

/** One module of an orbital. Never changed, only replaced, so that clones of a state share it. */
export interface Placed {
  readonly id: ModuleId;
  /** −1 is the core. */
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** Null for the core, like its host. */
  readonly facing: Dir | null;
  readonly host: ModuleId | null;
  readonly damage: number;
  readonly crew: number;
  readonly used: boolean;
}

/** A seat. Its lists are never changed, only replaced. */
export interface Player {
  readonly kind: 'player' | 'automaton';
  mc: number;
  vp: number;
  /** Unused crew. */
  crew: number;
  /** A player's is sorted, so that the order tells nothing; an automaton's is a face-down pile, its top first. */
  hand: readonly Card[];
  /** The part of a player's hand that everybody knows, sorted. */
  known: readonly Card[];
  /** The index of the upgrade on the core; −1 before. */
  upgrade: number;
  /** Supply Convoys played this year. */
  convoys: number;
  /** Modules built in this match, which is the id of the latest one: an id is never used again. */
  built: number;
  /** The core first, then in the order of building. */
  modules: readonly Placed[];
}

/** What a state and a view have in common about an orbital: all that follows from it is a function of this. */
export type Orbital = Readonly<Pick<Player, 'upgrade' | 'modules'>>;

/** A question to several seats at once: whom, and what each has answered in secret, null before. */
export interface Poll<T> {
  readonly asked: readonly Seat[];
  readonly answers: readonly (T | null)[];
}

/** The steps at the end of a year that nobody decides. */
export const YEAR_END = ['victoryPoints', 'market', 'crew', 'cards', 'maintenance', 'newYear'] as const;

/** Steps; those that wait for a decision are named after the ledger's section 7. */
export type OrbitalFrame =
  | ({ readonly step: 'startingHand' } & Poll<readonly Card[]>)
  | { readonly step: 'startYear' }
  | { readonly step: 'turn' }
  | { readonly step: 'endTurn' }
  /** An event that is being carried out: out of the hand, not yet in the discard pile. */
  | { readonly step: 'played'; readonly card: Card }
  | { readonly step: 'observatory'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly step: 'forcedDiscard'; readonly seat: Seat }
  | ({ readonly step: 'uneventfulYear' } & Poll<Card | 'show'>)
  | { readonly step: 'failedProject'; readonly seat: Seat }
  | { readonly step: 'megaCredits' }
  | ({ readonly step: 'income' } & Poll<Colour>)
  /** `over` is how many cards each of the asked holds too many. */
  | ({ readonly step: 'trim'; readonly over: readonly number[] } & Poll<readonly Card[]>)
  | { readonly step: (typeof YEAR_END)[number] };
export type StepName = OrbitalFrame['step'];
export type FrameOf<K extends StepName> = Extract<OrbitalFrame, { readonly step: K }>;
/** The steps at which several seats are asked at once. */
export type PollStep = Extract<OrbitalFrame, Poll<unknown>>['step'];

/** Its lists, like those of its players, are never changed, only replaced. */
export interface State extends Core {
  stack: OrbitalFrame[];
  readonly options: Options;
  readonly mode: Mode;
  year: number;
  /** −1 until the starting hands are chosen. */
  first: Seat;
  active: Seat;
  passesInARow: number;
  /** Turns taken this year. */
  turns: number;
  /** The top is first. */
  drawPile: readonly Card[];
  /** The last discard is last. */
  discardPile: readonly Card[];
  /** The first is farthest from the pile; the price is the index and 1. */
  market: readonly Card[];
  upgradesLeft: readonly number[];
  /** The tracks of the two rivals of the peaceful mode, by colour in canonical order. */
  rivals: readonly (readonly number[])[];
  readonly players: readonly Player[];
}

/** A player as a viewer sees it. */
export interface PlayerView
  extends Readonly<
    Pick<Player, 'kind' | 'mc' | 'vp' | 'crew' | 'known' | 'upgrade' | 'convoys' | 'built' | 'modules'>
  > {
  readonly handSize: number;
  /** The owner's hand; null for everybody else and for automata. */
  readonly hand: readonly Card[] | null;
}

/** A question as a viewer sees it: who is still waited for, and the own answer. */
export interface PollView<K extends StepName, T> {
  readonly step: K;
  readonly asked: readonly Seat[];
  readonly waiting: readonly Seat[];
  readonly own: T | null;
}

export type FrameView =
  | PollView<'startingHand', readonly Card[]>
  | PollView<'uneventfulYear', Card | 'show'>
  | PollView<'income', Colour>
  /** How many cards each of the asked holds too many, and how many of them it has chosen. */
  | (PollView<'trim', readonly Card[]> & { readonly over: readonly number[]; readonly chosen: readonly number[] })
  | { readonly step: 'observatory'; readonly seat: Seat; readonly n: number; readonly cards: readonly Card[] | null }
  /** Nothing of these is hidden. */
  | Exclude<OrbitalFrame, { readonly step: PollStep | 'observatory' }>;

/**
 * What a seat may know. Cards and upgrades are named by their index in the card set, as in a state, and lists are those of
 * the state itself: nothing is copied. Names, costs, counts, exits and income follow from it; see `orbital.ts`.
 */
export interface View
  extends Readonly<
    Pick<
      State,
      | 'options'
      | 'mode'
      | 'year'
      | 'first'
      | 'active'
      | 'passesInARow'
      | 'turns'
      | 'discardPile'
      | 'market'
      | 'upgradesLeft'
      | 'rivals'
    >
  > {
  /** Whose view this is; null for a spectator. */
  readonly seat: Seat | null;
  readonly drawPileSize: number;
  readonly players: readonly PlayerView[];
  /** All that is out of sight in hands, pile and looked-at cards together, sorted. */
  readonly unseen: readonly Card[];
  readonly stack: readonly FrameView[];
}
