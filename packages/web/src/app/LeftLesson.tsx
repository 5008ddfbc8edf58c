import { Link } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { unfinishedGuide } from '../learn/left.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import css from './LeftLesson.module.css';
import plate from './plate.module.css';

/** The lessons that somebody left, to go on with where they stand. */
export function LeftLesson({ game: { id, name, plate: material } }: { readonly game: GameEntry }) {
  const { t, lang } = useMessages();
  const left = unfinishedGuide(id);
  if (!left) return null;
  return (
    <Link href={`/learn/${id}/guide`} className={`${css.lesson} ${material ?? ''} ${plate.plate}`}>
      <Icon path={icons.graduate} />
      <span className={css.words}>
        <b>{left.title[lang]}</b>
        <span>{`${name} · ${t.learn.lesson(left.at + 1, left.of)}`}</span>
      </span>
      <span className={css.dots} aria-hidden="true">
        {Array.from({ length: left.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is its place.
          <i key={i} data-done={i < left.at} data-now={i === left.at} />
        ))}
      </span>
    </Link>
  );
}
