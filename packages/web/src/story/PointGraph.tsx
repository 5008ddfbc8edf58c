import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { HEIGHT, WIDTH } from './bands.ts';
import css from './Graph.module.css';
import { Graph } from './Graph.tsx';
import type { Run } from './turningPoints.ts';

interface PointGraphProps {
  readonly points: readonly (readonly number[])[];
  readonly faces: readonly SeatFace[];
  say(points: number): string;
  readonly at?: number | undefined;
  readonly marks: readonly Run[];
  /** Whether the axes are labelled. */
  readonly axes?: boolean;
  onGo?(at: number): void;
}

/** A line is told from another by its dashes as well. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];
/** Room above the highest and below the lowest line. */
const MARGIN = 6;

/** The points of each seat as stairs. */
export function PointGraph({ points, faces, say, axes, ...rest }: PointGraphProps) {
  const { t } = useMessages();
  const length = points.length - 1;
  const all = points.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const y = (n: number) => HEIGHT - MARGIN - ((n - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  const stairs = (seat: number) =>
    points.map((now, at) => `${at === 0 ? 'M0' : `H${(at / Math.max(1, length)) * WIDTH}V`} ${y(now[seat])}`).join('');
  const told = faces.map(({ name }, seat) => {
    const own = points.map((now) => now[seat]);
    return t.story.pointsTold(name, say(Math.max(...own)), say(own[length]));
  });
  return (
    <Graph
      title={t.story.points}
      told={told.join(' ')}
      length={length}
      scale={axes ? [say(high), say(low)] : undefined}
      {...rest}
    >
      {faces.map(({ colour }, seat) => (
        <path
          key={colour}
          className={css.line}
          d={stairs(seat)}
          style={{ stroke: colour, strokeDasharray: DASHES[seat % DASHES.length] }}
        />
      ))}
    </Graph>
  );
}
