import { useLayoutEffect, useRef, useState } from 'react';

/** Somebody who skips by tapping taps on, this many milliseconds apart: what appears under the finger is not yet meant. */
const NEXT_TAP = 400;

/** Whether what was skipped has only just ended; `tapped` notes a press that skips, or goes on skipping. */
export function useSettling(active: boolean): { readonly settling: boolean; tapped(): void } {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const [settling, setSettling] = useState(false);
  useLayoutEffect(() => {
    if (active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = last.current + NEXT_TAP - performance.now();
      setSettling(left > 0);
      if (left > 0) timer = setTimeout(look, left);
    };
    look();
    return () => clearTimeout(timer);
  }, [active]);
  return {
    settling: settling && !active,
    tapped: () => {
      last.current = performance.now();
    },
  };
}
