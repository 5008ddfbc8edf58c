import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../shell/buttons.module.css';
import { nameOf } from '../shell/catalogue.ts';
import { Page } from '../shell/Page.tsx';
import { Loading, State } from '../shell/states.tsx';
import { useFetched } from '../shell/useFetched.ts';
import type { Book, Section } from './book.ts';
import { loadBook } from './books.ts';
import { type Figures, loadFigures } from './figures/figures.ts';
import { hasGuide } from './guide/guides.ts';
import css from './LearnPage.module.css';
import { useNear } from './useNear.ts';

/** The rulebook of a game. */
export function LearnPage({ game }: { readonly game: string }) {
  const { t } = useMessages();
  const book = useFetched(game, loadBook);
  const figures = useFetched(game, loadFigures)?.value;
  if (!book) return <Loading />;
  return book.value ? (
    <Rulebook game={game} book={book.value} figures={figures} />
  ) : (
    <State title={t.learn.title(nameOf(game))} text={t.learn.none} />
  );
}

/** How many chapters may be in sight when the page opens. */
const FIRST = 2;

interface RulebookProps {
  readonly game: string;
  readonly book: Book;
  readonly figures: Figures | undefined;
}

function Rulebook({ game, book, figures }: RulebookProps) {
  const { t, lang } = useMessages();
  // The first chapters are there at once, the others follow in small steps.
  const sections = useDeferredValue(book.sections, book.sections.slice(0, FIRST));
  const wanted = useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    document.title = t.learn.title(nameOf(game));
  }, [t, game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives later moves the rule out of sight.
  useEffect(() => {
    // The page comes after its address, so the browser has not scrolled there by itself.
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted, figures, sections]);
  return (
    <Page>
      <div className={css.head}>
        <h1>{t.learn.title(nameOf(game))}</h1>
        {hasGuide(game) && (
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
        <div className={css.text}>
          {sections.map((section) => (
            <Chapter key={section.id} section={section} wanted={wanted} Figure={figures?.[section.id]} />
          ))}
        </div>
      </div>
    </Page>
  );
}

interface ChapterProps {
  readonly section: Section;
  readonly wanted: string;
  readonly Figure: Figures[string] | undefined;
}

function Chapter({ section, wanted, Figure }: ChapterProps) {
  const { t, lang } = useMessages();
  const { id, title, lead, rules } = section;
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  return (
    <section id={id} ref={place} className={css.chapter}>
      <h2>{title[lang]}</h2>
      {lead && <p className={css.lead}>{lead[lang]}</p>}
      {Figure && near && <Figure lang={lang} />}
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule.id} id={rule.id} className={rule.id === wanted ? css.wanted : ''}>
            <p>{rule.text[lang]}</p>
            {rule.remedy && rule.id === wanted && (
              <p className={css.remedy}>
                {t.table.remedy} {rule.remedy[lang]}
              </p>
            )}
            <a href={`#${rule.id}`} className={css.id} aria-label={t.learn.link(rule.id)}>
              {rule.id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
