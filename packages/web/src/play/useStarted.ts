import { useEffect } from 'react';
import { started } from '../ui/started.ts';

/** Says that the table stands, once it has been painted. */
export function useStarted(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(started);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready]);
}
