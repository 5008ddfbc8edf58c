import { formatProblems, type Problem } from '@starboard/kernel';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import { CopyReport, type Reported } from './CopyReport.tsx';
import { type PictureName, StatePicture } from './pictures.tsx';
import css from './states.module.css';
import { Trails } from './Trails.tsx';

/** When waiting is explained, and when something else is offered, in milliseconds. */
const EXPLAINED = 4000;
const ENOUGH = 15_000;

/** Pieces that are laid out while something loads. Who waits long is told so, and can try again. */
export function Loading({ onAgain = () => location.reload() }: { onAgain?(): void }) {
  const { t } = useMessages();
  const explained = useWaited(EXPLAINED);
  const enough = useWaited(ENOUGH);
  return (
    <main id="content" className={css.state} role="status">
      <Trails />
      <svg className={css.row} viewBox="0 0 300 60" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((i) => (
          <g key={i}>
            <circle cx={30 + i * 60} cy="30" r="19" className={css.place} />
            <circle cx={30 + i * 60} cy="30" r="19" className={css.piece} style={{ animationDelay: `${i * 0.22}s` }} />
          </g>
        ))}
      </svg>
      <p>{t.app.loading}</p>
      {/* Its room is kept, so that nothing jumps when it comes. */}
      <p className={css.text}>{explained ? (enough ? t.problem.waitingLong : t.problem.waiting) : ''}</p>
      <div className={css.later}>
        {enough && (
          <button type="button" className={`${look.button} ${look.first}`} onClick={onAgain}>
            {t.problem.retry}
          </button>
        )}
      </div>
    </main>
  );
}

function useWaited(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waited;
}

export function NotFound() {
  const { t } = useMessages();
  return <State picture="chair" title={t.problem.notFound} text={t.problem.notFoundAbout} />;
}

interface MissingProps {
  readonly title: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly picture?: PictureName;
  readonly children?: ReactNode;
}

/** A match that cannot be shown, with everything that is wrong with it. */
export function Missing({ title, text, problems, picture = 'cracked', children }: MissingProps) {
  const { lang } = useMessages();
  const details = formatProblems(problems, lang);
  return (
    <State picture={picture} title={title} text={text} details={details} report={{ error: details }}>
      {children}
    </State>
  );
}

interface StateProps {
  readonly picture?: PictureName | ReactElement;
  readonly title: string;
  readonly text: string;
  /** The one way on, in gold; without it that is the way home. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
  /** What happened, for who wants to know. */
  readonly details?: string;
  /** What a report of it holds; a screen that reports nothing has no fault to tell. */
  readonly report?: Reported;
}

/** A page that has one thing to say, the ways on, and a way home. */
export function State({ picture = 'planet', title, text, first, children, details, report }: StateProps) {
  const { t } = useMessages();
  return (
    <main id="content" className={`${css.state} ${picture === 'cracked' ? css.alarm : ''}`}>
      <Trails />
      {typeof picture === 'string' ? <StatePicture name={picture} /> : picture}
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={`${look.row} ${css.ways}`}>
        {first}
        {children}
        <Link href="/" className={`${look.button} ${first ? '' : look.first}`}>
          {t.problem.toHome}
        </Link>
      </div>
      {(details || report) && (
        <div className={css.more}>
          {details && (
            <details>
              <summary>{t.problem.details}</summary>
              <p className={css.details}>{details}</p>
            </details>
          )}
          {report && <CopyReport {...report} />}
        </div>
      )}
    </main>
  );
}
