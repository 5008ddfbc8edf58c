import { people } from '@starboard/table';
import { useCallback, useEffect, useState } from 'react';
import { recalled, remember } from '../settings/stored.ts';
import type { MatchRow } from '../tables/database.ts';
import { listMatches } from '../tables/store.ts';

/** The matches of this device, those to go on with apart from those to look at again. */
export interface MatchList {
  /** What waits for a person here comes first, then what was played last. */
  readonly open: readonly MatchRow[];
  readonly done: readonly MatchRow[];
}

const STORED = 'waiting';

/** How many matches waited when this device last looked, so that the page has its shape before they are read. */
export function expected(): number {
  return Number(recalled(STORED) ?? 0);
}

/** One more match will wait when the home page is next seen. */
export function expectOne(): void {
  remember(STORED, Math.max(1, expected()));
}

/** The matches of this device, read when the page opens and whenever `refresh` is called. */
export function useMatches(): { readonly list: MatchList | 'unreadable' | undefined; refresh(): void } {
  const [list, setList] = useState<MatchList | 'unreadable'>();
  const refresh = useCallback(() => {
    listMatches().then(
      (rows) => {
        const sorted = sort(rows);
        remember(STORED, sorted.open.length);
        setList(sorted);
      },
      () => setList('unreadable'),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { list, refresh };
}

/** Rows come newest first. */
export function sort(rows: readonly MatchRow[]): MatchList {
  const open = rows.filter(({ end }) => !end);
  return {
    open: [...open.filter(waitsForMe), ...open.filter((row) => !waitsForMe(row))],
    done: rows.filter(({ end }) => end),
  };
}

/** Whether somebody at this device is to decide. */
export function waitsForMe({ opening, seen }: MatchRow): boolean {
  const here = people(opening.players);
  return seen?.actors.some((seat) => here.includes(seat)) ?? false;
}
