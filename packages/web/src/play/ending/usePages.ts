import { type PointerEvent, useEffect, useRef } from 'react';

/** How far a finger travels sideways to turn the page, in pixels. */
const SWIPE = 60;

/** What stands in the history as long as the second page is open. */
const opened = () => (history.state as { readonly story?: true } | null)?.story === true;

/** The page that the history leads back to: who went from the second into the replay comes back to it. */
export function pageInHistory(): 1 | 2 {
  return opened() ? 2 : 1;
}

/** Turns between the two pages of the ending by arrow keys and by swiping; Escape and the browser’s way back lead to the first, Escape then to the board. */
export function usePages(on: boolean, page: 1 | 2, turn: (page: 1 | 2) => void, leave: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (page === 1) return;
    if (!opened()) history.pushState({ ...history.state, story: true }, '');
    const back = () => turn(1);
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (opened()) history.back();
    };
  }, [page, turn]);
  useEffect(() => {
    if (!on) return;
    const pressed = (e: KeyboardEvent) => {
      if (e.altKey || e.ctrlKey || e.metaKey || document.querySelector('dialog[open], [popover]:popover-open')) return;
      if (e.key === 'ArrowRight') turn(2);
      else if (e.key === 'ArrowLeft') turn(1);
      else if (e.key !== 'Escape') return;
      else if (page === 2) turn(1);
      else leave();
      e.preventDefault();
      e.stopPropagation();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [on, page, turn, leave]);
  if (!on) return {};
  return {
    onPointerDown(e: PointerEvent) {
      start.current = e.pointerType === 'mouse' ? undefined : { x: e.clientX, y: e.clientY };
    },
    onPointerUp(e: PointerEvent) {
      if (!start.current) return;
      const [dx, dy] = [e.clientX - start.current.x, e.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 2 : 1);
    },
  };
}
