import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';
import { onceStarted } from '../ui/started.ts';
import { keepOffline } from './keepOffline.ts';

/** Who has opened no table by then is not about to: on a slow line a first one stands within five seconds. */
const LATER = 8000;

/** A newer version that has been fetched and waits. */
export interface Update {
  readonly ready: boolean;
  /** Switches to it now. Matches are stored after every action, so none is lost. */
  take(): void;
  later(): void;
}

/** Registers the service worker as soon as it delays no first match, and tells of newer versions. */
export function useUpdate(): Update {
  const [ready, setReady] = useState(false);
  const [swap, setSwap] = useState<() => void>();
  useEffect(() => {
    let stop = () => {};
    const register = () => {
      clearTimeout(timer);
      notYet();
      const update = registerSW({
        immediate: true,
        onNeedRefresh: () => setReady(true),
        onRegisteredSW(_, registration) {
          if (registration) stop = keepOffline();
        },
      });
      setSwap(() => () => void update(true));
    };
    const timer = setTimeout(register, LATER);
    const notYet = onceStarted(() => setTimeout(register));
    return () => {
      clearTimeout(timer);
      notYet();
      stop();
    };
  }, []);
  return { ready, take: () => swap?.(), later: () => setReady(false) };
}
