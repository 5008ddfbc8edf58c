import type { Thing, ThingState } from '../contract/skin.ts';

/**
 * What makes a button stand for a thing of the grammar: spread it on the one button that shows the thing. By it the frame
 * finds the thing for keys and focus, drags find where a piece can be dropped, and style sheets and screen readers learn
 * how it answers. A thing that cannot be used stays in reach of keys and answers with its reason.
 */
export function thingProps(name: Thing, { open, selected, violation, premoved, plays }: ThingState) {
  return {
    'data-thing': name,
    'data-open': open,
    'data-closed': Boolean(violation),
    'data-premoved': premoved,
    'data-plays': plays ? true : undefined,
    'aria-pressed': selected || premoved === true,
    'aria-disabled': !open,
  } as const;
}

/** The thing that is shown at or around an element, if any. */
export function thingAt(element: Element | null): { readonly name: Thing; readonly element: HTMLElement } | undefined {
  const found = element?.closest<HTMLElement>('[data-thing]');
  return found?.dataset.thing === undefined ? undefined : { name: found.dataset.thing, element: found };
}

/** Whether the choices of this moment let a thing be pressed. */
export function isOpen(element: HTMLElement): boolean {
  return element.dataset.open === 'true';
}
