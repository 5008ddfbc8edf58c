import { useCallback, useEffect, useState } from 'react';
import { recalled, remember } from '../settings/stored.ts';
import { type MatchList, sort } from '../tables/matchList.ts';
import { listMatches } from '../tables/store.ts';

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
