import { type RefObject, useEffect } from 'react';

interface Presses {
  /** What may be pressed now. */
  readonly at: readonly HTMLElement[];
  /** A press on what is lit is taken by the lesson: it is only looked at. */
  readonly looks: boolean;
  onLit(): void;
  onOther(): void;
}

/** Lets presses on the table through only to what is lit, whether they come from a mouse, a finger or a key. */
export function useOnlyLit(root: RefObject<HTMLElement | null>, { at, looks, onLit, onOther }: Presses): void {
  useEffect(() => {
    const pressed = (e: MouseEvent) => {
      const on = e.target;
      const playing = root.current?.closest('[data-seq]')?.querySelector('[data-part="playing"]');
      if (!(on instanceof Element) || !playing?.contains(on)) return;
      const lit = at.some((target) => target.contains(on));
      if (lit && !looks) return;
      e.preventDefault();
      e.stopPropagation();
      if (lit) onLit();
      else onOther();
    };
    document.addEventListener('click', pressed, true);
    return () => document.removeEventListener('click', pressed, true);
  }, [root, at, looks, onLit, onOther]);
}
