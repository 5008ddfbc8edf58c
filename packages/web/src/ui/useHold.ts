import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD = 450;

/** Handlers for a thing that is pressed by a click, and looked at by a long touch, a right click or the key I. */
export function useHold(press: () => void, look: () => void) {
  const timer = useRef(0);
  const held = useRef(false);
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
      timer.current = window.setTimeout(() => {
        held.current = true;
        look();
      }, HOLD);
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
