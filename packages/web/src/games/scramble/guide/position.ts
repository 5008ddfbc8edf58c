import type { Core } from '@starboard/kernel';
import { type Position, scenario } from '@starboard/scramble/scenario';

/** A position in which the player, orange, begins a turn. */
export function at(position: Position): Core {
  return scenario(position);
}

/** What is said, in every language: one sentence, its verb first. */
export const say = (en: string, fr: string) => ({ en, fr });
