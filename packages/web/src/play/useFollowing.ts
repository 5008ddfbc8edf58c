import { type Action, equal, type Seat } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback, useEffect, useState } from 'react';
import { pace } from '../ui/speed.ts';
import type { Snapshot } from './snapshot.ts';

interface Following {
  readonly seat: Seat | null;
  /** The question that was answered last. */
  readonly asked: number | undefined;
  readonly actions: readonly Action[];
  /** How long each question is seen before it is answered, in milliseconds. */
  readonly pause: number;
}

/**
 * Plays what was decided together with a decision but is asked one by one after it, each when it is asked. The first that
 * is not asked ends it.
 */
export function useFollowing(
  table: Table,
  { seat, asked, choices }: Pick<Snapshot, 'choices' | 'asked' | 'seat'>,
): (actions: readonly Action[], pause?: number) => void {
  const [following, setFollowing] = useState<Following>();
  useEffect(() => {
    // The next question has not come yet, or is not shown yet.
    if (!following || following.asked === asked || (asked !== undefined && choices.length === 0)) return;
    const [next, ...actions] = following.actions;
    const open = choices.some(({ action, violation }) => !violation && next && equal(action, next));
    if (!open || asked === undefined || following.seat !== seat) return setFollowing(undefined);
    const go = () => {
      setFollowing({ ...following, asked, actions });
      void table.act?.(next, asked);
    };
    if (following.pause === 0) return go();
    const timer = setTimeout(go, following.pause * pace());
    return () => clearTimeout(timer);
  }, [table, following, seat, asked, choices]);
  return useCallback(
    (actions, pause = 0) => setFollowing(actions.length > 0 ? { seat, asked, actions, pause } : undefined),
    [seat, asked],
  );
}
