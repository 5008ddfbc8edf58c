import type { Core } from '@starboard/kernel';
import { type Position, scenario } from '@starboard/orbital/scenario';

/** The player against Vega on a fixed deck. */
export function at(position: Position): Core {
  return scenario({ market: 'farm storage hotel airlock casino', ...position });
}

/** What is said, in every language: one sentence, its verb first. */
export const say = (en: string, fr: string) => ({ en, fr });
