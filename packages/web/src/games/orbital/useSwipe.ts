import { type PointerEvent, useRef } from 'react';

/** How far a finger goes before it is a swipe, in pixels. */
const FAR = 36;

/** A swipe to the left goes on, one to the right goes back. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown(e: PointerEvent) {
      swiped.current = false;
      from.current = e.pointerType === 'mouse' ? undefined : e.clientX;
    },
    onPointerMove(e: PointerEvent) {
      if (from.current === undefined || Math.abs(e.clientX - from.current) < FAR) return;
      turn(e.clientX < from.current ? 1 : -1);
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
