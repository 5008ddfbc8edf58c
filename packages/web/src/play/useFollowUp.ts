import { type Action, canonical, type Seat } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback, useEffect, useState } from 'react';
import { pace } from '../ui/speed.ts';
import type { Snapshot } from './snapshot.ts';

/** How long the first of two decisions is seen before the second is played, in milliseconds. */
const SEEN = 420;

interface FollowUp {
  readonly seat: Seat | null;
  readonly action: Action;
  /** The question that the first decision answered. */
  readonly after: number;
}

/** Plays a decision that was made together with another one, when it is asked for right after it; else it is dropped. */
export function useFollowUp(
  table: Table,
  { choices, asked, seat }: Pick<Snapshot, 'choices' | 'asked' | 'seat'>,
): (action: Action | undefined) => void {
  const [followUp, setFollowUp] = useState<FollowUp>();
  useEffect(() => {
    if (!followUp || asked === undefined || asked === followUp.after) return;
    const wanted = canonical(followUp.action);
    const due = choices.find(({ action, violation }) => !violation && canonical(action) === wanted);
    if (!due || followUp.seat !== seat) {
      setFollowUp(undefined);
      return;
    }
    const timer = setTimeout(() => {
      setFollowUp(undefined);
      void table.act?.(due.action, asked);
    }, SEEN * pace());
    return () => clearTimeout(timer);
  }, [followUp, choices, asked, seat, table]);
  return useCallback(
    (action) => setFollowUp(action && asked !== undefined ? { seat, action, after: asked } : undefined),
    [asked, seat],
  );
}
