import { type RefObject, useEffect } from 'react';
import { isWay } from './lit.ts';

interface Presses {
  /** What may be pressed now. */
  readonly at: readonly HTMLElement[];
  /** A press on what is lit is taken by the lesson: it is only looked at. */
  readonly looks: boolean;
  onLit(): void;
  /** What is lit was pressed, and the table takes it. */
  onRight(): void;
  onOther(): void;
}

/** What a game lays over its table until it is read: no part of what a lesson asks for. */
const OVER_THE_TABLE = 'dialog[open], [role="dialog"]:popover-open';

/** Lets presses on the table through only to what is lit, whether they come from a mouse, a finger or a key. */
export function useOnlyLit(root: RefObject<HTMLElement | null>, { at, looks, onLit, onRight, onOther }: Presses): void {
  useEffect(() => {
    const pressed = (e: MouseEvent) => {
      const on = e.target;
      const playing = root.current?.closest('[data-seq]')?.querySelector('[data-part="playing"]');
      if (!(on instanceof Element) || !playing?.contains(on) || on.closest(OVER_THE_TABLE)) return;
      const lit = at.find((target) => target.contains(on));
      if (lit && (!looks || isWay(lit))) return onRight();
      e.preventDefault();
      e.stopPropagation();
      if (lit) onLit();
      else onOther();
    };
    document.addEventListener('click', pressed, true);
    return () => document.removeEventListener('click', pressed, true);
  }, [root, at, looks, onLit, onRight, onOther]);
}
