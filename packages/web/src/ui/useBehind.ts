import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a table lies on the screen around it. */
export interface Placed {
  readonly table: HTMLElement;
  readonly own: DOMRect;
  readonly ground: DOMRect;
  /** The lower edge of the bar that a table may hang into; none where it is only looked at. */
  readonly bar: number | undefined;
}

/** How far a game's ground reaches: behind bars, log and buttons too; where nothing is around a board, as far as that. */
export function groundOf(table: HTMLElement): DOMRect {
  return (table.closest('[data-part="ground"]') ?? table).getBoundingClientRect();
}

/** The bar of a table that is played at: what belongs to the board may hang into it. */
export function barOf(table: HTMLElement): Element | undefined {
  return table.closest('[data-seq]')?.querySelector('header') ?? undefined;
}

/**
 * Keeps a layer of the board, a child of it, as large as the ground, from the first paint on. `onPlaced` hears where that
 * is, now and whenever the board changes its size.
 */
export function useBehind(layer: RefObject<HTMLElement | null>, onPlaced: (placed: Placed) => void = () => {}): void {
  const told = useRef(onPlaced);
  told.current = onPlaced;
  useLayoutEffect(() => {
    const element = layer.current;
    const table = element?.parentElement;
    if (!element || !table) return;
    // Painted once: in the page's own layer every change of a piece would paint the drawing behind it again.
    element.style.willChange = 'transform';
    const measure = () => {
      const [ground, own] = [groundOf(table), table.getBoundingClientRect()];
      Object.assign(element.style, {
        left: `${ground.left - own.left}px`,
        top: `${ground.top - own.top}px`,
        width: `${ground.width}px`,
        height: `${ground.height}px`,
      });
      told.current({ table, own, ground, bar: barOf(table)?.getBoundingClientRect().bottom });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(table);
    return () => resized.disconnect();
  }, [layer]);
}
