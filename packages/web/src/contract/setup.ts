import type { Lang, Seat } from '@starboard/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { SeatFace } from './skin.ts';

/** The options as they stand, complete with what the game takes by default. */
export type Chosen = Readonly<Record<string, unknown>>;

/** What the set-up screen gives to the parts of a game's room. */
export interface RoomProps {
  readonly options: Chosen;
  /** How the seats are called, in their order. */
  readonly names: readonly string[];
  /** The seat nearest to the reader. */
  readonly below: Seat;
  readonly lang: Lang;
  /** Changes one option. */
  choose(option: string, value: unknown): void;
}

/** The room in which a match of a game is set up: the same sky, wood and face as its table. All else is the shell's. */
export interface SetupRoom {
  /** A CSS class that sets the room's palette, its sky and the material of its table. */
  readonly theme: string;
  /** What lies on the table; pieces that stand for an option are pressed there. */
  readonly Table?: ComponentType<RoomProps>;
  /** Options that are shown as what they are, beside the table. */
  readonly Options?: ComponentType<RoomProps>;
  /** The options that these two show; all others get a ticket or a field of the shell. */
  readonly shows: readonly string[];
  /** How a seat looks in this game; a bot keeps its face in all places. */
  portrait?(seat: Seat, options: Chosen): ReactNode;
  /** The colour and emblem that a seat will have at the table; without it the shell's own. */
  look?(seat: Seat, options: Chosen): Pick<SeatFace, 'colour' | 'emblem'>;
  /** The picture on the ticket of an option. */
  readonly tickets?: Readonly<Record<string, ReactNode>>;
}
