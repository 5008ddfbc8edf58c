import type { Seat, Text } from '@starboard/kernel';
import type { CardUid, EndReason, Face, PackCode, PackKey, TurnEnd } from './types.ts';

/** A card in an event, with its name: a card set or the blank card may have brought it. */
interface Named {
  readonly card: CardUid;
  readonly name: Text;
}

export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'roll'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly type: 'lose'; readonly seat: Seat; readonly die: number }
  | ({ readonly type: 'target'; readonly seat: Seat; readonly owner: Seat | null } & Named)
  | ({
      readonly type: 'fill';
      readonly seat: Seat;
      readonly pack: PackKey;
      readonly code: PackCode;
      readonly dice: readonly number[];
    } & Named)
  | ({ readonly type: 'claim'; readonly seat: Seat; readonly from: Seat | null } & Named)
  | ({ readonly type: 'destroy'; readonly seat: Seat } & Named)
  | {
      readonly type: 'complete';
      readonly seat: Seat;
      readonly system: string;
      readonly name: Text;
      readonly score: number;
    }
  | ({ readonly type: 'reveal'; readonly position: number; readonly reveals: true } & Named)
  | { readonly type: 'shuffle'; readonly n: number }
  | ({
      readonly type: 'convert';
      readonly seat: Seat;
      readonly die: number;
      readonly from: Face;
      readonly to: Face;
    } & Named)
  | ({ readonly type: 'corrupt'; readonly seat: Seat; readonly victim: Seat } & Named)
  | ({ readonly type: 'useReroll'; readonly seat: Seat; readonly regained: number } & Named)
  | ({ readonly type: 'discard'; readonly seat: Seat } & Named)
  | { readonly type: 'endTurn'; readonly seat: Seat; readonly why: TurnEnd }
  | { readonly type: 'over'; readonly why: EndReason; readonly points: readonly number[] };
