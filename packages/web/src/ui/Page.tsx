import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons/frame.ts';
import css from './Page.module.css';

/** The frame of every page that is not a table. */
export function Page({ children, narrow = false }: { readonly children: ReactNode; readonly narrow?: boolean }) {
  const { t } = useMessages();
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Link href="/" className={css.brand}>
          <img src="/icon.svg" alt="" width="34" height="34" />
          {t.app.name}
        </Link>
        <Link href="/settings" className={css.link}>
          <Icon path={icons.settings} />
          {t.app.settings}
        </Link>
      </header>
      <main id="content" className={`${css.main} ${narrow ? css.narrow : ''}`}>
        {children}
      </main>
    </div>
  );
}
