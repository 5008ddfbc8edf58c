import type { Field, Move } from '@starboard/kernel';
import type { Event } from './events.ts';
import {
  ENERGIES,
  type Energy,
  GEMS,
  type Gem,
  ROWS,
  type Row,
  SLOTS,
  type Slot,
  type State,
  WIDTHS,
} from './types.ts';

export type Action =
  | { readonly type: 'placeStarfighter'; readonly space: number }
  | { readonly type: 'draw' }
  | { readonly type: 'cooldown' }
  | { readonly type: 'purge'; readonly use: boolean }
  | { readonly type: 'activate'; readonly weapon: Energy }
  | { readonly type: 'exchange' }
  | { readonly type: 'move'; readonly to: number; readonly jump: boolean }
  | { readonly type: 'fire' }
  | { readonly type: 'holdFire' }
  | { readonly type: 'placeAssist'; readonly row: Row; readonly column: number }
  | { readonly type: 'convert'; readonly from: Energy; readonly to: Energy }
  | { readonly type: 'skipConvert' }
  | { readonly type: 'energize'; readonly gem: Gem }
  | { readonly type: 'skipEnergize' }
  | { readonly type: 'buy'; readonly slot: Slot; readonly discard?: 0 | 1 | 2 }
  | { readonly type: 'repair'; readonly weapon: Energy }
  | { readonly type: 'endUpgrade' }
  | { readonly type: 'breakWeapon'; readonly weapon: Energy };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
export type MoveOf<T extends ActionType> = Move<State, ActionOf<T>, Event>;

const WIDEST = Math.max(...WIDTHS);
const SPACES = Array.from({ length: WIDEST + 2 }, (_, space) => space);

/** What the fields of actions hold. */
export const SPACE: Field = { is: 'integer', min: 0, max: WIDEST + 1 };
export const COLUMN: Field = { is: 'integer', min: 1, max: WIDEST };
export const ROW: Field = { is: 'choice', of: ROWS };
export const SLOT: Field = { is: 'choice', of: SLOTS };
export const ENERGY: Field = { is: 'choice', of: ENERGIES };
export const GEM: Field = { is: 'choice', of: GEMS };
export const YES_OR_NO: Field = { is: 'choice', of: [true, false] };

// Every action of the game exists once and is shared: lists of choices cost no new objects.

export const DRAW: ActionOf<'draw'> = { type: 'draw' };
export const COOLDOWN: ActionOf<'cooldown'> = { type: 'cooldown' };
export const EXCHANGE: ActionOf<'exchange'> = { type: 'exchange' };
export const FIRE: ActionOf<'fire'> = { type: 'fire' };
export const HOLD_FIRE: ActionOf<'holdFire'> = { type: 'holdFire' };
export const SKIP_CONVERT: ActionOf<'skipConvert'> = { type: 'skipConvert' };
export const SKIP_ENERGIZE: ActionOf<'skipEnergize'> = { type: 'skipEnergize' };
export const END_UPGRADE: ActionOf<'endUpgrade'> = { type: 'endUpgrade' };
export const PURGE: readonly ActionOf<'purge'>[] = [true, false].map((use) => ({ type: 'purge', use }));

/** By space. */
export const PLACE_STARFIGHTER = SPACES.map(
  (space): ActionOf<'placeStarfighter'> => ({ type: 'placeStarfighter', space }),
);
export const MOVE = SPACES.map((to): ActionOf<'move'> => ({ type: 'move', to, jump: false }));
export const JUMP = SPACES.map((to): ActionOf<'move'> => ({ type: 'move', to, jump: true }));

/** By weapon. */
export const ACTIVATE = ENERGIES.map((weapon): ActionOf<'activate'> => ({ type: 'activate', weapon }));
export const REPAIR_WEAPON = ENERGIES.map((weapon): ActionOf<'repair'> => ({ type: 'repair', weapon }));
export const BREAK_WEAPON = ENERGIES.map((weapon): ActionOf<'breakWeapon'> => ({ type: 'breakWeapon', weapon }));

/** By gem. */
export const ENERGIZE = GEMS.map((gem): ActionOf<'energize'> => ({ type: 'energize', gem }));
/** By the gem given and the gem taken; the same colour stands there only to keep the places. */
export const CONVERT = ENERGIES.map((from) =>
  ENERGIES.map((to): ActionOf<'convert'> => ({ type: 'convert', from, to })),
);

/** By slot, slot 1 first; with the System to discard by its index. */
export const BUY = SLOTS.map((slot): ActionOf<'buy'> => ({ type: 'buy', slot }));
export const BUY_AND_DISCARD = SLOTS.map((slot) =>
  ([0, 1, 2] as const).map((discard): ActionOf<'buy'> => ({ type: 'buy', slot, discard })),
);

const PLACE_ASSIST = ROWS.map((row) => SPACES.map((column) => placeAssistAt(row, column)));

function placeAssistAt(row: Row, column: number): ActionOf<'placeAssist'> {
  return { type: 'placeAssist', row, column };
}

export function placeAssistOn(row: Row, column: number): ActionOf<'placeAssist'> {
  return PLACE_ASSIST[row - 1][column];
}
