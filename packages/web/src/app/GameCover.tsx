import { Link } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { Cover } from '../games/Cover.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import css from './GameCover.module.css';
import { PlayNow } from './PlayNow.tsx';
import plate from './plate.module.css';

interface GameCoverProps {
  readonly game: GameEntry;
  /** Alone on the page it has the room for its full name. */
  readonly alone?: boolean;
}

/** A world on the home page: its picture, and below it, on a plate of its own material, what it is and the ways in. */
export function GameCover({ game, alone = false }: GameCoverProps) {
  const { t, lang } = useMessages();
  const { id, name, short, players, minutes, line } = game;
  return (
    <article className={`${css.cover} ${game.plate ?? ''} ${plate.plate}`}>
      <Cover game={id} wide={alone} className={css.picture} />
      <div className={`${css.edge} ${plate.edge}`} aria-hidden="true" />
      <div className={css.words}>
        <h2 className={plate.title}>
          {/* Reaches over the picture; keys have the same way below. */}
          <Link href={`/learn/${id}`} className={css.whole} tabIndex={-1}>
            {alone ? name : short}
          </Link>
        </h2>
        <p className={css.line}>{line[lang]}</p>
        <p className={css.facts}>
          <span>
            <Icon path={icons.players} />
            <span aria-hidden="true">{players[0] === players[1] ? players[0] : `${players[0]}–${players[1]}`}</span>
            <span className="unseen">{t.home.players(...players)}</span>
          </span>
          <span>
            <Icon path={icons.time} />
            {t.home.minutes(...minutes)}
          </span>
        </p>
        <div className={css.ways}>
          <PlayNow game={game} className={`${plate.play} ${css.play}`} />
          <Link href={`/learn/${id}`} className={plate.tool} aria-label={t.home.learnGame(name)}>
            <Icon path={icons.learn} className={css.icon} />
            {alone && <span>{t.home.learn}</span>}
          </Link>
          <Link href={`/new/${id}`} className={plate.tool} aria-label={t.home.setUpGame(name)}>
            <Icon path={icons.knobs} className={css.icon} />
            {alone && <span>{t.home.setUp}</span>}
          </Link>
        </div>
      </div>
    </article>
  );
}
