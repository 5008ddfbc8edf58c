import { useEffect, useState } from 'react';
import type { GameSkin } from '../games/contract.ts';
import { people } from '../table/seats.ts';
import { over, type Snapshot, type Table } from '../table/table.ts';

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
export function useHolder(table: Table, snapshot: Snapshot, skin: GameSkin): Holder {
  const { seats, seat, actors } = snapshot;
  const [passing, setPassing] = useState(false);
  const persons = people(seats);
  const waiting = actors.filter((a) => persons.includes(a));
  const shared = persons.length > 1 && !over(snapshot);
  const next = shared && waiting.length > 0 && (seat === null || !waiting.includes(seat)) ? waiting[0] : undefined;
  const open = next !== undefined && !skin.hidden;
  useEffect(() => {
    if (open) table.look(next);
  }, [open, next, table]);
  return {
    ...(next !== undefined && skin.hidden ? { next } : {}),
    curtain: next !== undefined && skin.hidden && (passing || seat === null),
    handOver() {
      setPassing(true);
      table.look(null);
    },
    ready() {
      setPassing(false);
      if (next !== undefined) table.look(next);
    },
  };
}
