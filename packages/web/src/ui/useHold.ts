import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a press lasts, in milliseconds, before it is a look. */
export const HOLD = 450;
/** How many pixels a finger may stray meanwhile. */
export const STRAY = 8;

/** Handlers for a thing that is pressed by a click, and looked at by a long touch, a right click or the key I. */
export function useHold(press: () => void, look: () => void) {
  const timer = useRef(0);
  const held = useRef(false);
  const from = useRef<readonly [number, number]>([0, 0]);
  const cancel = () => clearTimeout(timer.current);
  return {
    onClick() {
      if (!held.current) press();
      held.current = false;
    },
    onPointerDown(e: PointerEvent) {
      held.current = false;
      if (e.pointerType === 'mouse') return;
      cancel();
      from.current = [e.clientX, e.clientY];
      timer.current = window.setTimeout(() => {
        held.current = true;
        look();
      }, HOLD);
    },
    onPointerMove(e: PointerEvent) {
      if (Math.hypot(e.clientX - from.current[0], e.clientY - from.current[1]) > STRAY) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onContextMenu(e: MouseEvent) {
      e.preventDefault();
      if (!held.current) look();
    },
    onKeyDown(e: KeyboardEvent) {
      if (e.key !== 'i' || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      look();
    },
  };
}
