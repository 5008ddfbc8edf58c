import type { Seat } from '@starboard/kernel';
import type { Action, Content, Event, View } from '@starboard/orbital';
import type { BoardProps, Thing, ThingState } from '../../contract/skin.ts';
import type { ActionKind, Bar } from './bar.ts';
import type { Struck } from './useStruck.ts';

export type Props = BoardProps<View, Action, Event>;

/** The pages of a narrow table. */
export type Page = 'yard' | 'market';

/** What the parts of the table share beside what the frame gives them. It stays the same while only the pointer moves. */
export interface Desk {
  readonly props: Props;
  readonly c: Content;
  /** Who sits below: the reader, or for spectators the first seat. */
  readonly me: Seat;
  /** Whose orbital lies in the yard. */
  readonly shown: Seat;
  /** What has just been hit. */
  readonly struck: Struck | undefined;
  /** Whether something is chosen already. */
  readonly begun: boolean;
  /** Whether the choice is made and waits only for its confirmation. */
  readonly made: boolean;
  /** Whether a machine of another is to be worked next, which harms nobody. */
  readonly visits: boolean;
  /** The actions of a turn with their prices. */
  readonly bars: readonly Bar[];
  /** The one of them whose things are pointed out. */
  readonly wanted: ActionKind | undefined;
  want(kind: ActionKind | undefined): void;
  /** How a thing answers now, each asked once. */
  at(name: Thing): ThingState;
  show(seat: Seat): void;
  /** A pointer or the focus rests on a thing. */
  hover(name: Thing | undefined): void;
}

/** Whether a thing is pointed out: the action that is asked for in the bar can begin with it. */
export function isWanted({ bars, wanted }: Desk, name: Thing): boolean | undefined {
  return wanted === undefined ? undefined : bars.find(({ kind }) => kind === wanted)?.first.has(name);
}

/** What follows a thing with pointer and focus. */
export function hovering(desk: Desk, name: Thing) {
  return {
    onPointerEnter: () => desk.hover(name),
    // After a decision nothing is under the pointer until it moves again.
    onPointerMove: () => desk.hover(name),
    onPointerLeave: () => desk.hover(undefined),
    onFocus: () => desk.hover(name),
    onBlur: () => desk.hover(undefined),
  };
}
