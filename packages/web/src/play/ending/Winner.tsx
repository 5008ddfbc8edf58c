import type { Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import type { SeatFace } from '../../contract/skin.ts';
import css from './Winner.module.css';

interface WinnerProps {
  readonly faces: readonly SeatFace[];
  readonly winners: readonly Seat[];
  /** Whether a laurel is due: not for a tie, nor where nobody has won. */
  readonly crowned: boolean;
}

const LEAVES = Array.from({ length: 11 }, (_, i) => i);

/** The picture of who has won, in a ring with a laurel; of several the ring is cut, and of nobody it is broken. */
export function Winner({ faces, winners, crowned }: WinnerProps) {
  const shown = winners.length > 0 ? winners : faces.map((_, seat) => seat);
  const lost = winners.length === 0;
  const [first] = shown;
  return (
    <div
      className={css.winner}
      style={{ '--seat': faces[first].colour, '--other': faces[shown.at(-1) ?? first].colour } as CSSProperties}
      data-lost={lost}
      data-tie={shown.length > 1}
      aria-hidden="true"
    >
      <span className={css.ring} />
      <span className={css.disc}>
        {shown.slice(0, 6).map((seat, i, { length }) => (
          <span
            key={faces[seat].name}
            className={css.part}
            style={
              {
                left: `${(i / length) * 100}%`,
                width: `${100 / length}%`,
                '--seat': faces[seat].colour,
              } as CSSProperties
            }
          >
            <Face face={faces[seat]} />
          </span>
        ))}
      </span>
      {crowned && (
        <svg className={css.laurel} viewBox="-120 -120 240 240" focusable="false" aria-hidden="true">
          {LEAVES.flatMap((i) => [leaf(i, 1), leaf(i, -1)])}
        </svg>
      )}
      <span className={css.plate}>{lost ? '' : shown.map((seat) => faces[seat].name).join(' · ')}</span>
    </div>
  );
}

/** The portrait of a seat, or its emblem where the game has none. */
function Face({ face }: { readonly face: SeatFace }) {
  return face.portrait ? (
    <span className={css.portrait}>{face.portrait}</span>
  ) : (
    <span className={css.emblem}>{face.emblem}</span>
  );
}

/** One leaf of the laurel, from below upwards, on either side. */
function leaf(i: number, side: 1 | -1) {
  const angle = Math.PI / 2 + side * (0.24 + i * 0.19);
  const [x, y] = [Math.cos(angle) * 94, Math.sin(angle) * 94];
  return (
    <g
      key={`${side}.${i}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI + side * 62).toFixed(1)})`}
    >
      <path
        className={css.leaf}
        style={{ animationDelay: `calc(var(--beat) * ${4 + i})` }}
        d="M0 0C6 -8 17 -8 24 0C17 6 6 5 0 0Z"
      />
    </g>
  );
}
