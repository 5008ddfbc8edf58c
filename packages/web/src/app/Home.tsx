import { GAMES } from '../games/index.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Page } from '../ui/Page.tsx';
import { Credits } from './Credits.tsx';
import { GameCover } from './GameCover.tsx';
import css from './Home.module.css';
import { ImportRecord } from './ImportRecord.tsx';
import { Matches } from './Matches.tsx';

/** The five worlds, one press from playing; what was begun; a file to open. */
export function Home() {
  const { t, lang } = useMessages();
  return (
    <Page>
      <div className={css.head}>
        <h1>{t.home.title}</h1>
        <p>{t.home.lead}</p>
      </div>
      <section aria-label={t.home.games} className={css.covers}>
        {GAMES.map((cover) => (
          <GameCover key={cover.id} cover={cover} />
        ))}
      </section>
      <Matches />
      <ImportRecord />
      <footer className={css.credits}>
        <p>{t.app.credits}</p>
        <Credits lang={lang} />
      </footer>
    </Page>
  );
}
