import type { Action, Event, View } from '../../../../kernel/test/toys/keepers.ts';
import type { BoardProps } from '../../../src/contract/skin.ts';
import { thingProps } from '../../../src/ui/thing.ts';
import css from './board.module.css';
import { dieThing } from './compose.ts';
import { WORDS } from './words.ts';

/** The dice in a row, and everybody's points. */
export function Board({ view, seats, lang, thing, press }: BoardProps<View, Action, Event>) {
  const words = WORDS[lang];
  const frame = view.stack.at(-1);
  return (
    <div className={css.board}>
      <p>{words.rerolls(frame?.step === 'dice' ? frame.rerolls : 0)}</p>
      <ul className={css.seats}>
        {seats.map(({ name, emblem }, seat) => (
          <li key={name}>
            {emblem} {name}: {view.points[seat]}
          </li>
        ))}
      </ul>
      <section aria-label={words.dice} className={css.dice}>
        {view.dice.map((face, at) => {
          const name = dieThing(at);
          return (
            <button
              key={name}
              type="button"
              {...thingProps(name, thing(name))}
              onClick={() => press(name)}
              className={css.die}
            >
              <span className="unseen">{words.die(at + 1, face)}</span>
              <span aria-hidden="true">{face}</span>
            </button>
          );
        })}
      </section>
    </div>
  );
}
