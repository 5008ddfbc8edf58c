import type { AnyGame, MatchRecord } from '@starboard/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { facesOf } from '../frame/faces.tsx';
import { Log } from '../frame/Log.tsx';
import type { GameSkin } from '../games/contract.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Missing } from '../shell/states.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { Controls } from './Controls.tsx';
import { type Eye, type Film, filmOf } from './film.ts';
import css from './Replay.module.css';

interface ReplayProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly record: MatchRecord;
  /** Whose views may be looked through. */
  readonly eyes: readonly Eye[];
  readonly children?: ReactNode;
}

/** A match to look at: back and forth, through any pair of eyes that may see it. */
export function Replay({ game, skin, record, eyes, children }: ReplayProps) {
  const { t } = useMessages();
  const film = useMemo(() => filmOf(game, skin, record), [game, skin, record]);
  if ('problems' in film) return <Missing title={t.replay.broken} problems={film.problems} />;
  return (
    <Screen game={game} skin={skin} record={record} eyes={eyes} film={film.value}>
      {children}
    </Screen>
  );
}

function Screen({ game, skin, record, eyes, film, children }: ReplayProps & { readonly film: Film }) {
  const { t, lang } = useMessages();
  const [{ at, fresh }, setPlace] = useState({ at: 0, fresh: 1 });
  const [eye, setEye] = useState<Eye>(eyes[0]);
  const [zoomed, setZoomed] = useState<ReactNode>();
  const seat = eye === 'open' ? null : eye;
  const faces = useMemo(() => facesOf(record.seats), [record]);
  const view = useMemo(() => film.view(at, eye), [film, at, eye]);
  const moments = useMemo(() => film.moments(at, eye), [film, at, eye]);
  // A single step on is shown as it happened; a jump is not.
  const go = (to: number) => setPlace({ at: to, fresh: to === at + 1 ? to : to + 1 });
  useEffect(() => {
    document.title = t.replay.title(game.text.name[lang]);
  }, [t, game, lang]);
  return (
    <div className={`${css.replay} ${skin.theme}`}>
      <header className={css.top}>
        <Link href="/" className={css.home} aria-label={t.app.home}>
          <Icon path={icons.home} />
        </Link>
        <h1>{t.replay.title(game.text.name[lang])}</h1>
        <div className={css.extra}>{children}</div>
      </header>
      <main id="content" className={css.board}>
        <skin.Board
          view={view}
          seat={seat}
          seats={faces}
          lang={lang}
          choices={[]}
          moments={moments}
          fresh={fresh}
          thing={() => ({ open: false, selected: false })}
          press={() => {}}
          zoom={setZoomed}
        />
      </main>
      <aside className={css.log} aria-label={t.table.log}>
        <Log game={game} skin={skin} moments={moments} viewer={seat} faces={faces} />
      </aside>
      <Controls at={at} length={film.length} onGo={go} eyes={eyes} eye={eye} onEye={setEye} faces={faces} />
      {zoomed && (
        <Dialog title={game.text.name[lang]} onClose={() => setZoomed(undefined)}>
          <div className={skin.theme}>{zoomed}</div>
        </Dialog>
      )}
    </div>
  );
}
