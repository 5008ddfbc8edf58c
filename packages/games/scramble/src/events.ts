import type { Seat } from '@starboard/kernel';
import type { Verb } from './effects.ts';
import type { Energy, Fire, Gem, PilotColour, Row, Slot } from './types.ts';

/** What happened. Cards and tokens go by their ids. */
export type Event =
  | { readonly type: 'starfighter'; readonly seat: Seat; readonly space: number; readonly columns: number }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly gem: Gem }
  | { readonly type: 'cooldown'; readonly seat: Seat }
  | {
      readonly type: 'activate';
      readonly seat: Seat;
      readonly weapon: Energy;
      readonly gem: Gem;
      readonly heat: number;
    }
  | {
      readonly type: 'exchange';
      readonly seat: Seat;
      readonly gem: Gem;
      readonly credits: number;
      readonly heat: number;
    }
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly jump: boolean;
      /** How many columns the board has, so that an end of the row is told from a column. */
      readonly columns: number;
    }
  | { readonly type: 'fire'; readonly seat: Seat; readonly power: number; readonly effects: readonly Fire[] }
  | {
      readonly type: 'destroy';
      readonly seat: Seat;
      readonly invader: string;
      readonly row: Row;
      readonly column: number;
    }
  | {
      readonly type: 'damage';
      readonly seat: Seat;
      readonly invader: string;
      readonly row: Row;
      readonly column: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'assist'; readonly seat: Seat; readonly invader: string; readonly credits: number }
  | { readonly type: 'assistToken'; readonly seat: Seat; readonly row: Row; readonly column: number }
  | { readonly type: 'boost'; readonly seat: Seat; readonly weapon: Energy; readonly n: number }
  | { readonly type: 'scavenge'; readonly seat: Seat; readonly credits: number }
  | { readonly type: 'vent'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'convert'; readonly seat: Seat; readonly from: Energy; readonly to: Energy }
  | { readonly type: 'energize'; readonly seat: Seat; readonly gem: Gem }
  | {
      readonly type: 'system';
      readonly seat: Seat;
      readonly card: string;
      readonly effects: readonly { readonly do: Verb; readonly n: number }[];
    }
  | {
      readonly type: 'buy';
      readonly seat: Seat;
      readonly card: string;
      readonly slot: Slot;
      readonly cost: number;
      /** Those that the supply could give. */
      readonly gems: readonly Gem[];
      readonly discarded?: string;
    }
  | { readonly type: 'repair'; readonly seat: Seat; readonly weapon: Energy }
  /** Too few credits for whatever is sold: the turn goes on by itself. */
  | { readonly type: 'shortOfCredits'; readonly seat: Seat; readonly credits: number }
  | { readonly type: 'gather'; readonly seat: Seat; readonly credits: number }
  | { readonly type: 'overheat'; readonly seat: Seat; readonly by: 'gem' | 'aliens' }
  | { readonly type: 'outOfOrder'; readonly seat: Seat; readonly weapon: Energy }
  | { readonly type: 'refill'; readonly slot: Slot; readonly card: string; readonly reveals: true }
  | { readonly type: 'slideOff'; readonly card: string | null; readonly event: string | null }
  | { readonly type: 'pass'; readonly invader: string; readonly colour: PilotColour; readonly column: number }
  | { readonly type: 'attack'; readonly seat: Seat; readonly lost: string | null }
  | { readonly type: 'arrive'; readonly invaders: readonly string[]; readonly reveals: true }
  | { readonly type: 'attach'; readonly event: string; readonly slot: Slot; readonly reveals: true }
  | { readonly type: 'reveal'; readonly card: string; readonly reveals: true }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly end: 'ten' | 'clock' };
