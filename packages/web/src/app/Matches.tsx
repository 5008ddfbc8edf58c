import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { useSettings } from '../settings/settings.ts';
import { type MatchList, waitsForMe } from '../tables/matchList.ts';
import { MatchCard, type Shape } from './MatchCard.tsx';
import css from './Matches.module.css';
import { expected } from './matchList.ts';
import { Together } from './Together.tsx';

/** How many matches the home page shows itself. */
const SHOWN = 2;
/** Places for matches that are still being read. */
const KEPT = ['first', 'second'];

/** What to go on with: the two that matter most, the way to all, and a chair for somebody beside you. */
export function Matches({ list }: { readonly list: MatchList | undefined }) {
  const { t } = useMessages();
  const { name } = useSettings();
  const phone = useSyncExternalStore(onPhone, () => PHONE.matches);
  const narrow = useNarrow();
  const open = list?.open ?? [];
  const count = list ? open.length : expected();
  const shown = open.slice(0, SHOWN);
  const mine = open.length === 0 || waitsForMe(open[0]);
  const shape = (i: number): Shape => (phone && i > 0 ? 'row' : 'card');
  return (
    <section className={css.matches} aria-label={t.home.matches}>
      <div className={css.head}>
        <h1>{mine ? t.home.yourMove(name.trim()) : t.home.title}</h1>
        {count > SHOWN && (
          <Link href="/matches" className={css.all}>
            {t.home.all(count)} <span aria-hidden="true">›</span>
          </Link>
        )}
      </div>
      <div className={css.row} data-count={Math.min(count, SHOWN)}>
        {shown.map((match, i) => (
          <MatchCard
            key={match.id}
            match={match}
            shape={shape(i)}
            first={i === 0}
            narrow={phone || (narrow && count > 1)}
          />
        ))}
        {!list && KEPT.slice(0, count).map((place) => <div key={place} className={css.kept} />)}
        <Together game={open[0]?.opening.game} />
      </div>
    </section>
  );
}

const PHONE = matchMedia('(max-width: 40em)');
const NARROW = matchMedia('(max-width: 62em)');

/** Whether there is no room for the full names of games. */
export const useNarrow = () => useSyncExternalStore(onNarrow, () => NARROW.matches);

const watched = (media: MediaQueryList) => (changed: () => void) => {
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
const onPhone = watched(PHONE);
const onNarrow = watched(NARROW);
