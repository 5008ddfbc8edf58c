import { useEffect, useLayoutEffect, useRef } from 'react';

/** A screen that is gone to begins at its top; the way back leads to where one was, as the browser remembers it. */
export function useTop(place: string): void {
  const back = useRef(false);
  useEffect(() => {
    const popped = () => {
      back.current = true;
    };
    addEventListener('popstate', popped, true);
    return () => removeEventListener('popstate', popped, true);
  }, []);
  const last = useRef(place);
  useLayoutEffect(() => {
    const gone = last.current !== place && !back.current;
    last.current = place;
    back.current = false;
    if (gone && !location.hash) scrollTo(0, 0);
  }, [place]);
}
