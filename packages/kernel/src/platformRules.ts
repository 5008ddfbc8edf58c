import type { Action, Violation } from './game.ts';
import { format } from './notation.ts';
import { printable, shown } from './problem.ts';
import type { Text } from './text.ts';

/** Cited by the platform itself when no rule of a game applies. */
export const UNKNOWN_ACTION = 'STARBOARD-ACTION-1';
export const NO_SUCH_SEAT = 'STARBOARD-SEAT-1';
export const PLATFORM_RULES: Readonly<Record<string, Text>> = {
  [UNKNOWN_ACTION]: {
    en: '“{action}” is not among the choices of this moment.',
    fr: '« {action} » ne fait pas partie des choix de ce moment.',
  },
  [NO_SUCH_SEAT]: { en: 'There is no seat {seat} at this table.', fr: 'Il n’y a pas de place {seat} à cette table.' },
};

/** What is no action of the game at all, or not of this moment. */
export function unknownAction(a: unknown): Violation {
  return { rule: UNKNOWN_ACTION, with: { action: notation(a) } };
}

export function noSuchSeat(seat: unknown): Violation {
  return { rule: NO_SUCH_SEAT, with: { seat: shown(seat) } };
}

/** In the notation of actions, if it is nearly one. */
function notation(a: unknown): string {
  try {
    return typeof (a as Action).type === 'string' ? printable(format(a as Action)) : shown(a);
  } catch {
    return shown(a);
  }
}
