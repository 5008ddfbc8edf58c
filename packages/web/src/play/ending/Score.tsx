import type { AnyGame } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import type { SeatFace } from '../../contract/skin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Snapshot } from '../snapshot.ts';
import css from './Score.module.css';
import { placeOf } from './verdict.ts';

interface ScoreProps {
  readonly game: AnyGame;
  readonly snapshot: Snapshot;
  readonly faces: readonly SeatFace[];
  /** What each seat has so far; none where nothing was counted. */
  readonly points: readonly number[] | undefined;
  /** While it is counted, everybody stands in the order of seats: places would tell the end. */
  readonly counting: boolean;
}

/** Everybody's points, in the order of their places. */
export function Score({ game, snapshot, faces, points, counting }: ScoreProps) {
  const { t, lang } = useMessages();
  const { end, seats } = snapshot;
  const many = seats.length > 2;
  const rank = (seat: number) => (counting ? 0 : placeOf(snapshot, seat));
  const order = seats.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b);
  return (
    <ol className={css.score} aria-label={t.ending.score} data-many={many} data-counting={counting}>
      {order.map((seat) => (
        <li
          key={seat}
          style={{ '--seat': faces[seat].colour } as CSSProperties}
          data-won={!counting && end?.winners.includes(seat)}
        >
          {many && (
            <span className={css.place}>
              <span aria-hidden="true">{counting ? '' : t.ending.place(placeOf(snapshot, seat))}</span>
              <span className="unseen">{t.ending.placeLong(placeOf(snapshot, seat))}</span>
            </span>
          )}
          {points && (
            <strong className={css.points} key={points[seat]}>
              <Points told={game.text.points(points[seat], lang)} />
            </strong>
          )}
          <span className={css.who}>
            <span className={css.emblem}>{faces[seat].emblem}</span>
            <span className={css.name}>{seats[seat].name}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A number as large as it can be; what it counts, if that is said, beside it in small. */
function Points({ told }: { readonly told: string }) {
  const [number, ...unit] = told.split(' ');
  return (
    <>
      {number}
      {unit.length > 0 && <small> {unit.join(' ')}</small>}
    </>
  );
}
