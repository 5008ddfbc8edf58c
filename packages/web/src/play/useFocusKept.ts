import { type RefObject, useEffect } from 'react';
import { byKeyboard } from '../ui/pointer.ts';
import type { Grammar } from './useGrammar.ts';

/**
 * When what was in focus is gone and the player uses keys, the focus goes to the first thing that can be used now, but to no
 * button that gives something up.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>, grammar: Grammar): void {
  useEffect(() => {
    const root = frame.current;
    if (!root || !byKeyboard() || !grammar.asked) return;
    const active = document.activeElement;
    if (active && active !== document.body && root.contains(active)) return;
    if (document.querySelector('dialog[open]')) return;
    const things = [...root.querySelectorAll<HTMLElement>('[data-thing]')];
    const open = things.find(
      (e) => grammar.thing(e.dataset.thing ?? '').open && e.checkVisibility({ visibilityProperty: true }),
    );
    const button = root.querySelector<HTMLElement>('[data-part="actions"] button:not([data-gives="true"])');
    (open ?? button ?? root.querySelector<HTMLElement>('[data-part="prompt"]'))?.focus();
  });
}
