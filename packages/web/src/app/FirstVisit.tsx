import { Link } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { Cover } from '../games/Cover.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { guideFinished } from '../learn/left.ts';
import look from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import css from './FirstVisit.module.css';

/** Nothing is begun: a word of welcome, and somebody who teaches. Several worlds lie there as a fan. */
export function FirstVisit({ games }: { readonly games: readonly GameEntry[] }) {
  const { t } = useMessages();
  const taught = games.find(({ id, guide }) => guide && !guideFinished(id));
  return (
    <div className={css.first}>
      <div className={css.words}>
        <h1>{games.length > 1 ? t.home.pick : t.home.pickOne}</h1>
        <p>{t.home.lead}</p>
        {taught && (
          <Link href={`/learn/${taught.id}/guide`} className={`${look.button} ${look.first} ${css.teach}`}>
            <Icon path={icons.graduate} />
            {t.home.teach(taught.name)}
          </Link>
        )}
      </div>
      {games.length > 1 && (
        <div className={css.fan} aria-hidden="true">
          {games.map(({ id }, i) => (
            <span key={id} className={css.card} style={{ '--at': i - (games.length - 1) / 2 } as React.CSSProperties}>
              <Cover game={id} className={css.picture} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
