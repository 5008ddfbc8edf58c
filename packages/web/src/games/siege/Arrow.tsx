import type { Action, Planet } from '@starboard/siege';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import css from './board.module.css';
import { zone } from './flights.ts';

interface ArrowProps {
  readonly board: RefObject<HTMLElement | null>;
  /** What the thing looked at would play; only an exchange has an arrow. */
  readonly action: Action | undefined;
  /** Whose siege forces it would exchange, and on which side they lie. */
  readonly seat: number;
  readonly side: 'near' | 'far';
}

/** The arc between two siege forces that would change places. */
export function Arrow({ board, action, seat, side }: ArrowProps) {
  const id = useId();
  const line = useRef<SVGPathElement>(null);
  const planets = action?.type === 'activate' ? action.switch : undefined;
  const [a, b] = planets ? [Math.min(...planets) as Planet, Math.max(...planets) as Planet] : [];
  useLayoutEffect(() => {
    const [table, path] = [board.current, line.current];
    if (!table || !path || a === undefined || b === undefined) return;
    const frame = table.getBoundingClientRect();
    const [from, to] = [a, b].map((planet) => {
      const place = table.querySelector(`[data-zone="${zone.force(seat, planet)}"]`)?.getBoundingClientRect();
      return place ?? frame;
    });
    const up = side === 'far' ? -1 : 1;
    const edge = (side === 'far' ? from.top : from.bottom) - frame.top;
    const [high, out] = [Math.min(from.height, 110) * 0.25, from.width * 0.34];
    const [x1, x2] = [from.left + from.width / 2 + out - frame.left, to.left + to.width / 2 - out - frame.left];
    const [y, top] = [edge - up * high, edge + up * high];
    path.setAttribute('d', `M${x1} ${y}C${x1 + out} ${top} ${x2 - out} ${top} ${x2} ${y}`);
  }, [board, a, b, seat, side]);
  if (!planets) return null;
  return (
    <svg className={css.arrow} aria-hidden="true" focusable="false">
      <marker
        id={id}
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto-start-reverse"
      >
        <path d="M0 0 10 5 0 10 3 5Z" fill="var(--legal)" />
      </marker>
      <path ref={line} markerStart={`url(#${id})`} markerEnd={`url(#${id})`} />
    </svg>
  );
}
