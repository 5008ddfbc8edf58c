import type { ReactNode } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { bandsOf, below, HEIGHT, WIDTH } from './bands.ts';
import css from './Graph.module.css';
import { Graph } from './Graph.tsx';
import { apart } from './pins.ts';
import type { Chances, Run } from './turningPoints.ts';

interface ChanceGraphProps {
  readonly chances: readonly Chances[];
  readonly length: number;
  readonly faces: readonly SeatFace[];
  readonly at?: number | undefined;
  readonly marks: readonly Run[];
  /** Whether the axes are labelled. */
  readonly axes?: boolean;
  /** What stands on the line at a decision, such as the number of a turning point. */
  readonly pins?: readonly Pin[];
  onGo?(at: number): void;
}

export interface Pin {
  readonly at: number;
  readonly seat: number;
  readonly shown: ReactNode;
}

/** The chances of all seats as bands that fill the box together: a tug of war, the first seat at the bottom. */
export function ChanceGraph({ chances, length, faces, axes, pins = [], ...rest }: ChanceGraphProps) {
  const { t } = useMessages();
  const known = chances.flatMap((here) => (here ? [here] : []));
  const bands = bandsOf(chances, length, faces.length);
  const first = known[0];
  /** Where the band of a seat meets its neighbour's. */
  const border = (here: readonly number[], seat: number) => below(here, seat === faces.length - 1 ? seat : seat + 1);
  const spots = apart(
    pins.map(({ at, seat }) => {
      const here = chances[at];
      return { left: (at / Math.max(1, length)) * 100, top: here ? (1 - border(here, seat)) * 100 : 50 };
    }),
  );
  const told = faces.map(({ name }, seat) => {
    const own = known.map((here) => here[seat]);
    return t.story.chanceTold(name, own[0] ?? 0, Math.max(0, ...own), own.at(-1) ?? 0);
  });
  return (
    <Graph
      title={t.story.chances}
      told={known.length <= length ? t.story.looking : told.join(' ')}
      length={length}
      {...rest}
      scale={axes ? [t.story.all, t.story.half, t.story.none] : undefined}
      beside={
        <>
          {first &&
            faces.map(({ colour, emblem }, seat) => (
              <span
                key={colour}
                className={css.owner}
                style={{ top: `${(1 - (below(first, seat) + below(first, seat + 1)) / 2) * 100}%` }}
              >
                {emblem}
              </span>
            ))}
          {pins.map(({ at, shown }, i) => (
            <span key={at} className={css.pin} style={{ left: `${spots[i].left}%`, top: `${spots[i].top}%` }}>
              {shown}
            </span>
          ))}
        </>
      }
    >
      {bands.map((band, seat) => (
        <path key={faces[seat].colour} className={css.band} d={band} style={{ fill: faces[seat].colour }} />
      ))}
      <path className={css.even} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
    </Graph>
  );
}
