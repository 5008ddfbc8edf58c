import type { Action, Choice, GameEvent, Lang, Seat, Violation } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { ComponentType, ReactNode } from 'react';
import type { Palette, Sound } from '../sound/sound.ts';

/**
 * A thing on the table that can be pressed, named by its game: `card:antillian/decoy`, `planet:4`. One name stands for
 * equal things: two equal cards in a hand carry the same name.
 */
export type Thing = string;

/** How a thing answers to the choices of this moment. */
export interface ThingState {
  /** A legal choice mentions it, given what is selected already. */
  readonly open: boolean;
  readonly selected: boolean;
  /** Why it cannot be used, if only choices that are not allowed mention it. */
  readonly violation?: Violation;
  /** Decided on ahead: it is done as soon as the rules let it. */
  readonly planned?: boolean;
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
  /** The things that a choice mentions; none for one that is only a button. */
  things(action: A, view: V): readonly Thing[];
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
  /**
   * What a seat may decide on ahead, while others decide: played as soon as it is allowed, unless taken back before.
   * The mark stays on the device.
   */
  ahead?(view: V, seat: Seat): readonly A[];
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
