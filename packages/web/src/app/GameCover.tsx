import { Link } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { Cover } from '../games/Cover.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import { Tip } from '../ui/Tip.tsx';
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
        <h2 className={plate.title}>{alone ? name : short}</h2>
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
          <Tool
            href={`/learn/${id}`}
            name={t.home.learnGame(name)}
            icon={icons.learn}
            words={t.home.learn}
            wide={alone}
          />
          <Tool
            href={`/new/${id}`}
            name={t.home.setUpGame(name)}
            icon={icons.knobs}
            words={t.home.setUp}
            wide={alone}
          />
        </div>
      </div>
    </article>
  );
}

interface ToolProps {
  readonly href: string;
  readonly name: string;
  readonly icon: string;
  readonly words: string;
  /** There is room for the words. */
  readonly wide: boolean;
}

function Tool({ href, name, icon, words, wide }: ToolProps) {
  return (
    <Tip content={wide ? undefined : words} press="hold">
      {(tip) => (
        <Link {...tip} href={href} className={plate.tool} aria-label={name}>
          <Icon path={icon} className={css.icon} />
          {wide && <span>{words}</span>}
        </Link>
      )}
    </Tip>
  );
}
