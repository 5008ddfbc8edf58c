import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';

/** What is fetched for offline use must not delay the first match: on a slow line it stands within five seconds. */
const LATER = 8000;

/** A newer version that has been fetched and waits. */
export interface Update {
  readonly ready: boolean;
  /** Switches to it now. Matches are stored after every action, so none is lost. */
  take(): void;
  later(): void;
}

export function useUpdate(): Update {
  const [ready, setReady] = useState(false);
  const [swap, setSwap] = useState<() => void>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const update = registerSW({ onNeedRefresh: () => setReady(true) });
      setSwap(() => () => void update(true));
    }, LATER);
    return () => clearTimeout(timer);
  }, []);
  return { ready, take: () => swap?.(), later: () => setReady(false) };
}
