import type { Core } from '@starboard/kernel';
import { type Position, scenario } from '@starboard/settlers/scenario';

/**
 * The player against Rigel; nobody takes anything, unless the lesson is about that. Where a lesson rolls, its seed is one
 * whose dice win what it is about.
 */
export function at(position: Position): Core {
  return scenario({ display: '', pile: '', ...position, options: { peaceful: true, ...position.options } });
}

/** What is said, in every language: one sentence, its verb first. */
export const say = (en: string, fr: string) => ({ en, fr });
