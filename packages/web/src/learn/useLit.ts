import { type RefObject, useEffect, useState } from 'react';
import { around, type Box } from './box.ts';

/** What is lit now: the elements, and where they are on the screen. */
export interface LitNow {
  readonly at: readonly HTMLElement[];
  readonly boxes: readonly Box[];
  readonly leads: readonly Box[];
  /** Where the buttons of the table stand. */
  readonly thumb?: Box;
  readonly screen: { readonly width: number; readonly height: number };
}

const NONE: LitNow = { at: [], boxes: [], leads: [], screen: { width: 0, height: 0 } };

export interface Found {
  readonly at: readonly HTMLElement[];
  readonly leads: readonly HTMLElement[];
}

const whole = (n: number) => Math.round(n * 2) / 2;

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: whole(x), y: whole(y), width: whole(width), height: whole(height) };
}

/** Where a thing is, with the badges that hang over its edge: they name it in `data-of`. */
function wholeBoxOf(element: HTMLElement, frame: ParentNode): Box {
  const { thing, zone, anchor } = element.dataset;
  const badges = [thing, zone, anchor].flatMap((name) =>
    name ? [...frame.querySelectorAll(`[data-of~="${CSS.escape(name)}"]`)] : [],
  );
  const box = boxOf(element);
  return badges.length > 0 ? (around([box, ...badges.map(boxOf)]) ?? box) : box;
}

/**
 * Follows what is lit wherever it goes: boards resize, scroll, pan and fly, and no event tells of all that. So it is
 * looked at in every frame, and drawn again only when it has moved.
 */
export function useLit(root: RefObject<HTMLElement | null>, find: (root: HTMLElement) => Found): LitNow {
  const [now, setNow] = useState(NONE);
  useEffect(() => {
    let last = '';
    let elements: readonly HTMLElement[] = [];
    let next = 0;
    const look = () => {
      next = requestAnimationFrame(look);
      const frame = root.current?.closest<HTMLElement>('[data-seq]');
      if (!frame) return;
      const { at, leads } = find(frame);
      const actions = frame.querySelector('[data-part="actions"]');
      const seen: LitNow = {
        at,
        boxes: at.map((e) => wholeBoxOf(e, frame)),
        leads: leads.filter((e) => !at.some((target) => target.contains(e))).map((e) => wholeBoxOf(e, frame)),
        ...(actions ? { thumb: boxOf(actions) } : {}),
        screen: { width: innerWidth, height: innerHeight },
      };
      const { at: _, ...places } = seen;
      const text = JSON.stringify(places);
      if (text === last && at.length === elements.length && at.every((e, i) => e === elements[i])) return;
      [last, elements] = [text, at];
      setNow(seen);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [root, find]);
  return now;
}
