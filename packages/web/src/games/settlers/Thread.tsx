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
    const system = table.querySelector(`[data-system]:has([data-anchor="place:${CSS.escape(card)}"])`);
    // Down between the Systems and along the lower edge of the sheet: over no ring, no planet and no name.
    const sides = (system ?? table).getBoundingClientRect();
    const [left, right] = [sides.left - own.left + 2, sides.right - own.left - 2];
    const gap = x - left < right - x ? left : right;
    const bend = Math.max(-40, Math.min(40, (x - gap) / 2));
    const low = to.top - own.top - 6;
    const d = `M${x} ${y}H${gap + bend}Q${gap} ${y} ${gap} ${y + Math.abs(bend)}V${low - 24}Q${gap} ${low} ${Math.max(p, gap - 24)} ${low}H${p + 14}Q${p} ${low} ${p} ${q}`;
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
