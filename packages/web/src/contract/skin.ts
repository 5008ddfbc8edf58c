import type {
  Action,
  Choice,
  GameEvent,
  Lang,
  MatchRecord,
  Names,
  Outcome,
  Seat,
  Text,
  Violation,
} from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { ComponentType, ReactNode } from 'react';
import type { Ambience, FrameSounds, Sound } from '../sound/score.ts';
import type { Drag } from './drag.ts';

/**
 * A place or a piece on the table that can be pressed, named by its game: `planet:4`. Where equal pieces lie side by side
 * each is named by its position, `die:3` or `hand:2`, never by what it shows: the player pressed this one.
 */
export type Thing = string;

/** One stage of a choice: what is asked, and the things any of which answers it. */
export interface Slot {
  /** The question of this stage. `{0}`, `{1}`, … stand for what is pressed first, second, …, and for … until it is. */
  readonly ask: Text;
  /** Never empty; several where pieces are equal by the rules. One named `option:…` lies on no board: it is a button. */
  readonly any: readonly Thing[];
  /** The words of a button that answers this stage as its things do; shown while there are few. */
  readonly label?: Text;
  /** A choice of this stage alone stands as a button too, however many there are. */
  readonly button?: boolean;
  /** This stage and the one before may be answered in either order, as the ends of an exchange. */
  readonly swaps?: true;
  /** What answered an earlier stage may answer this one too: a planet whose effect is used on itself. */
  readonly again?: true;
}

/** A sign of the board and what it says. */
export interface Sign {
  /** The thing or the `data-anchor` it stands at. */
  readonly at: string;
  readonly text: string;
  /** Where there is room for it beside what it explains; below without it. */
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A piece that is marked, or laid on another thing. */
export interface Mark {
  readonly thing: Thing;
  readonly on?: Thing;
}

/** What marks make together: an action for the rules to judge, something unfinished, or what cannot be. */
export type Composed<A extends Action = Action> =
  /** Where the rules ask for one thing at a time what was marked together, `next` holds the answers to what is asked next. */
  { readonly action: A; readonly next?: readonly A[] } | { readonly missing: Text } | { readonly violation: Violation };

/** How a thing answers to the choices of this moment. */
export interface ThingState {
  /** A press on it goes on: it fills a slot of a legal choice beside what is selected already, or can be marked. */
  readonly open: boolean;
  readonly selected: boolean;
  /** Why it cannot be used, if only choices that are not allowed take it. */
  readonly violation?: Violation;
  /** Pressed while others decide: it is played as soon as the rules let it. */
  readonly premoved?: boolean;
  /** What a press on it plays at once: the one choice that is left then. Boards show its consequence at the thing. */
  readonly plays?: Action;
}

/** How the people at the table are called, and how they look: each seat has a colour and an emblem. */
export interface SeatFace {
  readonly name: string;
  readonly colour: string;
  readonly emblem: ReactNode;
  /** In this game's manner, for places larger than a line of text. */
  readonly portrait?: ReactNode;
}

/** A moment that deserves a second look. */
export interface Great {
  /** Who and what: “Rigel takes Cordontion”. */
  readonly title: string;
  /** In large figures beside it: “3 : 2”. */
  readonly detail?: string;
  /** Whose moment it is. */
  readonly seat: Seat;
  /** Where it happens. */
  readonly at?: Thing;
}

/** Who reads, and how everybody is called. */
export interface Reader {
  readonly lang: Lang;
  readonly seats: readonly SeatFace[];
}

/** A thing that is counted at the end, and what it brings each seat; nothing for anybody where they are equal. */
export interface Counted {
  readonly thing: Thing;
  readonly points: readonly number[];
  /** Where each seat has its own of it: the `data-anchor` by seat that its points are laid on. */
  readonly on?: readonly string[];
}

/** How a match that was played to its end is told. */
export interface EndingOf<V = unknown> {
  /** Said above the board while it is counted. */
  caption(lang: Lang): string;
  /** What is counted on the board, one after another. Together the points are at most those of the result. */
  tally(view: V): readonly Counted[];
  /** In one sentence why it ended as it did. */
  why(view: V, outcome: Outcome, lang: Lang): string;
  /** What would be counted stands on the board after a match that was given up, too; without it the result has all the room. */
  readonly stands?: true;
  /** Turns played. */
  turns?(view: V): number;
}

/** What a game's own report of a finished match is made from. */
export interface ReportProps {
  readonly record: MatchRecord;
  readonly seats: readonly SeatFace[];
  /** Who reads; null for a spectator. */
  readonly seat: Seat | null;
  readonly lang: Lang;
  /** An action of the record in words, at the position after so many decisions. */
  say(action: string, at: number): string;
  /** The way into the replay, to the position after so many decisions, around the words for it. */
  step(at: number, words: ReactNode): ReactNode;
}

/** What the table frame gives to a game's board. The board knows no rules: it shows a view and reports presses. */
export interface BoardProps<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly view: V;
  /** Who looks; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatFace[];
  readonly lang: Lang;
  readonly choices: readonly Choice<A>[];
  /** What the reader has marked or laid so far, in that order, where an action is put together from marks. */
  readonly marks: readonly Mark[];
  /** The latest decisions, newest last: what has not been animated yet is told by `fresh`. */
  readonly moments: readonly Moment<E>[];
  /** The step of the first moment that this board has not shown yet. */
  readonly fresh: number;
  /** How a thing answers now; the button that shows it gets `thingProps(name, state)` of `ui/thing.ts`. */
  thing(name: Thing): ThingState;
  press(name: Thing): void;
  /** How a piece is dragged: for `useDrag`, on the button of a thing that is put somewhere. */
  drag(name: Thing): Drag;
  /** Opens the full text of a card, planet or tile. */
  zoom(content: ReactNode): void;
  /** Asks in the place of the question what the board points out now, before anything is chosen; undefined asks that again. */
  ask(question: string | undefined): void;
  /** The reader, or this table by agreement, plays without odds: a board shows none. */
  readonly odds?: false;
}

