import { pointsOf } from '@starboard/settlers';
import { around, type Props } from './board.ts';
import { upgradeThing } from './slots.ts';
import { Seal } from './Token.tsx';
import css from './tabs.module.css';
import { WORDS } from './words.ts';

export type Page = 'chart' | 'upgrades' | 'players';

interface TabsProps {
  readonly props: Props;
  readonly page: Page;
  readonly classic: boolean;
  onTurn(page: Page): void;
}

/**
 * On a phone the sheet has three pages; everybody's points stand on the edge of the third, which is bright while an
 * Upgrade that lies there can be used.
 */
export function Tabs({ props: { view, seat, lang, thing }, page, classic, onTurn }: TabsProps) {
  const words = WORDS[lang];
  const points = pointsOf(view);
  const usable = view.players.some(({ upgrades }) => upgrades.some((uid) => thing(upgradeThing(uid)).open));
  return (
    <div className={css.tabs} data-part="pages" data-leaves data-many={view.players.length > 4}>
      <button type="button" aria-pressed={page === 'chart'} onClick={() => onTurn('chart')}>
        {words.chart}
      </button>
      {!classic && (
        <button type="button" aria-pressed={page === 'upgrades'} onClick={() => onTurn('upgrades')}>
          {words.upgrades}
        </button>
      )}
      <button
        type="button"
        aria-pressed={page === 'players'}
        aria-label={words.players}
        className={css.players}
        data-open={usable}
        onClick={() => onTurn('players')}
      >
        {around(view, seat).map((who) => (
          <span key={who} data-active={who === view.active} data-anchor={`points:${who}`}>
            <Seal seat={who} />
            <b>{points[who]}</b>
          </span>
        ))}
      </button>
    </div>
  );
}
