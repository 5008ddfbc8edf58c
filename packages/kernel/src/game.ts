import type { CardContent } from './cards.ts';
import type { Fields } from './field.ts';
import type { Insight } from './insight.ts';
import type { OptionSpecs } from './options.ts';
import type { Problem } from './problem.ts';
import type { Rng } from './rng.ts';
import type { GameText, Text } from './text.ts';

/** A 0-based place at the table. */
export type Seat = number;

/** 256 bits from a secure source, as eight unsigned 32-bit words: a short seed could be found by trying them all. */
export type Key = readonly [number, number, number, number, number, number, number, number];

/** A rule's id in the game's ledger, such as `SIEGE-TURN-3`; listed in the game's `rules.ts`. */
export type RuleId = string;

/** What a player does. Plain JSON; each game declares a union discriminated by `type`. */
export interface Action {
  readonly type: string;
}

/** What a secret of an event carries beside the seats it reaches. */
export interface Secret {
  readonly to: readonly Seat[];
}

/**
 * What happened, for log and animation. `secret` reaches only the seats in its `to`; `reveals` marks that some seat
 * learnt what it could not have foreseen from the action alone, which is where undo ends.
 */
export interface GameEvent {
  readonly type: string;
  readonly reveals?: true;
  readonly secret?: Secret;
}

/** Why an action is not allowed: a rule, and the values that fill its sentence. */
export interface Violation {
  readonly rule: RuleId;
  readonly with?: Readonly<Record<string, string | number>>;
}

/** One pending step with its local variables, never changed once pushed. The stack is the whole control flow, as data. */
export interface Frame {
  readonly step: string;
}

/** What every state carries; the rest belongs to the game. All of it is plain JSON. */
export interface Core {
  readonly seats: number;
  readonly rng: Rng;
  stack: Frame[];
}

/** The result of a match: points by seat, places by seat (1 is best, equals share a place), and who has won. */
export interface Outcome {
  readonly points: readonly number[];
  readonly places: readonly number[];
  /** In ascending order; several share a victory, nobody wins a goal that was missed. */
  readonly winners: readonly Seat[];
}

export type Emit<E extends GameEvent> = (event: E) => void;

/** Ceilings that the ledger promises and the laws hold a game to. */
export interface Bounds {
  /** Decisions of a whole match. */
  readonly decisions: number;
  /** Entries of one list of candidates. */
  readonly candidates: number;
}

/** A match that was played to its end: the state before its first decision, everything that happened, and the result. */
export interface PlayedMatch<S extends Core = Core, E extends GameEvent = GameEvent> {
  readonly opening: S;
  readonly events: readonly E[];
  readonly outcome: Outcome;
}

/** What the makers of a game want to know of many matches, such as the worth of its cards; counted in place. */
export interface Study<S extends Core = Core, E extends GameEvent = GameEvent, C = unknown> {
  start(seats: number): C;
  add(count: C, match: PlayedMatch<S, E>): void;
  /** Plain JSON. */
  report(count: C): object;
}

/** Everything the platform knows about a game. */
export interface Game<S extends Core, A extends Action, V, E extends GameEvent, O extends object> {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly defaults: O;
  readonly options: OptionSpecs<O>;
  /** One sentence for each rule that `check` can cite; `{name}` stands for a value of the violation. */
  readonly rules: Readonly<Record<RuleId, Text>>;
  readonly bounds: Bounds;
  /** Words for people: the table as text, prompts, choices and events. */
  readonly text: GameText<V, A, E>;
  /** The forms of its actions by type, for schemas and lists of all actions; `assemble` takes them from the moves. */
  readonly moves?: Readonly<Record<Action['type'], readonly Fields[]>>;
  /**
   * Every action there can be in a fixed order, where the forms alone do not list them; always the same list, or undefined
   * with options whose cards are not the game's own.
   */
  allActions?(options: O): readonly A[] | undefined;
  /** Cards, tokens or dice that a match may replace through its option `cards`. */
  readonly cards?: CardContent;
  /** What a simulation of this game reports beside wins and points. */
  // biome-ignore lint/suspicious/noExplicitAny: what it counts is its own affair.
  readonly study?: Study<S, E, any>;
  /** What bots may use beyond the rules. */
  readonly insight?: Insight<S, A>;
  /** The seats that the rules play by themselves, such as automata: they sit at the table and never decide. */
  automata?(options: O): readonly Seat[];
  /** What a player should know before a match with these options begins, although they are allowed. */
  warnings?(options: O): readonly Problem[];
  /** Whether nothing is ever hidden from one audience that another sees: then one view serves everybody. */
  open?(options: O): boolean;

  /** A new match. `options` have passed `readOptions`. Setup events are not told: the view shows their result. */
  setup(seats: number, options: O, key: Key): S;
  /** Who decides now; none exactly when the match is over. */
  actors(s: S): readonly Seat[];
  /** All that can be named now by an actor, legal or not, each once. Depends only on what the seat may know. */
  candidates(s: S, seat: Seat): Iterable<A>;
  /** The only judge. Sees only what the seat sees; answers for any value from anywhere, at any time, for any seat. */
  check(s: S, seat: Seat, a: A): Violation | undefined;
  /** The candidates that pass `check`, in their order, built directly where filtering would be slow. */
  legal?(s: S, seat: Seat): readonly A[];
  /** What a seat does that does not decide in time: nothing daring. The first legal action without it. */
  defaultAction?(s: S, seat: Seat): A;
  /** Changes `s` in place and runs on to the next decision; `a` has passed `check`. */
  apply(s: S, seat: Seat, a: A, emit: Emit<E>): void;
  /** The result, once over. */
  outcome(s: S): Outcome | undefined;
  /** Every component by name with its number: the same at all times, or something was lost or invented. */
  inventory(s: S): Readonly<Record<string, number>>;

  /** An equal, independent state; written by hand, field by field. */
  clone(s: S): S;
  /** What a seat may know; null is a spectator. */
  view(s: S, seat: Seat | null): V;
  /** A whole state that this view cannot tell apart from the true one, sampled with the caller's key. */
  determinize(v: V, key: Key): S;
}

/** Some game, where the platform handles all of them alike. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten.
export type AnyGame = Game<any, any, any, any, any>;

/** One kind of move: its functions side by side, so that they cannot drift apart. */
export interface Move<S extends Core, A extends Action, E extends GameEvent> {
  readonly type: A['type'];
  /** What the fields of its actions hold, beside the type. Nothing of another form ever reaches `check`. */
  readonly fields: Fields;
  /** Where not all of the fields occur together: those that do. It makes schemas and lists of actions exact. */
  readonly forms?: readonly Fields[];
  candidates(s: S, seat: Seat): Iterable<A>;
  /** Why a well-formed action of this type is not allowed at a step where the move is open. */
  check(s: S, seat: Seat, a: A): Violation | undefined;
  apply(s: S, seat: Seat, a: A, emit: Emit<E>): void;
  /** The reason at a step where the move is not open. */
  notNow(s: S, seat: Seat): Violation;
}
