import type { Action, Choice, GameEvent, Lang, Seat, Text, Violation } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { ComponentType, ReactNode } from 'react';
import type { Palette, Sound } from '../sound/sound.ts';

/**
 * A place or a piece on the table that can be pressed, named by its game: `planet:4`. Where equal pieces lie side by side
 * each is named by its position, `die:3` or `hand:2`, never by what it shows: the player pressed this one.
 */
export type Thing = string;

/** One stage of a choice: what is asked, and the things any of which answers it. */
export interface Slot {
  readonly ask: Text;
  /** Never empty; several where pieces are equal by the rules. */
  readonly any: readonly Thing[];
}

/** A piece that is marked, or laid on another thing. */
export interface Mark {
  readonly thing: Thing;
  readonly on?: Thing;
}

/** What marks make together: an action for the rules to judge, something unfinished, or what cannot be. */
export type Composed<A extends Action = Action> =
  | { readonly action: A }
  | { readonly missing: Text }
  | { readonly violation: Violation };

/** How a thing answers to the choices of this moment. */
export interface ThingState {
  /** A press on it goes on: it fills a slot of a legal choice beside what is selected already, or can be marked. */
  readonly open: boolean;
  readonly selected: boolean;
  /** Why it cannot be used, if only choices that are not allowed take it. */
  readonly violation?: Violation;
  /** Pressed while others decide: it is played as soon as the rules let it. */
  readonly premoved?: boolean;
}

/** How the people at the table are called, and how they look: each seat has a colour and an emblem. */
export interface SeatFace {
  readonly name: string;
  readonly colour: string;
  readonly emblem: ReactNode;
}

/** What the table frame gives to a game's board. The board knows no rules: it shows a view and reports presses. */
export interface BoardProps<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly view: V;
  /** Who looks; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatFace[];
  readonly lang: Lang;
  readonly choices: readonly Choice<A>[];
  /** The latest decisions, newest last: what has not been animated yet is told by `fresh`. */
  readonly moments: readonly Moment<E>[];
  /** The step of the first moment that this board has not shown yet. */
  readonly fresh: number;
  /** How a thing answers now; the button that shows it gets `thingProps(name, state)` of `ui/thing.ts`. */
  thing(name: Thing): ThingState;
  press(name: Thing): void;
  /** Opens the full text of a card, planet or tile. */
  zoom(content: ReactNode): void;
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
  /** A small picture for a choice's button, or none. */
  icon?(action: A, view: V): ReactNode;
  /** The card or other thing a log line speaks of, to be shown on hover and focus. */
  illustration?(event: E): ReactNode;
  /** A CSS class that sets this game's palette and display face on the table. */
  readonly theme: string;
  /**
   * The action that may be pressed for a player after a fixed pause: public facts leave nothing else to decide. Never
   * decided by what only this player knows, or the pause would tell it.
   */
  forced?(view: V, seat: Seat): A | undefined;
  /** What a seat may decide while others decide: played as soon as it is allowed, unless taken back before. It stays on the device. */
  premoves?(view: V, seat: Seat): readonly A[];
  /** Whether what is asked now must be done or may be left; shown beside the question. */
  duty?(view: V): 'must' | 'may' | undefined;
  /** The points each seat holds as the table stands, in the unit of the result; for the story of a match. */
  points?(view: V): readonly number[];
  /** One view that shows what all seats know together, from each seat's own view; for replays after the end. */
  open?(views: readonly V[]): V;
  /** What an event sounds like, if anything; played by the frame with `playSound`, which knows whether it is muted. */
  sound?(event: E): Sound | undefined;
  /** How this game's sounds are tinted. */
  readonly palette?: Palette;
}
