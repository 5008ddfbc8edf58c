import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { Cover as Picture } from '../games/Cover.tsx';
import { atTable } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { beginNow } from '../tables/begin.ts';
import look from '../ui/buttons.module.css';
import css from './GameCover.module.css';
import { prepare } from './prepare.ts';

/** A game on the home page: its picture, what it is in one line, and the ways in. */
export function GameCover({ cover }: { readonly cover: GameEntry }) {
  const { t, lang } = useMessages();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const { id, name, players, minutes, line } = cover;
  const here = atTable(id);
  const playNow = async () => {
    setStarting(true);
    const [place] = await Promise.all([beginNow(id, Math.max(2, players[0])), prepare(id)]);
    navigate(place);
  };
  return (
    <article className={`${css.cover} ${here ? '' : css.away}`}>
      <div className={css.picture} aria-hidden="true">
        <Picture game={id} />
      </div>
      <div className={css.words}>
        <h2>{name}</h2>
        <p className={css.line}>{line[lang]}</p>
        <p className={css.facts}>
          <span>{t.home.players(...players)}</span>
          <span>{t.home.minutes(...minutes)}</span>
        </p>
        {here ? (
          <div className={look.row}>
            <button
              type="button"
              className={`${look.button} ${look.first}`}
              onClick={playNow}
              onPointerEnter={() => void prepare(id)}
              onFocus={() => void prepare(id)}
              disabled={starting}
              aria-label={t.home.play(name)}
            >
              {t.home.playNow}
            </button>
            <Link href={`/new/${id}`} className={look.button} aria-label={t.home.setUpGame(name)}>
              {t.home.setUp}
            </Link>
            <Link href={`/learn/${id}`} className={look.button} aria-label={t.home.learnGame(name)}>
              {t.home.learn}
            </Link>
          </div>
        ) : (
          <p className={css.soon}>{t.home.soon}</p>
        )}
      </div>
    </article>
  );
}
