import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from './thread.module.css';

/** The red thread from the empty place of a World to the planet in the case: what somebody is after. It lies on the sheet, under all pieces. */
export function Thread({ board, card }: { readonly board: RefObject<HTMLElement | null>; readonly card: string }) {
  const line = useRef<SVGSVGElement>(null);
  const draw = useRef(() => {});
  draw.current = () => {
    const [table, svg] = [board.current, line.current];
    if (!table || !svg) return;
    const own = table.getBoundingClientRect();
    const from = table.querySelector(`[data-anchor="place:${CSS.escape(card)}"]`)?.getBoundingClientRect();
    const to = table.querySelector('[data-zone="target"]')?.getBoundingClientRect();
    if (!from || !to || from.width === 0) return svg.replaceChildren();
    const [x, y] = [from.left + from.width / 2 - own.left, from.top + from.height / 2 - own.top];
    const [p, q] = [to.left + to.width * 0.55 - own.left, to.top + to.height * 0.1 - own.top];
    const d = `M${x} ${y}C${x - 20} ${y + (q - y) * 0.7} ${p + (x - p) * 0.5} ${q - 40} ${p} ${q}`;
    svg.innerHTML = `<path d="${d}"/><path d="${d}"/>`;
  };
  useLayoutEffect(() => draw.current());
  useEffect(() => {
    const table = board.current;
    if (!table) return;
    const resized = new ResizeObserver(() => draw.current());
    resized.observe(table);
    return () => resized.disconnect();
  }, [board]);
  return <svg ref={line} className={css.thread} aria-hidden="true" focusable="false" />;
}
