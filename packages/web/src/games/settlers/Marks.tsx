import { MODES, SET, type UpgradeRow } from '@starboard/settlers';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import * as icons from './art/icons.ts';
import type { Desk, Props } from './board.ts';
import css from './marks.module.css';
import { MODE_ICONS, MODE_LINES } from './modes.ts';
import { PrintedCard } from './PrintedCard.tsx';
import { WORDS } from './words.ts';

const UPGRADES = SET.tables.upgrades as readonly UpgradeRow[];

/** What this match is played with beside the rules of the box: a plate on the chart, and all of it in full by a press. */
export function Marks({ desk }: { readonly desk: Desk }) {
  const { view, lang, zoom } = desk.props;
  const { options } = view;
  const words = WORDS[lang];
  const modes = MODES.filter((mode) => options[mode]);
  const more = [
    options.custom && words.blankCard,
    options.cards && words.ownSet,
    options.excludedUpgrades.length > 0 && words.leftOut,
  ].filter((name) => typeof name === 'string');
  const names = [...modes.map((mode) => words.modes[mode]), ...more];
  if (names.length === 0) return null;
  return (
    <Tip content={`${words.matchOf}: ${names.join(', ')}`} press="hold">
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={css.marks}
          aria-label={`${words.matchOf}: ${names.join(', ')}`}
          data-anchor="modes"
          onClick={() => {
            trigger.onClick();
            zoom(<All props={desk.props} />);
          }}
        >
          {modes.map((mode) => (
            <span key={mode}>
              <Icon path={MODE_ICONS[mode]} />
              <span className={css.name}>{words.modes[mode]}</span>
            </span>
          ))}
          {more.map((name) => (
            <span key={name}>
              <Icon path={icons.blank} />
              <span className={css.name}>{name}</span>
            </span>
          ))}
        </button>
      )}
    </Tip>
  );
}

/** Every mode with its sentence, the blank card in print, the Upgrades that take no part. */
function All({ props: { view, lang } }: { readonly props: Props }) {
  const { options } = view;
  const words = WORDS[lang];
  const out = UPGRADES.filter(({ id }) => options.excludedUpgrades.includes(id)).map(({ name }) => name[lang]);
  return (
    <article className={css.all}>
      <h3>{words.matchOf}</h3>
      <ul>
        {MODES.filter((mode) => options[mode]).map((mode) => (
          <li key={mode}>
            <Icon path={MODE_ICONS[mode]} />
            <span>
              <b>{words.modes[mode]}</b> {MODE_LINES[lang][mode]}
            </span>
          </li>
        ))}
        {options.cards && (
          <li>
            <Icon path={icons.blank} />
            <span>
              <b>{words.ownSet}</b> {options.cards.name}
            </span>
          </li>
        )}
        {out.length > 0 && (
          <li>
            <Icon path={icons.stop} />
            <span>
              <b>{words.leftOut}</b> {out.join(', ')}
            </span>
          </li>
        )}
      </ul>
      {options.custom && <PrintedCard card={options.custom} lang={lang} />}
    </article>
  );
}
