import { type PointerEvent, useRef } from 'react';

/** How far a finger goes before it is a swipe, in pixels. */
const FAR = 36;

/** A swipe to the left goes on, one to the right goes back; where a drag means something else it is not `free`. */
export function useSwipe(turn: (by: 1 | -1) => void, free: (at: HTMLElement) => boolean = () => true) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown(e: PointerEvent<HTMLElement>) {
      swiped.current = false;
      // A second finger pinches.
      const swipes = e.pointerType !== 'mouse' && e.isPrimary && free(e.currentTarget);
      from.current = swipes ? { x: e.clientX, y: e.clientY } : undefined;
    },
    onPointerMove(e: PointerEvent) {
      if (from.current === undefined) return;
      const [dx, dy] = [e.clientX - from.current.x, e.clientY - from.current.y];
      if (Math.abs(dx) < FAR || Math.abs(dx) < Math.abs(dy)) return;
      turn(dx < 0 ? 1 : -1);
      from.current = undefined;
      swiped.current = true;
    },
    onClickCapture(e: { preventDefault(): void; stopPropagation(): void }) {
      // The click that ends a swipe presses nothing.
      if (!swiped.current) return;
      swiped.current = false;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}
