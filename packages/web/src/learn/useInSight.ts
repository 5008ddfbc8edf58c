import { type RefObject, useEffect } from 'react';

/** What a reader does who wants to look elsewhere. */
const ELSEWHERE = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Brings what the address asks for into sight. The page comes after its address, so the browser has not scrolled there
 * by itself; and chapters take their size only when they are near, so it is done again until the reader scrolls.
 */
export function useInSight(text: RefObject<HTMLElement | null>, wanted: string): void {
  useEffect(() => {
    if (!wanted || !text.current) return;
    const sized = new ResizeObserver(() => {
      const found = document.getElementById(wanted);
      found?.scrollIntoView({ block: found.matches('section') ? 'start' : 'center' });
    });
    sized.observe(text.current);
    const stop = () => sized.disconnect();
    for (const name of ELSEWHERE) addEventListener(name, stop, { passive: true });
    return () => {
      stop();
      for (const name of ELSEWHERE) removeEventListener(name, stop);
    };
  }, [text, wanted]);
}
