import type {
  Action,
  Forfeit,
  GameEvent,
  MatchRecord,
  Outcome,
  Problem,
  Result,
  Seat,
  Text,
  UndoStop,
  Violation,
} from '@starboard/kernel';
import type { Player } from './players.ts';

/** What became of a command. */
export type Answer =
  | 'done'
  /** The question it answered is not open any more. */
  | 'stale'
  /** The match is over, or the table is closed. */
  | 'closed'
  | { readonly violation: Violation }
  | { readonly declined: Text };

/** What stays the same while a match goes on; told again when somebody else takes a seat. */
export interface Head {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  /** The seats that are played at this device. */
  readonly here: readonly Seat[];
}

/** What happened in one decision, as the viewer received it. */
export interface Moment<E extends GameEvent = GameEvent> {
  /** The number of the decision; 0 is the deal. */
  readonly step: number;
  /** The entry it came with. */
  readonly entry: number;
  readonly seat: Seat;
  /** Only one's own: another's may hold what its events keep secret. */
  readonly action?: Action;
  readonly events: readonly E[];
}

/** What is left to each seat, in milliseconds, when the message left its host; those of the actors run on. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** A match at one moment, as its viewer may know it. Choices follow from the view. */
export interface Position {
  /** Entries so far; only grows. */
  readonly seq: number;
  /** Decisions that stand; an undo shrinks it. */
  readonly steps: number;
  /** The entry that the viewer's question came with: what an answer is checked against. What others do keeps it. */
  readonly asked?: number;
  /** Who looks; null for a spectator, and for a device whose holder is not known yet. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly actors: readonly Seat[];
  /** How far the viewer may take back, and why no further; it does not follow from the view. */
  readonly undo: { readonly to: number; readonly stop: UndoStop };
  /** Whether somebody at this device knows what the others may not see. */
  readonly hides: boolean;
  /** Where time is limited. */
  readonly clocks?: Clocks;
  readonly end?: Outcome | Forfeit;
}

/** Why a screen has no match to show, as far as somebody can do something about it. */
export type Why =
  /** It is not here. */
  | 'missing'
  /** What is stored of it cannot be read. */
  | 'unreadable'
  /** It was played by other rules than these. */
  | 'newer'
  | 'older'
  /** Its rules could not be fetched. */
  | 'unfetched'
  /** The store that should hold it cannot be opened. */
  | 'denied'
  /** Another screen of the same device has taken it over. */
  | 'taken'
  /** This screen is older than what is stored. */
  | 'outdated'
  /** Something broke while it ran. */
  | 'stopped';

/** All that a screen knows of a match. */
export interface TableState {
  /** A lost link shows the last position and heals by itself. */
  readonly link: 'opening' | 'live' | 'lost' | 'closed';
  /** Where the match is kept: in memory it is lost with the page, because the store is full or closed to it. */
  readonly stored: 'disk' | 'memory';
  readonly full?: boolean;
  /** Why there is no match to show. */
  readonly why?: Why;
  readonly problems?: readonly Problem[];
  readonly head?: Head;
  readonly position?: Position;
  /** The deal, then one a decision that stands. */
  readonly moments: readonly Moment[];
  /** Sent, not yet answered. */
  readonly pending?: Action;
}

/** A match to play at, wherever it runs. Abilities are absent where a table has none; every promise settles. */
export interface Table {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  state(): TableState;
  close(): void;
  /** Plays an action of the viewer, in answer to the question that came with entry `asked`. */
  act?(action: Action, asked: number): Promise<Answer>;
  /** Takes back so that `keep` decisions stand. */
  undo?(keep: number): Promise<Answer>;
  /** Asks the others for leave to take back what they decided too; what they say shows in the position. */
  askUndo?(keep: number): Promise<Answer>;
  /** Gives up the viewer's seat. */
  leave?(): Promise<Answer>;
  /** Starts a new match with everybody one seat on; answers its id. */
  rematch?(): Promise<Result<string>>;
  record?(): Promise<Result<MatchRecord>>;
  /** Hands the device to the player of another of its seats, or to nobody. */
  handOver?(seat: Seat | null): void;
}
