import type { ReactNode } from 'react';
import css from './Graph.module.css';

/** The box in which a graph is drawn; it is stretched to the room there is. */
export const WIDTH = 300;
export const HEIGHT = 100;

interface GraphProps {
  readonly title: string;
  /** The whole graph in a sentence or two. */
  readonly told: string;
  readonly length: number;
  /** Where a replay stands. */
  readonly at?: number | undefined;
  /** Decisions to be marked. */
  readonly marks: readonly number[];
  /** What stands at the left and right of the box, beside the lines. */
  readonly beside?: ReactNode;
  onGo?(at: number): void;
  readonly children: ReactNode;
}

/** The frame of a graph over the decisions of a match: its name, marks, and the place where a replay stands. */
export function Graph({ title, told, length, at, marks, beside, onGo, children }: GraphProps) {
  const x = (decision: number) => (decision / Math.max(1, length)) * WIDTH;
  const upright = (decision: number) => <path key={decision} d={`M${x(decision)} 0V${HEIGHT}`} />;
  return (
    <figure className={css.graph}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the scrubber has the keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={css.box}
        onClick={
          onGo &&
          ((e) => {
            const { left, width } = e.currentTarget.getBoundingClientRect();
            onGo(Math.round(((e.clientX - left) / width) * length));
          })
        }
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`${title}. ${told}`}>
          {children}
          <g className={css.marks}>{marks.map(upright)}</g>
          {at !== undefined && <g className={css.here}>{upright(at)}</g>}
        </svg>
        {beside}
      </div>
    </figure>
  );
}
