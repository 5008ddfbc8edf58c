import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Book } from '../contract/book.ts';
import { entryOf, nameOf } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { wayBack } from '../ui/cameFrom.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import css from './Rail.module.css';

interface RailProps {
  readonly game: string;
  readonly book: Book;
  /** The chapter in sight. */
  readonly here: string;
  readonly search: ReactNode;
  /** A chapter is gone to. */
  onGo(): void;
  onChapters(): void;
  onPrint(): void;
}

/** Beside the page, on a phone above it: the way home, the search, the chapters. */
export function Rail({ game, book, here, search, onGo, onChapters, onPrint }: RailProps) {
  const { t } = useMessages();
  // Going from chapter to chapter writes the history again.
  const [back] = useState(wayBack);
  return (
    <header className={css.rail} data-part="rail">
      <div className={css.head}>
        <Link href="/" className={css.home} aria-label={t.app.home}>
          <Icon path={icons.home} />
        </Link>
        <h1>
          {nameOf(game)}
          <span className="unseen">: {t.app.learn}</span>
        </h1>
      </div>
      {back && (
        <Link href={back} className={css.back}>
          <Icon path={icons.undo} />
          {t.learn.back}
        </Link>
      )}
      {search}
      <button type="button" className={css.sheet} onClick={onChapters} aria-haspopup="dialog">
        <Icon path={icons.menu} />
        <span className="unseen">{t.learn.toc}</span>
      </button>
      <nav className={css.chapters} aria-label={t.learn.toc}>
        <Chapters book={book} here={here} onGo={onGo} />
      </nav>
      <div className={css.foot}>
        {entryOf(game)?.guide && (
          <Link href={`/learn/${game}/guide`} className={css.guide}>
            {t.learn.guided}
          </Link>
        )}
        <button type="button" onClick={onPrint}>
          {t.learn.print}
        </button>
        <Link href="/settings">{t.app.settings}</Link>
      </div>
    </header>
  );
}

interface ChaptersProps {
  readonly book: Book;
  readonly here: string;
  onGo(): void;
}

/** The chapters as a list of links. */
export function Chapters({ book, here, onGo }: ChaptersProps) {
  const { t, lang } = useMessages();
  const link = (id: string, title: string, icon?: string) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === here} onClick={onGo}>
        {icon && <Icon path={icon} />}
        {title}
      </a>
    </li>
  );
  return (
    <ul className={css.list}>
      {book.glance && link('glance', t.learn.glance, icons.replay)}
      {book.sections.map(({ id, title, icon }) => link(id, title[lang], icon))}
    </ul>
  );
}
