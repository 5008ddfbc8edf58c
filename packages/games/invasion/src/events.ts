import type { Seat } from '@starboard/kernel';
import type { DefenseDie, Face, InvasionDie, Placement, Round, Sector, Site, Strength } from './types.ts';

/** An Invasion die as it was thrown; with Radar also where it will strike. */
export interface Threat {
  readonly die: InvasionDie;
  readonly saucers: number;
  readonly sector?: Sector;
}

export type Event =
  | { readonly type: 'round'; readonly round: Round }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'invasion'; readonly seat: Seat; readonly by: Seat; readonly dice: readonly Threat[] }
  | { readonly type: 'roll'; readonly seat: Seat; readonly faces: readonly Face[] }
  | {
      readonly type: 'reroll';
      readonly seat: Seat;
      readonly dice: readonly DefenseDie[];
      readonly faces: readonly Face[];
      readonly left: number;
    }
  | { readonly type: 'keep'; readonly seat: Seat }
  | { readonly type: 'assign'; readonly seat: Seat; readonly plan: readonly Placement[]; readonly left: number }
  | {
      readonly type: 'strike';
      readonly seat: Seat;
      readonly die: InvasionDie;
      readonly sector: Sector;
      readonly saucers: number;
      readonly hits: readonly Site[];
    }
  | {
      readonly type: 'lock';
      readonly seat: Seat;
      readonly reveals: true;
      readonly secret: { readonly to: readonly Seat[]; readonly sector: Sector };
    }
  | {
      readonly type: 'missile';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly damage: number;
      readonly reveals: true;
    }
  | { readonly type: 'counter'; readonly seat: Seat; readonly sector: Sector; readonly points: number }
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly sector: Sector;
      /** The sector that the target rolled or shielded in vain. */
      readonly shielded: Sector;
      readonly hits: readonly Site[];
    }
  | { readonly type: 'rebuild'; readonly seat: Seat; readonly site: Site; readonly strength: Strength }
  | { readonly type: 'lost'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'tally'; readonly points: readonly number[] }
  | { readonly type: 'duel'; readonly cycle: number; readonly seats: readonly Seat[] }
  | { readonly type: 'leave'; readonly seats: readonly Seat[] }
  | { readonly type: 'lots'; readonly seat: Seat }
  | { readonly type: 'over'; readonly points: readonly number[]; readonly places: readonly number[] };
