import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Guide } from '../contract/guide.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import css from './LessonBar.module.css';

interface LessonBarProps {
  readonly guide: Guide;
  /** The place of the lesson, from 0. */
  readonly at: number;
  /** How much of it is done, from 0 to 1. */
  readonly part: number;
  readonly children: ReactNode;
}

/** Which lesson this is, how far one has come, and the ways out of it. */
export function LessonBar({ guide, at, part, children }: LessonBarProps) {
  const { t, lang } = useMessages();
  const { lessons } = guide;
  return (
    <header className={css.bar}>
      <Link href="/" className={css.home} aria-label={t.app.home}>
        <Icon path={icons.home} />
      </Link>
      <h2 className={css.title}>{lessons[at].title[lang]}</h2>
      <span className={css.dots} aria-hidden="true">
        {lessons.map(({ id }, i) => (
          <span key={id} className={css.dot} data-now={i === at}>
            <span style={{ transform: `scaleX(${i < at ? 1 : i === at ? part : 0})` }} />
          </span>
        ))}
      </span>
      <span className={css.number}>{t.learn.lesson(at + 1, lessons.length)}</span>
      <span className={css.ways}>{children}</span>
    </header>
  );
}
