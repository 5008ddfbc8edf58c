import { use, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { Book } from '../contract/book.ts';
import { entryOf, loadBook, nameOf } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { State } from '../ui/states.tsx';
import { Chapter } from './Chapter.tsx';
import css from './LearnPage.module.css';
import { useInSight } from './useInSight.ts';

/** The rulebook of a game. */
export function LearnPage({ game }: { readonly game: string }) {
  const { t } = useMessages();
  const book = use(loadBook(game));
  return book ? (
    <Rulebook game={game} book={book} />
  ) : (
    <State title={t.learn.title(nameOf(game))} text={t.learn.none} />
  );
}

/** How many chapters may be in sight when the page opens. */
const FIRST = 2;

interface RulebookProps {
  readonly game: string;
  readonly book: Book;
}

function Rulebook({ game, book }: RulebookProps) {
  const { t, lang } = useMessages();
  // The first chapters are there at once, the others follow in small steps.
  const sections = useDeferredValue(book.sections, book.sections.slice(0, FIRST));
  const wanted = useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)));
  const text = useRef<HTMLDivElement>(null);
  useInSight(text, wanted);
  useEffect(() => {
    document.title = t.learn.title(nameOf(game));
  }, [t, game]);
  return (
    <Page>
      <div className={css.head}>
        <h1>{t.learn.title(nameOf(game))}</h1>
        {entryOf(game)?.guide && (
          <div className={css.guide}>
            <p>{t.learn.guidedAbout}</p>
            <Link href={`/learn/${game}/guide`} className={`${look.button} ${look.first}`}>
              {t.learn.guided}
            </Link>
          </div>
        )}
      </div>
      <div className={css.columns}>
        <nav className={css.toc} aria-label={t.learn.toc}>
          <ul>
            {book.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title[lang]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.text} ref={text}>
          {sections.map((section) => (
            <Chapter key={section.id} game={game} section={section} wanted={wanted} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