/** What a game's folder under `src/games` exports: everything about its looks. */
export interface GameSkin<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  /** The whole table but the prompt, the buttons and the log, which belong to the frame. */
  readonly Board: ComponentType<BoardProps<V, A, E>>;
  /** The stages of a choice, in the order in which they are asked; none for one that is only a button. */
  slots(action: A, view: V): readonly Slot[];
  /**
   * What marks make together, for actions that are put together from many small ones. `missing` while they are
   * unfinished; an action that the rules refuse refuses its last mark. Undefined where a mark has no part in what is put
   * together now, and for no marks at all where nothing is.
   */
  compose?(view: V, marks: readonly Mark[]): Composed<A> | undefined;
  /** Marks that compose to an action, in any order; undefined for an action that has slots instead. */
  marks?(action: A, view: V): readonly Mark[] | undefined;
  /** The things on which the piece of a choice can be dropped to play it, where it has no stage for its place. */
  drop?(action: A, view: V): readonly Thing[];
  /**
   * What can be decided together with a choice, the likeliest first: a flight and its shot. Once the choice is pressed each
   * stands as a button beside it and is played right after it.
   */
  follows?(action: A, view: V): readonly A[];
  /**
   * Whether a choice of one press is shown once more before a finger plays it: where hovering would have shown much.
   * `always` after any press, where nothing can be taken back because others answer at once; a drop has shown it already.
   */
  weighed?(action: A, view: V): boolean | 'always';
  /**
   * Whether a choice gives up something that could still be used: it is never gold, has no digit but one of
   * its own, and is asked twice.
   */
  forfeits?(action: A, view: V): boolean;
  /** What is asked before anything is pressed, as the table asks it: what to press. Without it the game's own question. */
  prompt?(view: V, lang: Lang): string | undefined;
  /** A short name of a thing, for the question and the line of what is chosen: `2`, `Marshal`. */
  called?(thing: Thing, view: V, lang: Lang): string;
  /** What a button says: what will be, in few words. Without it the action in the words of the game. `then` is decided with it. */
  label?(action: A, view: V, lang: Lang, names: Names, then?: A): string | undefined;
  /**
   * The digit that always presses a choice, for what gives something up: no habit of pressing 1 plays it, and the focus never
   * goes to it by itself. All other buttons take the digits that are left, in their order.
   */
  digit?(action: A): 1 | 2 | 3 | 4 | undefined;
  /** What a choice brings, in few words; without it the frame compares the points. */
  outcome?(action: A, view: V, lang: Lang, names: Names): string | undefined;
  /** What is said to a press on a thing that nothing asks for now; without it such a press says nothing. */
  unasked?(thing: Thing, view: V, lang: Lang): string | undefined;
  /** Whether a refusal teaches nobody anything now, so that its button is not shown. */
  idle?(violation: Violation, view: V): boolean;
  /** The signs of the board, explained once to a newcomer: each at a thing, or at what has it as `data-anchor`. */
  legend?(view: V, lang: Lang): readonly Sign[];
  /** A small picture for a choice's button, or none. */
  icon?(action: A, view: V): ReactNode;
  /** The card or other thing a log line speaks of, to be shown on hover and focus. */
  illustration?(event: E): ReactNode;
  /**
   * What another’s decision shows large on stage before it goes to its place: the card, the dice, the tile of an event;
   * face down where the reader does not see it. A `Piece` in it flies from there; of two with
   * the same key one is shown. None for what is only told in a line.
   */
  stage?(event: E, view: V, reader: Reader): ReactNode;
  /**
   * An event of another’s decision in few words, for the line above the board, after the name of who decided: “Geode
   * Mother → planet 2”. An empty text for what need not be said; without it the game’s own sentence is said.
   */
  headline?(event: E, view: V, lang: Lang): string | undefined;
  /** Whether an event begins a turn, and whose: the log is grouped by it. Without turns, by who decided. */
  turnOf?(event: E): Seat | undefined;
  /** What is great in a decision, such as a planet that changes hands: told by the views before and after it. */
  great?(before: V, after: V, reader: Reader): Great | undefined;
  /** How each seat looks in this game, the same list for the same looks. Without it seats look as in the shell. */
  looks?(view: V): readonly Omit<SeatFace, 'name'>[];
  /** A CSS class that sets this game's palette and display face on the table. */
  readonly theme: string;
  /**
   * The action that may be pressed for a player after a fixed pause: public facts leave nothing else to decide. Never
   * decided by what only this player knows, or the pause would tell it.
   */
  forced?(view: V, seat: Seat): A | undefined;
  /** What a seat may decide while others decide: played as soon as it is allowed, unless taken back before. It stays on the device. */
  premoves?(view: V, seat: Seat): readonly A[];
  /** Whether what is asked now only finishes a decision of the reader's own: *Back* takes that back, while nothing was revealed. */
  continues?(view: V): boolean;
  /** Whether what is asked now must be done or may be left; shown beside the question. */
  duty?(view: V): 'must' | 'may' | undefined;
  /**
   * Whether what is asked now is decided by several at once, and in secret: at a shared device each of them decides behind
   * a curtain of its own, in any order.
   */
  secret?(view: V): boolean;
  /** The points each seat holds as the table stands, in the unit of the result; for the story of a match. */
  points?(view: V): readonly number[];
  /** One view that shows what all seats know together, from each seat's own view; for replays after the end. */
  open?(views: readonly V[]): V;
  /** How the end is counted and told; a game without it goes straight to the result. */
  readonly ending?: EndingOf<V>;
  /** What this game tells of a finished match beside points and chances. */
  readonly Report?: ComponentType<ReportProps>;
  /** What an event of a decision sounds like, by the views before and after it; without it every decision is a soft knock. */
  sound?(event: E, view: V, before: V): readonly Sound[];
  /** This game's own sounds for what the table itself lets be heard. */
  readonly sounds?: FrameSounds;
  /** Heard as long as the table is open, by those who wish for it. */
  readonly ambience?: Ambience;
}
