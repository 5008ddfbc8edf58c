import { Link } from 'wouter';
import type { Guide, Lesson } from '../contract/guide.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import css from './Coach.module.css';
import type { Progress } from './lessonTable.ts';

interface CoachProps {
  readonly guide: Guide;
  readonly lesson: Lesson;
  readonly number: number;
  readonly progress: Progress;
  onNext(): void;
}

/** The voice of a lesson, above the board: what to do, what went otherwise, what was seen. */
export function Coach({ guide, lesson, number, progress, onNext }: CoachProps) {
  const { t, lang } = useMessages();
  const { beat, done, mistake } = progress;
  return (
    <section className={css.coach} aria-label={t.learn.lesson(number, guide.lessons.length)} data-part="coach">
      <div className={css.words}>
        <h2>
          <span className={css.number}>{t.learn.lesson(number, guide.lessons.length)}</span> {lesson.title[lang]}
        </h2>
        <p role="status" data-done={done}>
          {mistake && (
            <strong className={css.mistake}>
              {t.learn.notThis} {mistake[lang]}{' '}
            </strong>
          )}
          {done ? lesson.seen[lang] : lesson.beats[beat].say[lang]}{' '}
          {done && <Link href={`/learn/${guide.game.id}#${lesson.rule}`}>{t.table.rule(lesson.rule)}</Link>}
        </p>
      </div>
      <button type="button" className={`${look.button} ${done ? look.first : look.plain}`} onClick={onNext}>
        {done ? t.learn.next : t.learn.skip}
      </button>
    </section>
  );
}
