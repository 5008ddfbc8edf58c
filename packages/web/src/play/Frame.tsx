import type { AnyGame } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useShowing, useShownWords } from '../motion/showing.ts';
import { banOdds, useSettings } from '../settings/settings.ts';
import { namesOf, speaking } from '../story/speech.ts';
import look from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { pace } from '../ui/speed.ts';
import { Actions } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import { Away } from './Away.tsx';
import { Banner } from './Banner.tsx';
import { Curtain } from './Curtain.tsx';
import { Ending } from './ending/Ending.tsx';
import { useEnding } from './ending/useEnding.ts';
import { verdictOf } from './ending/verdict.ts';
import css from './Frame.module.css';
import { facesOf } from './faces.tsx';
import { headlineOf } from './headline.ts';
import { Legend } from './Legend.tsx';
import { Log } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { Overlays } from './Overlays.tsx';
import { Prompt } from './Prompt.tsx';
import { type Presence, SeatsLine } from './SeatsLine.tsx';
import { Stage } from './Stage.tsx';
import { over, type Snapshot } from './snapshot.ts';
import { Together } from './Together.tsx';
import { Told } from './Told.tsx';
import { Tools } from './Tools.tsx';
import { Unsaved, useUnsaved } from './Unsaved.tsx';
import { useAway } from './useAway.ts';
import { useCommands, type Ways, waysHere } from './useCommands.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useForced } from './useForced.ts';
import { useFresh } from './useFresh.ts';
import { useGrammar } from './useGrammar.ts';
import { useGreat } from './useGreat.ts';
import { useHolder } from './useHolder.ts';
import { useKeys } from './useKeys.ts';
import { useLegend } from './useLegend.ts';
import { useSounds } from './useSounds.ts';
import { useTold } from './useTold.ts';
import { useTurnSignal } from './useTurnSignal.ts';
import { Voice } from './Voice.tsx';
import { buttonWords } from './wording.ts';

interface FrameProps {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly game: AnyGame;
  readonly skin: GameSkin;
  /** Someone who speaks over the table, in lessons; everything keeps its place under it. */
  readonly coach?: ReactNode;
  /** Where it leads from here; to places of this device by itself. */
  readonly ways?: Ways;
  /** Who is at each seat's screen, where people sit elsewhere, and what they have to say to each other. */
  readonly presence?: readonly (Presence | undefined)[];
  readonly company?: ReactNode;
}

