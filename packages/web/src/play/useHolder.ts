import type { Seat } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useState } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { onceSeen } from '../motion/showing.ts';
import { over, type Snapshot } from './snapshot.ts';

/** Who holds a device that is handed around. */
export interface Holder {
  /** The person who decides next and does not look yet. */
  readonly next?: number;
  /** Whether the privacy screen is up. */
  readonly curtain: boolean;
  /** Those who still decide in secret, each behind a curtain of its own, while none of them looks. */
  readonly together?: readonly Seat[];
  handOver(): void;
  ready(): void;
  /** One of them takes the device. */
  take(seat: Seat): void;
}

/** Who has taken the device to decide in secret, and how often they had decided before. */
interface Taken {
  readonly seat: Seat;
  readonly made: number;
}

/**
 * With several people at one device: where hands are hidden the view changes only behind a curtain, else as soon as the
 * board has shown what happened. To turn it while dice roll would draw everything again in the midst of it.
 */
export function useHolder(table: Table, snapshot: Snapshot, skin: GameSkin): Holder {
  const { here, hides, seat, actors, view, moments } = snapshot;
  const [passing, setPassing] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const waiting = actors.filter((a) => here.includes(a));
  const shared = here.length > 1 && !over(snapshot) && waiting.length > 0;
  const secret = shared && skin.secret?.(view) === true;
  const made = (who: Seat) => moments.filter((moment) => moment.seat === who).length;
  const deciding = taken && waiting.includes(taken.seat) && made(taken.seat) === taken.made;
  const gathered = secret && !deciding;
  const next = shared && !secret && (seat === null || !waiting.includes(seat)) ? waiting[0] : undefined;
  const open = next !== undefined && !hides;
  useEffect(() => {
    if (open) return onceSeen(() => table.handOver?.(next));
  }, [open, next, table]);
  // What somebody has decided in secret is on nobody's screen.
  const unseen = gathered && seat !== null;
  useEffect(() => {
    if (unseen) table.handOver?.(null);
  }, [unseen, table]);
  return {
    ...(next !== undefined && hides ? { next } : {}),
    curtain: next !== undefined && hides && (passing || seat === null),
    ...(gathered ? { together: waiting } : {}),
    handOver() {
      setPassing(true);
      table.handOver?.(null);
    },
    ready() {
      setPassing(false);
      if (next !== undefined) table.handOver?.(next);
    },
    take(who) {
      setTaken({ seat: who, made: made(who) });
      table.handOver?.(who);
    },
  };
}
