import { type Action, equal, type Seat } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback, useEffect, useState } from 'react';
import type { Snapshot } from './snapshot.ts';

interface Following {
  readonly seat: Seat | null;
  /** The question that was answered last. */
  readonly asked: number | undefined;
  readonly actions: readonly Action[];
}

/**
 * Plays what was put together with a decision but is asked one by one after it, each as soon as it is asked. The first
 * that is not asked ends it.
 */
export function useFollowing(table: Table, { seat, asked, choices }: Snapshot): (actions: readonly Action[]) => void {
  const [following, setFollowing] = useState<Following>();
  useEffect(() => {
    // The next question has not come yet, or is not shown yet.
    if (!following || following.asked === asked || (asked !== undefined && choices.length === 0)) return;
    const [next, ...actions] = following.actions;
    const open = choices.some(({ action, violation }) => !violation && next && equal(action, next));
    if (!open || asked === undefined || following.seat !== seat) return setFollowing(undefined);
    setFollowing({ seat, asked, actions });
    void table.act?.(next, asked);
  }, [table, following, seat, asked, choices]);
  return useCallback((actions) => setFollowing({ seat, asked, actions }), [seat, asked]);
}