/** The table of every game: what is asked, the board, what can be pressed, who sits here, what happened. */
export function Frame({ table, snapshot, game: rules, skin, coach, ways, presence, company }: FrameProps) {
  const { t, lang } = useMessages();
  const { view, seat, seats, steps, moments, choices } = snapshot;
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<ReactNode>();
  const [pointed, setPointed] = useState<string>();
  const board = useRef<HTMLDivElement>(null);
  const looks = skin.looks?.(view);
  const faces = useMemo(() => facesOf(seats, looks), [seats, looks]);
  const names = useMemo(() => namesOf(seats), [seats]);
  const game = useMemo(() => speaking(rules, names), [rules, names]);
  const grammar = useGrammar(table, snapshot, rules, skin);
  const holder = useHolder(table, snapshot, skin);
  const fresh = useFresh(snapshot);
  const local = useMemo(() => waysHere(rules.id, snapshot.id), [rules, snapshot.id]);
  const commands = useCommands({
    table,
    snapshot,
    grammar,
    ways: ways ?? local,
    continues: skin.continues?.(view) === true,
  });
  const forced = useForced(table, snapshot, skin, coach !== undefined || commands.open !== undefined);
  const unsaved = useUnsaved(snapshot);
  const legend = useLegend(game.id, skin, view, lang, coach !== undefined || over(snapshot));
  const speech = useMemo(() => ({ game, skin, view, seat, lang, names }), [game, skin, view, seat, lang, names]);
  const away = useAway(snapshot, coach !== undefined);
  const great = useGreat(snapshot, skin, faces);
  const told = useTold(snapshot);
  const line = told ? headlineOf({ game, skin, snapshot, lang }, told) : '';
  const showing = useShowing();
  const shown = useShownWords();
  // What the board still shows is seen before anything is asked.
  const mine = choices.length > 0 && away.moments.length === 0 && !holder.together && !showing;
  // What others do is told in the place of the question; a question to the reader comes first.
  const telling = line && !mine && !over(snapshot) && holder.next === undefined && !showing ? told : undefined;
  const verdict = useMemo(() => verdictOf(snapshot, t), [snapshot, t]);
  const ceremony = useEnding(snapshot, skin, verdict.mood, coach !== undefined);
  const ended = ceremony.scene !== 'off';
  useSounds(skin, snapshot, fresh);
  useKeys(frame, commands.keys);
  useFocusKept(frame, grammar);
  useTurnSignal(mine ? t.table.titleTurn(game.text.name[lang]) : t.table.title(game.text.name[lang]), mine);
  // A press that opens a dialog or says something leaves the board as it is.
  const { thing, marks, pressThing, drag } = grammar;
  const banned = ways?.noOdds === true;
  const noOdds = !useSettings().odds || banned;
  useLayoutEffect(() => {
    banOdds(banned);
    return () => banOdds(false);
  }, [banned]);
  const drawn = useMemo(
    () => (
      <skin.Board
        view={view}
        seat={seat}
        seats={faces}
        lang={lang}
        choices={choices}
        marks={marks}
        moments={moments}
        fresh={fresh}
        thing={thing}
        press={pressThing}
        drag={drag}
        zoom={setZoomed}
        ask={setPointed}
        {...(noOdds ? { odds: false } : {})}
      />
    ),
    [skin, view, seat, faces, lang, choices, marks, moments, fresh, thing, pressThing, drag, noOdds],
  );

  return (
    <div
      className={`${css.frame} ${skin.theme}`}
      ref={frame}
      data-mine={mine && grammar.sent === undefined}
      data-part="ground"
      data-seq={steps}
      data-scene={ended ? 'ending' : 'table'}
      data-showing={showing}
      data-roomy={seats.length <= 2 && !coach && !presence && !snapshot.clocks}
    >
      <header className={css.top} inert={coach !== undefined}>
        <Link href="/" className={css.home} aria-label={t.app.home}>
          <Icon path={icons.home} />
        </Link>
        <SeatsLine snapshot={snapshot} faces={faces} {...(presence ? { presence } : {})} />
        <div className={css.tools}>
          <Tools {...commands.tools} {...(ended && { onLog: commands.openLog, logOpen: false })} />
          <Menu game={game.id} commands={{ ...commands.menu, ...(legend.show ? { legend: legend.show } : {}) }} />
        </div>
      </header>
      <main id="content" className={css.main} data-part="playing">
        <h1 className="unseen">{game.text.name[lang]}</h1>
        <Prompt
          skin={skin}
          view={view}
          grammar={grammar}
          text={showing && shown ? shown : asking()}
          mine={mine}
          {...(telling ? { telling: <Told face={faces[telling.seat]} line={line} /> } : {})}
        />
        <Voice game={game} skin={skin} snapshot={snapshot} grammar={grammar} notice={commands.notice} forced={forced} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of the things on it. */}
        <div className={css.board} data-part="board" onFocus={explained} ref={board} inert={ended}>
          {holder.curtain ? null : drawn}
          {told && line && !telling && pace() === 0 && <Told face={faces[told.seat]} line={line} aside />}
        </div>
        {great && !holder.curtain && !ended && (
          <Banner great={great} face={faces[great.seat]} board={board} key={steps} />
        )}
        <Actions speech={speech} faces={faces} grammar={grammar} onBack={commands.back}>
          {holder.next !== undefined && (
            <button
              type="button"
              className={`${look.button} ${look.first}`}
              onClick={holder.handOver}
              data-part="hand-over"
            >
              {t.table.handOver}
            </button>
          )}
          {ceremony.away && (
            <>
              <button type="button" className={`${look.button} ${look.first}`} onClick={commands.end.onRematch}>
                {t.table.rematch}
              </button>
              <button type="button" className={look.button} onClick={() => ceremony.look(false)}>
                {t.ending.result}
              </button>
            </>
          )}
        </Actions>
        <Stage
          snapshot={snapshot}
          skin={skin}
          faces={faces}
          line={line}
          great={great !== undefined}
          paused={away.moments.length > 0 || commands.open !== undefined || zoomed !== undefined}
        />
        {ended && (
          <Ending
            table={table}
            game={game}
            skin={skin}
            snapshot={snapshot}
            faces={faces}
            ceremony={ceremony}
            verdict={verdict}
            {...commands.end}
          />
        )}
      </main>
      {commands.logBeside && !ended && (
        <aside className={css.log} aria-label={t.table.log} inert={coach !== undefined}>
          <Log game={game} skin={skin} moments={moments} viewer={seat} faces={faces} />
        </aside>
      )}
      {legend.signs.length > 0 && mine && !holder.curtain && !unsaved.open && !commands.open && (
        <Legend signs={legend.signs} onDone={legend.done} />
      )}
      <Announcer game={game} snapshot={snapshot} fresh={fresh} />
      {holder.curtain && holder.next !== undefined && <Curtain face={faces[holder.next]} onOpen={holder.ready} />}
      {holder.together && (
        <Together faces={faces} waiting={holder.together} here={snapshot.here} onTake={holder.take} />
      )}
      {away.moments.length > 0 && (
        <Away game={game} skin={skin} snapshot={snapshot} faces={faces} moments={away.moments} onClose={away.close} />
      )}
      {unsaved.open && <Unsaved full={snapshot.full} onKeep={() => commands.menu.save?.()} onClose={unsaved.close} />}
      <Overlays
        snapshot={snapshot}
        game={game}
        skin={skin}
        faces={faces}
        grammar={grammar}
        commands={commands}
        speech={speech}
        zoomed={zoomed}
        onUnzoom={() => setZoomed(undefined)}
      />
      {company}
      {coach}
    </div>
  );

  function asking(): string {
    if (holder.next !== undefined) return t.table.handOverTo(seats[holder.next].name);
    if (over(snapshot)) return t.table.over;
    // What is asked of the reader comes before who else thinks.
    if (mine && grammar.pending) return t.table.confirming(buttonWords(speech, grammar.pending));
    if (mine) return pointed ?? skin.prompt?.(view, lang) ?? game.text.prompt(view, seat, lang);
    // A lesson speaks for those whose turn it would be: nobody thinks there.
    if (coach) return '';
    const thinker = snapshot.thinking[0];
    return thinker === undefined ? game.text.prompt(view, seat, lang) : t.table.thinking(seats[thinker].name);
  }

  function explained(e: React.FocusEvent): void {
    const thing = e.target instanceof HTMLElement ? e.target.closest<HTMLElement>('[data-thing]') : null;
    if (thing?.dataset.thing && e.target.matches(':focus-visible')) grammar.explain(thing.dataset.thing);
  }
}
