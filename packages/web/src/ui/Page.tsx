import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons/shell.ts';
import css from './Page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** For what is read from top to bottom. */
  readonly narrow?: boolean;
}

/** The frame of every page that is not a table: where one can go, on top of a wide screen and under the thumb on a phone. */
export function Page({ children, narrow = false }: PageProps) {
  const { t } = useMessages();
  const { name } = useSettings();
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Link href="/" className={css.brand}>
          <img src="/icon.svg" alt="" width="38" height="38" />
          {t.app.name}
        </Link>
        <nav className={css.ways} aria-label={t.app.ways}>
          <Way href="/" path={icons.play} className={css.play}>
            {t.app.play}
          </Way>
          <Way href="/learn" path={icons.learn}>
            {t.app.toLearn}
          </Way>
          <Way href="/replays" path={icons.replays}>
            {t.app.replays}
          </Way>
          <Way href="/settings" path={icons.knobs}>
            {t.app.settings}
          </Way>
        </nav>
        {name.trim() && (
          <Link href="/settings" className={css.me}>
            <span className="unseen">{t.settings.name}</span>
            {name.trim()}
          </Link>
        )}
      </header>
      <main id="content" className={`${css.main} ${narrow ? css.narrow : ''}`}>
        {children}
      </main>
    </div>
  );
}

interface WayProps {
  readonly href: string;
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: string;
}

function Way({ href, path, className = '', children }: WayProps) {
  const [here] = useRoute(href);
  return (
    <Link href={href} className={`${css.way} ${className}`} aria-current={here ? 'page' : undefined}>
      <Icon path={path} />
      {children}
    </Link>
  );
}
