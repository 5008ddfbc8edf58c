import type { Core } from '@starboard/kernel';
import { type Position, scenario } from '@starboard/siege/scenario';

/** Draw piles: what is drawn from their top looks like a real hand. */
const PILE = 'D12 EX12 MARSHAL X12 ED12 DECOY 12';

/** The player commands the Antillians, is first player, and is about to deploy. */
export function at({ p1, p2, ...others }: Position): Core {
  return scenario({ ...others, p1: { pile: PILE, ...p1 }, p2: { pile: PILE, ...p2 } }).s;
}

/** What is said, in every language: one sentence, its verb first. */
export const say = (en: string, fr: string) => ({ en, fr });
