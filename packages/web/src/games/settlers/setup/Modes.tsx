import type { Lang } from '@starboard/kernel';
import { MODES } from '@starboard/settlers';
import type { RoomProps } from '../../../contract/setup.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MODE_ICONS, MODE_LINES } from '../modes.ts';
import { WORDS } from '../words.ts';
import css from './room.module.css';

const TITLE: Readonly<Record<Lang, string>> = { en: 'Modes, in any combination', fr: 'Modes, à combiner librement' };

/** The five modes as switches, each with what it changes. */
export function Modes({ options, lang, choose }: RoomProps) {
  return (
    <section className={css.modes} aria-label={TITLE[lang]}>
      <h3>{TITLE[lang]}</h3>
      {MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          role="switch"
          aria-checked={options[mode] === true}
          onClick={() => choose(mode, options[mode] !== true)}
          className={css.mode}
        >
          <span className={css.box} aria-hidden="true">
            {options[mode] === true ? '✓' : <Icon path={MODE_ICONS[mode]} />}
          </span>
          <span>
            <b>{WORDS[lang].modes[mode]}</b>
            <small>{MODE_LINES[lang][mode]}</small>
          </span>
        </button>
      ))}
    </section>
  );
}
