import { track } from '../../../motion/running.ts';
import { pace } from '../../../ui/speed.ts';

/** A place on the board, in pixels from its upper left corner. */
export type At = readonly [number, number];

/** The board while something is shown on it. */
export interface Show {
  readonly root: HTMLElement;
  /** The element of a zone. */
  zone(name: string): HTMLElement | undefined;
  /** The middle of a zone; undefined where it is not drawn, or on a page that is turned away. */
  middle(name: string): At | undefined;
  /** The middle of what has this as `data-anchor`. */
  anchor(name: string): At | undefined;
}

export function showOn(root: HTMLElement): Show {
  const frame = root.getBoundingClientRect();
  const zone = (name: string) => root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`) ?? undefined;
  const centre = (element: Element | null | undefined): At | undefined => {
    const box = element?.getBoundingClientRect();
    return element && box && box.width > 0 && getComputedStyle(element).visibility !== 'hidden'
      ? [box.left - frame.left + box.width / 2, box.top - frame.top + box.height / 2]
      : undefined;
  };
  return {
    root,
    zone,
    middle: (name) => centre(zone(name)),
    anchor: (name) => centre(root.querySelector(`[data-anchor="${CSS.escape(name)}"]`)),
  };
}

/** Something that is seen only while it moves. */
export function spark(root: HTMLElement, className: string, style: Partial<CSSStyleDeclaration> = {}): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, style);
  root.append(element);
  return element;
}

/** How long something moves, in milliseconds as designed, and when it starts. */
export interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** Moves what is on the table for good; before its start it is seen as it starts. */
export function move(element: Element, way: Keyframe[], { duration, delay = 0, easing = 'ease-out' }: Timing): void {
  track(
    element.animate(way, { duration: duration * pace(), delay: delay * pace(), easing, fill: 'backwards' as const }),
  );
}

/** Moves a spark and takes it away at the end of its way. */
export function run(element: HTMLElement, way: Keyframe[], { duration, delay = 0, easing = 'ease-out' }: Timing): void {
  const timing = { duration: duration * pace(), delay: delay * pace(), easing, fill: 'both' as const };
  const remove = () => element.remove();
  track(element.animate(way, timing)).finished.then(remove, remove);
}

export const px = (n: number) => `${n}px`;
