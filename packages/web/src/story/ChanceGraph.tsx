import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Graph.module.css';
import { Graph, HEIGHT, WIDTH } from './Graph.tsx';
import type { Chances } from './turningPoints.ts';

interface ChanceGraphProps {
  readonly chances: readonly Chances[];
  readonly length: number;
  readonly faces: readonly SeatFace[];
  readonly at?: number | undefined;
  readonly marks: readonly number[];
  onGo?(at: number): void;
}

/** The chances of all seats as bands that fill the box together: a tug of war, the first seat at the bottom. */
export function ChanceGraph({ chances, length, faces, ...rest }: ChanceGraphProps) {
  const { t } = useMessages();
  const known = Array.from({ length: length + 1 }, (_, at) => at).flatMap((at) => {
    const here = chances[at];
    return here ? [{ at, here }] : [];
  });
  const below = (here: readonly number[], seat: number) => here.slice(0, seat).reduce((a, b) => a + b, 0);
  const point = (at: number, share: number) => `${(at / Math.max(1, length)) * WIDTH} ${(1 - share) * HEIGHT}`;
  const band = (seat: number) => {
    const floor = known.map(({ at, here }) => point(at, below(here, seat)));
    const roof = known.map(({ at, here }) => point(at, below(here, seat + 1))).reverse();
    return `M${[...floor, ...roof].join('L')}Z`;
  };
  const first = known[0]?.here;
  const told = faces.map(({ name }, seat) => {
    const own = known.map(({ here }) => here[seat]);
    return t.story.chanceTold(name, own[0] ?? 0, Math.max(0, ...own), own.at(-1) ?? 0);
  });
  return (
    <Graph
      title={t.story.chances}
      told={known.length <= length ? t.story.looking : told.join(' ')}
      length={length}
      {...rest}
      beside={
        first &&
        faces.map(({ colour, emblem }, seat) => (
          <span
            key={colour}
            className={css.owner}
            style={{ top: `${(1 - (below(first, seat) + below(first, seat + 1)) / 2) * 100}%` }}
          >
            {emblem}
          </span>
        ))
      }
    >
      {known.length > 1 &&
        faces.map(({ colour }, seat) => (
          <path key={colour} className={css.band} d={band(seat)} style={{ fill: colour }} />
        ))}
      <path className={css.even} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
    </Graph>
  );
}
