import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import css from './SearchField.module.css';

interface SearchFieldProps {
  readonly query: string;
  onQuery(query: string): void;
}

/** The search of a rulebook: `/` opens it, Escape empties it. */
export function SearchField({ query, onQuery }: SearchFieldProps) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = (e: KeyboardEvent) => {
      const inField = e.target instanceof HTMLElement && e.target.closest('input:not([type=checkbox]), textarea');
      if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey || inField) return;
      e.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  return (
    <search className={css.search}>
      <svg viewBox="0 0 24 24" className={css.glass} aria-hidden="true">
        <path d="M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M15.2 15.2L21 21" />
      </svg>
      <input
        ref={field}
        type="search"
        className={css.field}
        value={query}
        placeholder={t.learn.search}
        aria-label={t.learn.search}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(e) => onQuery(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Escape') onQuery('');
          if (e.key === 'Enter' || e.key === 'ArrowDown') {
            e.preventDefault();
            document.querySelector<HTMLElement>('[data-part="found"] a')?.focus();
          }
        }}
      />
      <span className={css.key} aria-hidden="true">
        /
      </span>
    </search>
  );
}
