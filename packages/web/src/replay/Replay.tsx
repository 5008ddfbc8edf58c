import type { AnyGame, MatchRecord, Seat } from '@starboard/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Drag } from '../contract/drag.ts';
import type { GameSkin, Thing } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { facesOf } from '../play/faces.tsx';
import { LinkDialog } from '../play/LinkDialog.tsx';
import { Log } from '../play/Log.tsx';
import { type Eye, type Film, filmOf } from '../story/film.ts';
import { Story } from '../story/Story.tsx';
import { linesOf } from '../story/sentences.ts';
import { namedIn, namesOf, speaking } from '../story/speech.ts';
import { runsIn } from '../story/story.ts';
import { turningPoints } from '../story/turningPoints.ts';
import { useChances } from '../story/useChances.ts';
import look from '../ui/buttons.module.css';
import { Closer } from '../ui/Closer.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { Missing } from '../ui/states.tsx';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { PlayOn } from './PlayOn.tsx';
import css from './Replay.module.css';
import { Timeline } from './Timeline.tsx';
import { usePlace } from './usePlace.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { useRunning } from './useRunning.ts';
import { useShare } from './useShare.ts';
import { type Way, wayFrom } from './ways.ts';

interface ReplayProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly record: MatchRecord;
  /** Whose views may be looked through. */
  readonly eyes: readonly Eye[];
  /** To whom sentences speak where everything is open. */
  readonly reader?: Seat | undefined;
  /** How it was seen, where the rules it was played by are gone; such a match cannot be played on. */
  readonly seen?: Film | undefined;
  readonly children?: ReactNode;
}

type ScreenProps = ReplayProps & { readonly film: Film };

/** Nothing is dragged in a replay. */
const unmoved = (thing: Thing): Drag => ({ thing, disabled: true, onPick() {}, onDrop() {}, onReturn() {} });

/** A match to look at: back and forth, through any pair of eyes that may see it. */
export function Replay({ children, ...props }: ReplayProps) {
  const { game, skin, record, eyes, seen } = props;
  const { t } = useMessages();
  const film = useMemo(
    () => (seen ? { value: seen } : filmOf(game, skin, record, eyes)),
    [game, skin, record, eyes, seen],
  );
  if ('problems' in film)
    return <Missing title={t.replay.broken} text={t.replay.unplayable} problems={film.problems} />;
  return (
    <Screen {...props} film={film.value}>
      {children}
    </Screen>
  );
}

function Screen({ game: rules, skin, record, eyes, reader, seen, film, children }: ScreenProps) {
  const { t, lang } = useMessages();
  const { at, fresh, go } = usePlace(film.length);
  const [open, setOpen] = useState<'course' | 'playOn'>();
  const [eye, setEye] = useState<Eye>(eyes[0]);
  const [zoomed, setZoomed] = useState<ReactNode>();
  const seat = eye === 'open' ? null : eye;
  const spoken = eye === 'open' ? (reader ?? null) : eye;
  // What is still hidden from somebody is neither played on nor given away.
  const known = eyes[0] === 'open' && !seen;
  const seats = useMemo(() => namedIn(record.seats, t), [record, t]);
  const game = useMemo(() => speaking(rules, namesOf(seats)), [rules, seats]);
  const chances = useChances(game, film);
  const runs = useMemo(() => runsIn(film), [film]);
  const turns = useMemo(() => turningPoints(runs, chances), [runs, chances]);
  const view = useMemo(() => film.view(at, eye), [film, at, eye]);
  const looks = skin.looks?.(view);
  const faces = useMemo(() => facesOf(seats, looks), [seats, looks]);
  const moments = useMemo(() => film.moments(at, eye), [film, at, eye]);
  const said = at === 0 ? t.replay.start : t.replay.step(at, film.length);
  const text = useMemo(() => {
    const lines = linesOf(game, moments.slice(at, at + 1), spoken, lang);
    return lines.map((line) => line.text).join(' ') || (at > 0 ? t.replay.unseen : '');
  }, [game, moments, at, spoken, lang, t]);
  const running = useRunning(at, film.length, text, go);
  const { share, notice, link, unlink } = useShare(record, at);
  const way = useCallback((to: Way) => go(wayFrom(at, to, film.length, runs)), [go, at, film, runs]);
  useReplayKeys(way, running.toggle);
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
        marks={[]}
        moments={moments}
        fresh={fresh}
        thing={() => ({ open: false, selected: false })}
        press={() => {}}
        drag={unmoved}
        zoom={setZoomed}
        ask={() => {}}
      />
    ),
    [skin, view, seat, faces, lang, moments, fresh],
  );
  const turn = turns.findIndex(({ last }) => last === at);
  const close = () => setOpen(undefined);
  return (
    <div className={`${css.replay} ${skin.theme}`} data-part="ground">
      <header className={css.top}>
        <Link href="/" className={css.home} aria-label={t.app.home}>
          <Icon path={icons.home} />
        </Link>
        <h1>{t.replay.title(game.text.name[lang])}</h1>
        <div className={css.extra}>
          {children}
          {known && (
            <>
              <button
                type="button"
                className={`${look.button} ${css.icon}`}
                onClick={share}
                data-part="share"
                aria-label={t.replay.share}
              >
                <Icon path={icons.share} />
                <span className={css.word}>{t.replay.share}</span>
              </button>
              <button
                type="button"
                className={`${look.button} ${look.first} ${css.first}`}
                onClick={() => setOpen('playOn')}
                data-part="play-on"
              >
                <Icon path={icons.playOn} />
                {t.replay.playOn}
              </button>
            </>
          )}
        </div>
      </header>
      <main id="content" className={css.board}>
        {board}
      </main>
      <aside className={css.log} aria-label={t.table.log}>
        <Log game={game} skin={skin} moments={moments} viewer={spoken} faces={faces} />
      </aside>
      <section className={css.desk} aria-label={t.table.replay}>
        <Caption
          said={said}
          text={text}
          notice={notice}
          face={at > 0 ? faces[moments[at].seat] : undefined}
          turn={turn < 0 ? undefined : { number: turn + 1, point: turns[turn], name: faces[turns[turn].seat].name }}
        />
        <Timeline at={at} length={film.length} said={said} chances={chances} turns={turns} faces={faces} onGo={go} />
        <Controls onWay={way} running={running} eyes={eyes} eye={eye} onEye={setEye} faces={faces}>
          <button
            type="button"
            className={`${look.button} ${css.icon}`}
            onClick={() => setOpen('course')}
            aria-label={t.story.open}
          >
            <Icon path={icons.course} />
            <span className={css.word}>{t.story.open}</span>
          </button>
        </Controls>
      </section>
      {open === 'course' && (
        <Dialog title={t.story.title} onClose={close} wide>
          <Story
            game={game}
            skin={skin}
            film={film}
            record={record}
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
                  close();
                  go(to);
                }}
              >
                {words}
              </button>
            )}
          />
        </Dialog>
      )}
      {open === 'playOn' && (
        <PlayOn game={rules} record={record} at={at} faces={faces} seat={seat ?? reader} onClose={close} />
      )}
      {link && <LinkDialog link={link} onClose={unlink} />}
      {zoomed && (
        <Closer label={game.text.name[lang]} onClose={() => setZoomed(undefined)}>
          <div className={skin.theme}>{zoomed}</div>
        </Closer>
      )}
    </div>
  );
}
