import { use, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { Book } from '../contract/book.ts';
import { entryOf, loadBook, nameOf } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { recalled, remember } from '../settings/stored.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { State } from '../ui/states.tsx';
import { Chapter } from './Chapter.tsx';
import { Found } from './Found.tsx';
import { Glance } from './Glance.tsx';
import css from './LearnPage.module.css';
import { Chapters, Rail } from './Rail.tsx';
import { SearchField } from './SearchField.tsx';
import { useHere } from './useHere.ts';
import { useInSight } from './useInSight.ts';
import { usePrinting } from './usePrinting.ts';

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
const IDS = 'book.ids';

interface RulebookProps {
  readonly game: string;
  readonly book: Book;
}

function Rulebook({ game, book }: RulebookProps) {
  const { t } = useMessages();
  // The first chapters are there at once, the others follow in small steps.
  const sections = useDeferredValue(book.sections, book.sections.slice(0, FIRST));
  const wanted = useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)));
  const [query, setQuery] = useState('');
  const [ids, setIds] = useState(() => recalled(IDS) === true);
  const [listed, setListed] = useState(false);
  const { printing, print } = usePrinting();
  const text = useRef<HTMLDivElement>(null);
  const searching = query.trim() !== '';
  const here = useHere(text, `${sections.length} ${searching}`);
  useInSight(text, searching ? '' : wanted);
  useEffect(() => {
    document.title = t.learn.title(nameOf(game));
  }, [t, game]);
  return (
    <div className={`${css.book} ${book.theme}`}>
      <Rail
        game={game}
        book={book}
        here={here}
        search={<SearchField query={query} onQuery={setQuery} />}
        onGo={() => setQuery('')}
        onChapters={() => setListed(true)}
        onPrint={print}
      />
      <main id="content" className={css.page}>
        <label className={css.ids}>
          <input
            type="checkbox"
            role="switch"
            checked={ids}
            aria-checked={ids}
            onChange={({ target: { checked } }) => {
              remember(IDS, checked);
              setIds(checked);
            }}
          />
          {t.learn.ids}
        </label>
        {searching && <Found game={game} book={book} query={query} onGo={() => setQuery('')} />}
        <div className={css.text} ref={text} hidden={searching}>
          {book.glance && <Glance game={game} glance={book.glance} />}
          {sections.map((section) => (
            <Chapter key={section.id} {...{ game, section, wanted, ids, printing }} />
          ))}
        </div>
      </main>
      {listed && (
        <Dialog title={t.learn.toc} onClose={() => setListed(false)} sheet>
          <Chapters
            book={book}
            here={here}
            onGo={() => {
              setListed(false);
              setQuery('');
            }}
          />
          <div className={look.row}>
            {entryOf(game)?.guide && (
              <Link href={`/learn/${game}/guide`} className={`${look.button} ${look.first}`}>
                {t.learn.guided}
              </Link>
            )}
            <button type="button" className={look.button} onClick={print}>
              {t.learn.print}
            </button>
            <Link href="/settings" className={look.button}>
              {t.app.settings}
            </Link>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
