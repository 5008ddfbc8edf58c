import { useMemo } from 'react';
import type { Book } from '../contract/book.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Figure } from './Figure.tsx';
import css from './Found.module.css';
import { searcher } from './search.ts';

interface FoundProps {
  readonly game: string;
  readonly book: Book;
  readonly query: string;
  onGo(): void;
}

/** What answers a search, while it is typed: components with their pictures, then rules. */
export function Found({ game, book, query, onGo }: FoundProps) {
  const { t, lang } = useMessages();
  const search = useMemo(() => searcher(book, lang), [book, lang]);
  const { components, rules } = useMemo(() => search(query), [search, query]);
  return (
    <section className={css.found} data-part="found" aria-label={t.learn.found(components.length + rules.length)}>
      <h2>
        <span role="status">{t.learn.found(components.length + rules.length)}</span>
      </h2>
      {components.length + rules.length === 0 && <p>{t.learn.foundNone}</p>}
      {components.length > 0 && (
        <ul className={css.components}>
          {components.map(({ id, name, text, rule }) => (
            <li key={id}>
              <a href={`#${rule}`} onClick={onGo}>
                <span className={css.picture} aria-hidden="true">
                  <Figure game={game} id={id} />
                </span>
                <b>{name[lang]}</b>
                <span>{text[lang]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <ul className={css.rules}>
          {rules.map(({ rule, section }) => (
            <li key={rule.id}>
              <a href={`#${rule.id}`} onClick={onGo}>
                <span>{rule.text[lang]}</span>
                <small>
                  {section.title[lang]} · {rule.id}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
