import type { CardSet, Core, Seat } from '@starboard/kernel';
import type { Effect } from './effects.ts';

/** The six faces of a Resource Die; a face in a state is its index here. */
export const FACES = ['water', 'energy', 'army', 'pop1', 'pop2', 'pop3'] as const;
export type Face = (typeof FACES)[number];

/** The most players of a match. */
export const MOST_SEATS = 6;

/** The Resource Dice, shared by all players. */
export const DICE = 7;

export const UPGRADE_TYPES = ['resource', 'defence', 'settlement', 'special'] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

/** A Resource Pack as it is written on cards and in card sets: `WE`, `P8/3`. */
export type PackCode = string;

/** The most characters of the id of a card. */
export const LONGEST_ID = 24;

/** A card as actions, events and views name it: a World by its id, an Upgrade by id and copy (`water-depot#2`). */
export type CardUid = string;

/** A pack of a card: a Resource Pack by index, the World's Defence Pack, the pack of a Defence Upgrade. */
export type PackKey = `c${number}` | 'wd' | `du:${CardUid}`;

/** The blank card, designed by the players before the match. */
export interface CustomUpgrade {
  readonly version: 1;
  readonly name: string;
  readonly flavour?: string;
  /** One of 12 preset pictures. */
  readonly emblem: number;
  readonly type: UpgradeType;
  readonly cost: readonly PackCode[];
  readonly effect: CustomEffect;
}
export type CustomEffect = Exclude<Effect, { readonly kind: 'corruption' }>;

export const MODES = ['peaceful', 'weakDefences', 'classic', 'hard', 'additionalSettlements'] as const;
export type Mode = (typeof MODES)[number];

export type Options = { readonly [M in Mode]: boolean } & {
  readonly first: Seat | 'random';
  /** Ids of Upgrades that take no part, all copies of each. */
  readonly excludedUpgrades: readonly string[];
  readonly custom: CustomUpgrade | null;
  /** Rounds without a claim from the table after which the match ends. */
  readonly stallRounds: 6 | 10 | 20;
  /** Another card set than the game's own. */
  readonly cards: CardSet | null;
};

/** A World in a state: its index in the content of the match. */
export type WorldIndex = number;
/** An Upgrade Card in a state: its index in the content. */
export type UpgradeIndex = number;
/** A card that can be aimed at: a World by its index, then the Upgrades, counted on after the last World. */
export type Card = number;
/** A pack key in a state: the index of a Resource Pack, `WORLD_DEFENCE`, or `UPGRADE_DEFENCE` + the Upgrade. */
export type PackId = number;

export const WORLD_DEFENCE: PackId = 10;
export const UPGRADE_DEFENCE: PackId = 11;

/** Where a World lies that nobody owns; a word, as the zones are, so that no number of a seat can ever mean it. */
export const CENTRE = 'centre';
/** Where an Upgrade lies that nobody owns. */
export const ZONES = ['pile', 'display', 'discards', 'settlementRow', 'removed'] as const;
export type Zone = (typeof ZONES)[number];
/** No card: an empty position of the display, no target. */
export const NONE = -1;
/** The number of positions of the display. */
export const DISPLAY = 5;

/** Where a die is that is not on a pack. */
export const POOL = -1;
export const LOST = -2;
/** A die on a pack has the place card × 100 + pack. */
export const PLACE = 100;

/** What has happened in the turn so far. */
export interface Turn {
  /** By die: the index of its face, or `NONE` where it shows nothing. */
  readonly faces: number[];
  /** By die: `POOL`, `LOST` or the pack it lies on. */
  readonly places: number[];
  /** The card the active player is committed to. */
  target: Card;
  /** The packs that the target needs, fixed by the first fill; and those of them that are filled. */
  readonly required: PackId[];
  readonly filled: PackId[];
  worldClaimed: boolean;
  upgradeClaimed: boolean;
  /** A World from the centre or a Settlement from the Settlement row was claimed. */
  claimedFromTable: boolean;
  /** A Resource Upgrade was used on the current roll. */
  boosted: boolean;
  rolls: number;
}

/** Who owns what: all that points and required packs depend on. */
export type Ownership = Pick<State, 'seats' | 'options' | 'worlds' | 'upgrades'>;

/** The phases of the ledger; none on the stack means over. */
export type SettlersFrame =
  | { readonly step: 'ready' }
  | { readonly step: 'rolled' }
  | { readonly step: 'chooseDefence'; readonly claimed: UpgradeIndex };
export type StepName = SettlersFrame['step'];

export interface State extends Core {
  stack: SettlersFrame[];
  readonly options: Options;
  readonly first: Seat;
  active: Seat;
  /** Turns begun so far. */
  turns: number;
  /** Finished turns in a row without a claim from the table. */
  stall: number;
  /** By World: the seat of its owner, or `CENTRE`. */
  readonly worlds: (Seat | typeof CENTRE)[];
  /** By Upgrade: the seat of its owner, or one of `ZONES`. */
  readonly upgrades: (Seat | Zone)[];
  /** The face-up Upgrades in their positions. */
  readonly display: UpgradeIndex[];
  /** The top is last. */
  pile: UpgradeIndex[];
  turn: Turn;
}

export type TurnEnd = 'stopped' | 'noDice' | 'bothClaimed' | 'nothingLeft';
export type EndReason = 'lastCard' | 'stall';

/** One die of the turn; its number is its place in the list. */
export interface DieView {
  readonly status: 'pool' | 'placed' | 'lost';
  /** Null for a lost die and for one of the pool that is not rolled yet. */
  readonly face: Face | null;
  readonly placedOn: { readonly card: CardUid; readonly pack: PackKey } | null;
}

/** The card the active player is committed to; `targetOf` adds what follows from it. */
export interface TargetView {
  readonly card: CardUid;
  /** The packs that must be filled, fixed by the first fill; and those of them that are. */
  readonly required: readonly PackKey[];
  readonly filled: readonly PackKey[];
}

/** What lies in front of a player. Which Systems are completed, and the points, follow from it (`derived.ts`). */
export interface PlayerView {
  readonly worlds: readonly string[];
  readonly upgrades: readonly CardUid[];
}

/** Everything but the order of the Upgrade pile is public; what is in the pile follows from what is not elsewhere. */
export interface View {
  /** The very object of the state. */
  readonly options: Options;
  readonly first: Seat;
  readonly active: Seat;
  readonly turns: number;
  readonly phase: StepName | 'over';
  /** In phase `chooseDefence`: the Defence Upgrade that was claimed just now. */
  readonly claimed: CardUid | null;
  readonly stall: number;
  readonly centre: readonly string[];
  readonly settlementRow: readonly CardUid[];
  readonly display: readonly (CardUid | null)[];
  readonly pileSize: number;
  readonly discards: readonly CardUid[];
  readonly removed: readonly CardUid[];
  readonly players: readonly PlayerView[];
  readonly turn: Pick<Turn, 'worldClaimed' | 'upgradeClaimed' | 'claimedFromTable' | 'boosted' | 'rolls'> & {
    readonly dice: readonly DieView[];
    readonly target: TargetView | null;
  };
}
