import { type CSSProperties, useState } from 'react';
import { Link } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { Cover } from '../games/Cover.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { guideFinished } from '../learn/left.ts';
import look from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import css from './FirstVisit.module.css';

/** Nothing is begun: a word of welcome, and somebody who teaches whichever world is picked out of a hand of them. */
export function FirstVisit({ games }: { readonly games: readonly GameEntry[] }) {
  const { t } = useMessages();
  const [taught] = useState(() => games.filter(({ id, guide }) => guide && !guideFinished(id)));
  const [picked, pick] = useState(taught[0]);
  return (
    <div className={css.first}>
      <div className={css.words}>
        <h1>{games.length > 1 ? t.home.pick : t.home.pickOne}</h1>
        <p>{t.home.lead}</p>
        {picked && (
          <Link href={`/learn/${picked.id}/guide`} className={`${look.button} ${look.first} ${css.teach}`}>
            <Icon path={icons.graduate} />
            {t.home.teach(picked.name)}
          </Link>
        )}
        {taught.length > 1 && (
          <p className={css.which} aria-hidden="true">
            {t.home.teachOther}
          </p>
        )}
      </div>
      {taught.length > 1 && (
        <fieldset className={css.fan}>
          <legend className="unseen">{t.home.teachWhich}</legend>
          {taught.map((game, i) => (
            <label key={game.id} className={css.card} style={{ '--at': i - (taught.length - 1) / 2 } as CSSProperties}>
              <input
                type="radio"
                name="taught"
                className="unseen"
                aria-label={game.name}
                checked={game === picked}
                onChange={() => pick(game)}
              />
              <Cover game={game.id} className={css.picture} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
