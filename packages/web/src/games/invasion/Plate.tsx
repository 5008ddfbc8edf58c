import { lanesOf, pointsOf } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import type { Props } from './board.ts';
import css from './plate.module.css';
import { WORDS } from './words.ts';

interface PlateProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly note: string;
  readonly own?: boolean;
  /** Whether open lanes are counted above it; not where they are seen anyway. */
  readonly lanes?: boolean;
  /** Other points than those of the planet as it stands. */
  readonly points?: number;
}

/** What a strike took, in figures. */
export function lossOf(points: number): string {
  return points === 0 ? '0' : `−${points}`;
}

/** Who it is, what they do next, and what the planet is worth. */
export function Plate({ props: { view, seats, lang }, seat, note, own = false, lanes = !own, ...rest }: PlateProps) {
  const words = WORDS[lang];
  const { name, colour, emblem } = seats[seat];
  const points = rest.points ?? pointsOf(view.planets[seat]);
  const open = lanesOf(view.planets[seat]).filter((strength) => strength === 0).length;
  return (
    <span
      className={css.plate}
      data-own={own}
      data-zone={`points:${seat}`}
      style={{ '--seat': colour } as CSSProperties}
    >
      <span className={css.emblem}>{emblem}</span>
      <span className={css.words}>
        <b className={css.name}>{name}</b>
        <small className={css.note}>{note}</small>
      </span>
      <b className={css.points}>
        <span aria-hidden="true">{points}</span>
        <span className="unseen">{words.points(points)}</span>
      </b>
      {open > 0 && lanes && <span className={css.open}>{words.openLanes(open)}</span>}
    </span>
  );
}
