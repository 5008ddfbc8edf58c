import { game } from '@starboard/orbital';
import type { RoomProps } from '../../../contract/setup.ts';
import { Res } from '../Signs.tsx';
import css from './room.module.css';

const { name, about, values = [] } = game.options.autoIncome;

/** Which colour pays at the end of a year: both ways stand there, the chosen one is lit. */
export function Income({ options, lang, choose }: RoomProps) {
  return (
    <fieldset className={css.income}>
      <legend>
        <Res of="mc" /> {name[lang]}
      </legend>
      <p>{about[lang]}</p>
      <div className={css.ways}>
        {values.map(({ value, name: way }) => (
          <button
            key={`${value}`}
            type="button"
            aria-pressed={options.autoIncome === value}
            onClick={() => choose('autoIncome', value)}
          >
            {way[lang]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
