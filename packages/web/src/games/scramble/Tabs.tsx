import { SLOTS } from '@starboard/scramble';
import { type Desk, rivalsOf } from './board.ts';
import { Emblem } from './Signs.tsx';
import css from './tabs.module.css';
import { WORDS } from './words.ts';

export type Page = 'cockpit' | 'track' | 'rivals';

interface TabsProps {
  readonly desk: Desk;
  readonly page: Page;
  onTurn(page: Page): void;
}

/** On a phone what lies below the battlefield has three pages. */
export function Tabs({ desk: { props, near }, page, onTurn }: TabsProps) {
  const { view, lang } = props;
  const words = WORDS[lang].pages;
  const cards = SLOTS.filter((slot) => view.track[slot - 1] !== null).length;
  return (
    <div className={css.tabs} data-part="pages" data-leaves="true">
      {(['cockpit', 'track', 'rivals'] as const).map((to) => (
        <button key={to} type="button" aria-pressed={page === to} onClick={() => onTurn(to)}>
          {to === 'cockpit' && <Emblem colour={view.pilots[near].colour} />}
          {to === 'rivals' ? (
            <>
              <span className="unseen">{words.rivals}</span>
              {rivalsOf(view, near).map((seat) => (
                <span key={seat} className={css.rival} data-active={view.active === seat}>
                  <Emblem colour={view.pilots[seat].colour} />
                  <b>{view.pilots[seat].victory.length}</b>
                </span>
              ))}
            </>
          ) : (
            words[to]
          )}
          {to === 'track' && <small>{cards}</small>}
        </button>
      ))}
    </div>
  );
}
