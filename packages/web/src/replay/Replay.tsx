import type { AnyGame, MatchRecord, Seat } from '@starboard/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { facesOf } from '../play/faces.tsx';
import { Log } from '../play/Log.tsx';
import { ChanceGraph } from '../story/ChanceGraph.tsx';
import { type Eye, type Film, filmOf } from '../story/film.ts';
import { Story } from '../story/Story.tsx';
import { namesOf, speaking } from '../story/speech.ts';
import { useChances } from '../story/useChances.ts';
import look from '../ui/buttons.module.css';
import { Closer } from '../ui/Closer.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { Missing } from '../ui/states.tsx';
import { Controls } from './Controls.tsx';
import css from './Replay.module.css';

interface ReplayProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly record: MatchRecord;
  /** Whose views may be looked through. */
  readonly eyes: readonly Eye[];
  /** To whom sentences speak where everything is open. */
  readonly reader?: Seat | undefined;
  readonly children?: ReactNode;
}

/** A match to look at: back and forth, through any pair of eyes that may see it. */
export function Replay({ children, ...props }: ReplayProps) {
  const { game, skin, record, eyes } = props;
  const { t } = useMessages();
  const film = useMemo(() => filmOf(game, skin, record, eyes), [game, skin, record, eyes]);
  if ('problems' in film) return <Missing title={t.replay.broken} problems={film.problems} />;
  return (
    <Screen {...props} film={film.value}>
      {children}
    </Screen>
  );
}

function Screen({ game: rules, skin, record, eyes, reader, film, children }: ReplayProps & { readonly film: Film }) {
  const { t, lang } = useMessages();
  const asked = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [{ at, fresh }, setPlace] = useState(() => {
    const start = Number.isInteger(asked) ? Math.max(0, Math.min(film.length, asked)) : 0;
    return { at: start, fresh: start + 1 };
  });
  const [told, setTold] = useState(false);
  const [eye, setEye] = useState<Eye>(eyes[0]);
  const [zoomed, setZoomed] = useState<ReactNode>();
  const seat = eye === 'open' ? null : eye;
  const spoken = eye === 'open' ? (reader ?? null) : eye;
  const faces = useMemo(() => facesOf(record.seats), [record]);
  const game = useMemo(() => speaking(rules, namesOf(record.seats)), [rules, record]);
  const chances = useChances(game, film);
  const view = useMemo(() => film.view(at, eye), [film, at, eye]);
  const moments = useMemo(() => film.moments(at, eye), [film, at, eye]);
  // A single step on is shown as it happened; a jump is not.
  const go = (to: number) => setPlace({ at: to, fresh: to === at + 1 ? to : to + 1 });
  useEffect(() => {
    document.title = t.replay.title(game.text.name[lang]);
  }, [t, game, lang]);
  // The chances arrive one by one, and the board has nothing to do with them.
  const board = useMemo(
    () => (
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
    ),
    [skin, view, seat, faces, lang, moments, fresh],
  );
  const story = (
    <Story
      game={game}
      skin={skin}
      film={film}
      chances={chances}
      faces={faces}
      eye={spoken ?? eye}
      at={at}
      onGo={go}
      step={(to, words) => (
        <button
          type="button"
          className={css.to}
          onClick={() => {
            setTold(false);
            go(to);
          }}
        >
          {words}
        </button>
      )}
    />
  );
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
        {board}
      </main>
      <aside className={css.log} aria-label={t.table.log}>
        <div className={css.story}>{story}</div>
        <Log game={game} skin={skin} moments={moments} viewer={spoken} faces={faces} />
      </aside>
      <Controls at={at} length={film.length} onGo={go} eyes={eyes} eye={eye} onEye={setEye} faces={faces}>
        {film.seats > 1 && (
          <div className={css.strip} aria-hidden="true">
            <ChanceGraph chances={chances} length={film.length} faces={faces} at={at} marks={[]} onGo={go} />
          </div>
        )}
        <button type="button" className={`${look.button} ${css.tell}`} onClick={() => setTold(true)}>
          {t.story.open}
        </button>
      </Controls>
      {told && (
        <Dialog title={t.story.title} onClose={() => setTold(false)}>
          {story}
        </Dialog>
      )}
      {zoomed && (
        <Closer label={game.text.name[lang]} onClose={() => setZoomed(undefined)}>
          <div className={skin.theme}>{zoomed}</div>
        </Closer>
      )}
    </div>
  );
}
