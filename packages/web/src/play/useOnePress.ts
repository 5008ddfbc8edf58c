import { type MouseEvent, useEffect, useRef } from 'react';

const NAME = '[data-choice], [data-part]';

/**
 * The second click of a double click means what the first one pressed: a button that has come to stand in its place is
 * not pressed by it. To be put on the place of the buttons, for clicks on their way down.
 */
export function useOnePress(): (e: MouseEvent) => void {
  const first = useRef<string>(undefined);
  useEffect(() => {
    const clicked = (e: Event) => {
      if (!(e.target instanceof Element) || (e as UIEvent).detail > 1) return;
      first.current = nameOf(e.target);
    };
    addEventListener('click', clicked, true);
    return () => removeEventListener('click', clicked, true);
  }, []);
  return (e) => {
    if (e.detail > 1 && nameOf(e.target as Element) !== first.current) e.stopPropagation();
  };
}

function nameOf(element: Element): string | undefined {
  const named = element.closest<HTMLElement>(NAME);
  return named?.dataset.choice ?? named?.dataset.part;
}
