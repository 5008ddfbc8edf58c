import { memo } from 'react';
import css from './field.module.css';
import { across, BEYOND, down } from './geometry.ts';

/** The lines between the columns, faint towards the back. */
export const Lanes = memo(function Lanes({ columns }: { readonly columns: number }) {
  const width = columns + BEYOND;
  const edges = Array.from({ length: columns + 1 }, (_, i) => i + 0.5);
  const ends = [1, columns] as const;
  return (
    <svg
      className={css.lanes}
      viewBox={`${-width / 2} 0 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="scramble-lane" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="96" y2="0">
          <stop className={css.laneNear} />
          <stop offset="1" className={css.laneFar} />
        </linearGradient>
      </defs>
      {edges.map((edge) => (
        <path
          key={edge}
          d={`M${across(0, edge, columns) * 1.02} 96L${across(3, edge, columns) * 0.96} 0`}
          stroke="url(#scramble-lane)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {[1, 2, 3].map((row) => {
        const y = (down(row) + down(row - 1)) / 2;
        const half = (across(row, ends[1] + 0.5, columns) + across(row - 1, ends[1] + 0.5, columns)) / 2;
        return <path key={row} d={`M${-half} ${y}H${half}`} className={css.across} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
});
