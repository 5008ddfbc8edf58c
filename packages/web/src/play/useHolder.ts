import type { Table } from '@starboard/table';
import { useEffect, useState } from 'react';
import { over, type Snapshot } from './snapshot.ts';

/** Who holds a device that is handed around. */
export interface Holder {
  /** The person who decides next and does not look yet. */
  readonly next?: number;
  /** Whether the privacy screen is up. */
  readonly curtain: boolean;
  handOver(): void;
  ready(): void;
}

/** With several people at one device: where hands are hidden the view changes only behind a curtain, else at once. */
export function useHolder(table: Table, snapshot: Snapshot): Holder {
  const { here, hides, seat, actors } = snapshot;
  const [passing, setPassing] = useState(false);
  const waiting = actors.filter((a) => here.includes(a));
  const shared = here.length > 1 && !over(snapshot);
  const next = shared && waiting.length > 0 && (seat === null || !waiting.includes(seat)) ? waiting[0] : undefined;
  const open = next !== undefined && !hides;
  useEffect(() => {
    if (open) table.handOver?.(next);
  }, [open, next, table]);
  return {
    ...(next !== undefined && hides ? { next } : {}),
    curtain: next !== undefined && hides && (passing || seat === null),
    handOver() {
      setPassing(true);
      table.handOver?.(null);
    },
    ready() {
      setPassing(false);
      if (next !== undefined) table.handOver?.(next);
    },
  };
}
