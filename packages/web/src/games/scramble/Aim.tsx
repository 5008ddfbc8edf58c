import { inFront } from '@starboard/scramble';
import type { Desk } from './board.ts';
import css from './field.module.css';
import { across, BEYOND, down } from './geometry.ts';

/** The line of fire to the nearest Invader, over gaps, and light under everything that the shot hits. */
export function Aim({ desk: { props, aim } }: { readonly desk: Desk }) {
  const { view } = props;
  const { chosen, hits } = aim;
  const target = chosen?.fires ? inFront(view, chosen.to) : undefined;
  if (!chosen || !target) return null;
  const { columns } = view;
  const width = columns + BEYOND;
  const [x0, y0] = [across(0, chosen.to, columns), down(0) - 8];
  const [x1, y1] = [across(target.row, chosen.to, columns), down(target.row) + 6];
  return (
    <svg
      className={css.aim}
      data-hued
      viewBox={`${-width / 2} 0 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="scramble-aim" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={y0} y2={y1 - 8}>
          <stop className={css.aimNear} />
          <stop offset="1" className={css.aimFar} />
        </linearGradient>
        <radialGradient id="scramble-hit">
          <stop className={css.aimNear} />
          <stop offset="1" className={css.aimNone} />
        </radialGradient>
      </defs>
      <path
        d={`M${x0 - 0.08} ${y0 + 1}L${x1 - 0.36} ${y1}H${x1 + 0.36}L${x0 + 0.08} ${y0 + 1}Z`}
        fill="url(#scramble-aim)"
      />
      {hits.map(({ row, column }) => (
        <ellipse
          key={`${row},${column}`}
          cx={across(row, column, columns)}
          cy={down(row)}
          rx="0.56"
          ry="13"
          fill="url(#scramble-hit)"
        />
      ))}
      <path d={`M${x0} ${y0}L${x1} ${y1 - 4}`} className={css.dots} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
