import type { View } from '@starboard/settlers';
import { useEffect, useState } from 'react';
import { LONGEST } from '../../motion/tumble.ts';
import { pace, still } from '../../ui/speed.ts';
import { lasting } from './lasting.ts';

/** Whether the dice of the latest roll still tumble. A tap or a key ends it, as it ends every movement. */
export function useRolling({ turns, turn, phase }: Pick<View, 'turns' | 'turn' | 'phase'>): boolean {
  const roll = `${turns} ${turn.rolls}`;
  const [lies, setLies] = useState(roll);
  const rolling = lies !== roll && phase === 'rolled' && turn.rolls > 0 && pace() > 0 && !still();
  useEffect(() => {
    if (!rolling) return setLies(roll);
    return lasting(LONGEST * pace(), () => setLies(roll));
  }, [roll, rolling]);
  return rolling;
}
