import { halfPoints } from '@starboard/siege';
import { halves, nearOf, type Props } from './board.ts';
import people from './people.module.css';
import css from './score.module.css';
import type { Outcome } from './whatIf.ts';

/** The points that an outcome leads to, with the emblems of both seats. */
export function Score({ outcome, props: { view, seats } }: { readonly outcome: Outcome; readonly props: Props }) {
  const near = nearOf(view);
  const points = halfPoints(outcome).map(halves);
  return (
    <span className={css.score}>
      <span className={`${css.side} ${people[view.players[near].species]}`}>
        {seats[near].emblem}
        {points[near]}
      </span>
      <span className={css.colon}>:</span>
      <span className={`${css.side} ${people[view.players[1 - near].species]}`}>
        {points[1 - near]}
        {seats[1 - near].emblem}
      </span>
    </span>
  );
}
