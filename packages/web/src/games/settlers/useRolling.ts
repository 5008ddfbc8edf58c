import type { View } from '@starboard/settlers';
import { useTumbling } from '../../motion/useTumbling.ts';

/** Whether the dice of the latest roll still tumble. */
export function useRolling({ turns, turn, phase }: Pick<View, 'turns' | 'turn' | 'phase'>): boolean {
  return useTumbling(`${turns} ${turn.rolls}`, phase === 'rolled' && turn.rolls > 0);
}
