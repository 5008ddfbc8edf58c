import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something counts as near. */
const AHEAD = '400px';

/** Whether an element is or has been near the window: what costs time to draw waits for that. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry.isIntersecting), { rootMargin: AHEAD });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
