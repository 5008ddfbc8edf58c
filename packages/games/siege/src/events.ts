import type { Seat } from '@starboard/kernel';
import type { CardKey, Face, Planet } from './types.ts';

export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number; readonly last: boolean }
  | {
      readonly type: 'draw';
      readonly seat: Seat;
      readonly n: number;
      readonly reveals: true;
      readonly secret: { readonly to: readonly Seat[]; readonly cards: readonly CardKey[] };
    }
  | {
      readonly type: 'discard';
      readonly seat: Seat;
      readonly card: CardKey;
      readonly free?: true;
      readonly reveals?: true;
    }
  | { readonly type: 'aim'; readonly seat: Seat; readonly shift: -1 | 0 | 1 }
  | {
      readonly type: 'name';
      readonly seat: Seat;
      readonly card: CardKey;
      readonly random: boolean;
      readonly reveals?: true;
    }
  | { readonly type: 'declare'; readonly seat: Seat; readonly face: Face; readonly use: boolean }
  | { readonly type: 'deploy'; readonly seat: Seat; readonly card: CardKey; readonly planet: Planet }
  | { readonly type: 'number'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'shielded'; readonly seat: Seat }
  | { readonly type: 'move'; readonly seat: Seat; readonly card: CardKey; readonly from: Planet; readonly to: Planet }
  | { readonly type: 'activate'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly planets: readonly [Planet, Planet] }
  | { readonly type: 'shift'; readonly seat: Seat; readonly shift: -1 | 1 }
  | { readonly type: 'give'; readonly seat: Seat; readonly card: CardKey }
  | { readonly type: 'shuffle'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'noDeployment'; readonly seat: Seat }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'over'; readonly points: readonly number[] };
