import { useEffect } from 'react';
import type { Way } from './ways.ts';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  PageUp: 'turnBack',
  PageDown: 'turnOn',
  Home: 'first',
  End: 'last',
};
const TURNS: Readonly<Record<string, Way>> = { ArrowLeft: 'turnBack', ArrowRight: 'turnOn' };

/** The keyboard of a replay: arrows step, with Shift turn by turn, Home and End jump, the space bar runs and stops. */
export function useReplayKeys(onWay: (way: Way) => void, onToggle: () => void): void {
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      if (e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented || document.querySelector('dialog[open]')) return;
      const active = document.activeElement;
      const scrubber = active?.matches('[data-part="scrubber"]');
      // Lists and fields have arrows of their own.
      if (active instanceof HTMLElement && !scrubber && active.closest('input, select, textarea, ol[tabindex]')) return;
      if (e.key === ' ') {
        // On a button the bar presses that button.
        if (active instanceof HTMLElement && active.closest('button, a, summary')) return;
        onToggle();
      } else {
        const way = (e.shiftKey ? TURNS : WAYS)[e.key];
        if (!way) return;
        onWay(way);
      }
      e.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [onWay, onToggle]);
}
