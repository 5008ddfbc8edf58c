import type { Seat } from '@starboard/kernel';
import type { Action, CardUid, Event, View } from '@starboard/settlers';
import type { BoardProps } from '../../contract/skin.ts';

export type Props = BoardProps<View, Action, Event>;

/** What the parts of the table share beside what the frame gives them. */
export interface Desk {
  readonly props: Props;
  /** The card that lies in the case: the target, or what the reader looks at. */
  readonly shown: CardUid | undefined;
  /** Whether chances are shown. */
  readonly odds: boolean;
  /** Puts a card into the case, or opens it where the case is taken. */
  look(card: CardUid): void;
}

/** Everybody in the order of the slips: who plays after the reader first, the reader last. */
export function around(view: View, reader: Seat | null): readonly Seat[] {
  const n = view.players.length;
  const me = reader ?? n - 1;
  return Array.from({ length: n }, (_, i) => (me + 1 + i) % n);
}
