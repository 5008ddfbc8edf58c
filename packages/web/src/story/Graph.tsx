import type { ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { HEIGHT, WIDTH } from './bands.ts';
import css from './Graph.module.css';
import type { Run } from './turningPoints.ts';

interface GraphProps {
  readonly title: string;
  /** The whole graph in a sentence or two. */
  readonly told: string;
  readonly length: number;
  /** Where a replay stands. */
  readonly at?: number | undefined;
  /** Decisions to be marked, from the one before the first to the last. */
  readonly marks: readonly Run[];
  /** What stands in the box, beside the lines. */
  readonly beside?: ReactNode;
  /** What the upright axis says, from top to bottom; with it both axes are labelled. */
  readonly scale?: readonly string[] | undefined;
  onGo?(at: number): void;
  readonly children: ReactNode;
}

/** The frame of a graph over the decisions of a match: its name, marks, and the place where a replay stands. */
export function Graph({ title, told, length, at, marks, beside, scale, onGo, children }: GraphProps) {
  const { t } = useMessages();
  const x = (decision: number) => (decision / Math.max(1, length)) * WIDTH;
  const upright = (decision: number) => <path key={decision} d={`M${x(decision)} 0V${HEIGHT}`} />;
  return (
    <figure className={css.graph} data-labelled={scale !== undefined}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the scrubber has the keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={css.box}
        data-goes={onGo !== undefined}
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
          <g className={css.marks}>
            {marks.map(({ first, last }) => (
              <rect key={first} x={x(first - 1)} width={x(last) - x(first - 1)} height={HEIGHT} />
            ))}
          </g>
          {at !== undefined && <g className={css.here}>{upright(at)}</g>}
        </svg>
        {beside}
      </div>
      {scale && (
        <>
          <span className={css.upright} aria-hidden="true">
            {scale.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </span>
          <span className={css.level} aria-hidden="true">
            <span>{t.replay.start}</span>
            <span>{t.story.decisions}</span>
            <span>{length}</span>
          </span>
        </>
      )}
    </figure>
  );
}
