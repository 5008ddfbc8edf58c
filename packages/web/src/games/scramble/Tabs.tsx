import { COLON } from '@starboard/kernel';
import { contentOf } from '@starboard/scramble';
import { type CSSProperties, memo } from 'react';
import { Zone } from '../../motion/Zone.tsx';
import { type Desk, NO_THINGS, rivalsOf, unchanged } from './board.ts';
import { zone } from './flights.ts';
import { toneOf } from './heatTone.ts';
import { Credit, Emblem } from './Signs.tsx';
import css from './tabs.module.css';
import { WORDS } from './words.ts';

export type Page = 'cockpit' | 'track' | 'rivals';

interface TabsProps {
  readonly desk: Desk;
  readonly page: Page;
  onTurn(page: Page): void;
}

/** On a phone what lies below the battlefield has three pages; the purse is read on the tab of the market, too. */
export const Tabs = memo(function Tabs({ desk: { props, near }, page, onTurn }: TabsProps) {
  const { view, seats, lang } = props;
  const { heat: heatWord, credits, pages: words } = WORDS[lang];
  const { heatLimit } = contentOf(view.options);
  return (
    <div className={css.tabs} data-part="pages" data-leaves="true">
      {(['cockpit', 'track', 'rivals'] as const).map((to) => (
        <button key={to} type="button" aria-pressed={page === to} onClick={() => onTurn(to)}>
          {to === 'cockpit' && <Emblem colour={view.pilots[near].colour} />}
          {to === 'rivals' ? (
            <>
              <span className="unseen">{words.rivals}</span>
              {rivalsOf(view, near).map((seat) => (
                <Zone
                  as="span"
                  key={seat}
                  id={zone.chip(seat)}
                  className={css.rival}
                  data-active={view.active === seat}
                >
                  <span className="unseen">{seats[seat].name}</span>
                  <Emblem colour={view.pilots[seat].colour} />
                  <b>{view.pilots[seat].victory.length}</b>
                  <span className="unseen">{`${heatWord}${COLON[lang]}${view.pilots[seat].heat}`}</span>
                  <i
                    className={css.heat}
                    data-tone={toneOf(view.pilots[seat].heat)}
                    style={{ '--full': view.pilots[seat].heat / (heatLimit + 1) } as CSSProperties}
                  />
                </Zone>
              ))}
            </>
          ) : (
            words[to]
          )}
          {to === 'track' && (
            <small className={css.credits}>
              <span className="unseen">{`${credits}${COLON[lang]}`}</span>
              <Credit />
              {view.pilots[near].credits}
            </small>
          )}
        </button>
      ))}
    </div>
  );
}, unchanged(NO_THINGS));
