import type { Species } from '@starboard/siege';
import { memo } from 'react';
import css from './globe.module.css';

/** Points on a circle around the middle of a drawing of 170 by 170. */
function corners(radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * Math.PI * 2 - Math.PI / 2;
    return [round(85 + Math.cos(turn) * radius), round(85 + Math.sin(turn) * radius)] as const;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
const DECAGON = corners(72).join(' ');
const POINTS = corners(74).map(([x, y], i) => `translate(${x} ${y}) rotate(${i * 36})`);

interface RingProps {
  /** Whose planet it is; `even` where equal forces stand, nothing where nobody does. */
  readonly held: Species | 'even';
  /** The people above and below, for the broken ring. */
  readonly above: string;
  readonly below: string;
}

/** The ring of a conquered planet: the tide's is smooth, the crystal's is cut; where both are equal it is broken. */
export const Ring = memo(function Ring({ held, above, below }: RingProps) {
  return (
    <svg className={css.ring} data-held={held} viewBox="0 0 170 170" aria-hidden="true" focusable="false">
      {held === 'antillian' && (
        <>
          <circle cx="85" cy="85" r="70" className={css.halo} />
          <circle cx="85" cy="85" r="70" className={css.band} />
          <circle cx="85" cy="85" r="75.5" className={css.dots} />
        </>
      )}
      {held === 'morkolyte' && (
        <>
          <polygon points={DECAGON} className={css.halo} />
          <polygon points={DECAGON} className={css.band} />
          {POINTS.map((place) => (
            <path key={place} transform={place} d="M0-7 3.4 0 0 4-3.4 0Z" className={css.point} />
          ))}
        </>
      )}
      {held === 'even' && (
        <>
          <path d="M15.5 76.6A70 70 0 0 1 154.5 76.6" className={`${css.broken} ${above}`} />
          <path d="M154.5 93.4A70 70 0 0 1 15.5 93.4" className={`${css.broken} ${below}`} />
        </>
      )}
    </svg>
  );
});
