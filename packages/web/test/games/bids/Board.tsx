import type { Action, Event, View } from '../../../../kernel/test/toys/bids.ts';
import type { BoardProps } from '../../../src/contract/skin.ts';
import { thingProps } from '../../../src/contract/thing.ts';
import css from './board.module.css';
import { numberThing } from './slots.ts';
import { WORDS } from './words.ts';

const NUMBERS = [1, 2, 3, 4] as const;

/** Everybody with points and numbers laid before, and the numbers of the reader. */
export function Board(props: BoardProps<View, Action, Event>) {
  const { view, seats, lang } = props;
  const words = WORDS[lang];
  return (
    <div className={css.board}>
      <p>{words.round(Math.min(view.round, view.options.rounds), view.options.rounds)}</p>
      <ul className={css.seats}>
        {seats.map(({ name, emblem }, seat) => (
          <li key={name}>
            {emblem} {name}: {view.points[seat]}, {view.laid[seat] ? words.laid : words.thinks},{' '}
            {words.used(view.used[seat])}
          </li>
        ))}
      </ul>
      <section aria-label={words.numbers} className={css.numbers}>
        {NUMBERS.map((number) => (
          <button key={number} {...thingProps(props, numberThing(number))} className={css.number}>
            <span className="unseen">{words.number(number)}</span>
            <span aria-hidden="true">{number}</span>
          </button>
        ))}
      </section>
    </div>
  );
}
