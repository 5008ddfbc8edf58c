import { type Action, ENERGIES, GEMS, ROWS, type Row, SLOTS } from './types.ts';

/** Every action of the game exists once and is shared: lists of choices cost no new objects. */
export type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const WIDEST = 8;
const SPACES = Array.from({ length: WIDEST + 2 }, (_, space) => space);

export const DRAW: Of<'draw'> = { type: 'draw' };
export const COOLDOWN: Of<'cooldown'> = { type: 'cooldown' };
export const EXCHANGE: Of<'exchange'> = { type: 'exchange' };
export const FIRE: Of<'fire'> = { type: 'fire' };
export const HOLD_FIRE: Of<'holdFire'> = { type: 'holdFire' };
export const SKIP_CONVERT: Of<'skipConvert'> = { type: 'skipConvert' };
export const SKIP_ENERGIZE: Of<'skipEnergize'> = { type: 'skipEnergize' };
export const END_UPGRADE: Of<'endUpgrade'> = { type: 'endUpgrade' };
export const PURGE: readonly Of<'purge'>[] = [true, false].map((use) => ({ type: 'purge', use }));

/** By space. */
export const PLACE_STARFIGHTER = SPACES.map((space): Of<'placeStarfighter'> => ({ type: 'placeStarfighter', space }));
export const MOVE = SPACES.map((to): Of<'move'> => ({ type: 'move', to, jump: false }));
export const JUMP = SPACES.map((to): Of<'move'> => ({ type: 'move', to, jump: true }));

/** By weapon. */
export const ACTIVATE = ENERGIES.map((weapon): Of<'activate'> => ({ type: 'activate', weapon }));
export const REPAIR_WEAPON = ENERGIES.map((weapon): Of<'repair'> => ({ type: 'repair', weapon }));
export const BREAK_WEAPON = ENERGIES.map((weapon): Of<'breakWeapon'> => ({ type: 'breakWeapon', weapon }));

/** By gem. */
export const ENERGIZE = GEMS.map((gem): Of<'energize'> => ({ type: 'energize', gem }));
/** By the gem given and the gem taken; the same colour stands there only to keep the places. */
export const CONVERT = ENERGIES.map((from) => ENERGIES.map((to): Of<'convert'> => ({ type: 'convert', from, to })));

/** By slot, slot 1 first; with the System to discard by its index. */
export const BUY = SLOTS.map((slot): Of<'buy'> => ({ type: 'buy', slot }));
export const BUY_AND_DISCARD = SLOTS.map((slot) =>
  ([0, 1, 2] as const).map((discard): Of<'buy'> => ({ type: 'buy', slot, discard })),
);

const PLACE_ASSIST = ROWS.map((row) => SPACES.map((column) => placeAssistAt(row, column)));

function placeAssistAt(row: Row, column: number): Of<'placeAssist'> {
  return { type: 'placeAssist', row, column };
}

export function placeAssistOn(row: Row, column: number): Of<'placeAssist'> {
  return PLACE_ASSIST[row - 1][column];
}
