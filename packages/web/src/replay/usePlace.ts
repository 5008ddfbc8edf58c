import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';

/** Milliseconds after the last step before the address follows: browsers refuse to have it changed at every pixel. */
const REST = 400;

/** Where a replay stands: at first where its address says, `?at=12`, which follows it from then on. */
export function usePlace(length: number) {
  const asked = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [{ at, fresh }, setPlace] = useState(() => {
    const start = Number.isInteger(asked) ? Math.max(0, Math.min(length, asked)) : 0;
    return { at: start, fresh: start + 1 };
  });
  // A single step on is shown as it happened; a jump is not.
  const go = useCallback((to: number) => setPlace((was) => ({ at: to, fresh: to === was.at + 1 ? to : to + 1 })), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const here = addressAt(location.href, at);
      if (here !== location.href) history.replaceState(history.state, '', here);
    }, REST);
    return () => clearTimeout(timer);
  }, [at]);
  return { at, fresh, go };
}

/** An address that opens a replay at this decision. */
export function addressAt(address: string, at: number): string {
  const url = new URL(address);
  if (at === 0) url.searchParams.delete('at');
  else url.searchParams.set('at', `${at}`);
  return url.href;
}
