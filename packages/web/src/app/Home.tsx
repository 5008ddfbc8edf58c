import { Link } from 'wouter';
import { gamesAtTable } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { Credits } from './Credits.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import css from './Home.module.css';
import { ImportRecord } from './ImportRecord.tsx';
import { LeftLesson } from './LeftLesson.tsx';
import { Matches } from './Matches.tsx';
import { expected, useMatches } from './matchList.ts';
import { Unreadable } from './Unreadable.tsx';
import { Worlds } from './Worlds.tsx';

/** What waits for me first, then the worlds, one press from playing. */
export function Home() {
  const { t, lang } = useMessages();
  const { list } = useMatches();
  const games = gamesAtTable();
  const readable = list === 'unreadable' ? undefined : list;
  const waiting = list === 'unreadable' ? 0 : (readable?.open.length ?? expected());
  return (
    <Page>
      {waiting > 0 ? <Matches list={readable} /> : <FirstVisit games={games} />}
      {games.map((game) => (
        <LeftLesson key={game.id} game={game} />
      ))}
      {list === 'unreadable' && <p className={css.note}>{t.home.unreadable}</p>}
      <Worlds games={games} />
      <p className={css.online}>
        <Link href="/online" className={look.button}>
          {t.home.online}
        </Link>
        <span>{t.home.onlineAbout}</span>
      </p>
      <Unreadable />
      <ImportRecord />
      <footer className={css.credits}>
        <details>
          <summary>{t.app.credits}</summary>
          <Credits lang={lang} />
        </details>
      </footer>
    </Page>
  );
}
