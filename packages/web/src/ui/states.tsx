import { formatProblems, type Problem } from '@starboard/kernel';
import { Link } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import css from './states.module.css';

/** A planet that turns while something loads. */
export function Loading() {
  const { t } = useMessages();
  return (
    <main id="content" className={css.state} role="status">
      <svg className={css.orbit} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="17" className={css.planet} />
        <ellipse cx="50" cy="50" rx="40" ry="13" className={css.ring} />
        <g className={css.turning}>
          <circle cx="50" cy="10" r="4" className={css.moon} />
        </g>
      </svg>
      <p>{t.app.loading}</p>
    </main>
  );
}

export function NotFound() {
  const { t } = useMessages();
  return <State title={t.problem.notFound} text={t.problem.notFoundAbout} />;
}

/** A match that cannot be shown, with everything that is wrong with it. */
export function Missing({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) {
  const { lang } = useMessages();
  return <State title={title} text={formatProblems(problems, lang)} />;
}

interface StateProps {
  readonly title: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

/** A page that has one thing to say, and a way home. */
export function State({ title, text, children }: StateProps) {
  const { t } = useMessages();
  return (
    <main id="content" className={css.state}>
      <svg className={css.orbit} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="17" className={css.planet} />
        <ellipse cx="50" cy="50" rx="40" ry="13" className={css.ring} />
      </svg>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={look.row}>
        {children}
        <Link href="/" className={`${look.button} ${look.first}`}>
          {t.problem.toHome}
        </Link>
      </div>
    </main>
  );
}
