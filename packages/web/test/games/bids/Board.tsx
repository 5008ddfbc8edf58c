import type { Action, Event, View } from '../../../../kernel/test/toys/bids.ts';
import type { BoardProps } from '../../../src/contract/skin.ts';
import { useDrag } from '../../../src/ui/drag.ts';
import { thingProps } from '../../../src/ui/thing.ts';
import css from './board.module.css';
import { numberThing, TABLE } from './slots.ts';
import { WORDS } from './words.ts';

const NUMBERS = [1, 2, 3, 4] as const;

type Props = BoardProps<View, Action, Event>;

/** Everybody with points and numbers laid before, the table, and the numbers of the reader. */
export function Board(props: Props) {
  const { view, seats, lang, thing, press } = props;
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
      <button type="button" {...thingProps(TABLE, thing(TABLE))} onClick={() => press(TABLE)} className={css.table}>
        {words.table}
      </button>
      <section aria-label={words.numbers} className={css.numbers}>
        {NUMBERS.map((number) => (
          <Number_ key={number} number={number} props={props} />
        ))}
      </section>
    </div>
  );
}

/** A number of the reader's, to be pressed or dragged to the table. */
function Number_({ number, props }: { readonly number: number; readonly props: Props }) {
  const name = numberThing(number);
  const dragged = useDrag(props.drag(name));
  return (
    <button
      type="button"
      {...thingProps(name, props.thing(name))}
      {...dragged}
      onClick={() => props.press(name)}
      className={css.number}
    >
      <span className="unseen">{WORDS[props.lang].number(number)}</span>
      <span aria-hidden="true">{number}</span>
    </button>
  );
}
