import { type RefObject, useEffect, useRef } from 'react';

/** Where a table lies in the frame around it. */
export interface Placed {
  readonly table: HTMLElement;
  readonly own: DOMRect;
  readonly frame: DOMRect;
  /** The lower edge of the frame's bar; none without a frame. */
  readonly bar: number | undefined;
}

/**
 * Keeps a layer of the board as large as the whole table, behind bars and buttons too; without a frame around it, as in a
 * replay, as large as the board. `onPlaced` hears where that is, now and whenever the board changes its size.
 */
export function useBehind(
  board: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  onPlaced: (placed: Placed) => void = () => {},
): void {
  const told = useRef(onPlaced);
  told.current = onPlaced;
  useEffect(() => {
    const [element, table] = [layer.current, board.current];
    if (!element || !table) return;
    const measure = () => {
      const around = table.closest('[data-seq]');
      const frame = (around ?? table).getBoundingClientRect();
      const own = table.getBoundingClientRect();
      Object.assign(element.style, {
        left: `${frame.left - own.left}px`,
        top: `${frame.top - own.top}px`,
        width: `${frame.width}px`,
        height: `${frame.height}px`,
      });
      told.current({ table, own, frame, bar: around?.querySelector('header')?.getBoundingClientRect().bottom });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(table);
    return () => resized.disconnect();
  }, [board, layer]);
}
