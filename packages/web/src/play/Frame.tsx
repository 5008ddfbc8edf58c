import type { AnyGame } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { namesOf, speaking } from '../story/speech.ts';
import look from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { Actions } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import { Curtain } from './Curtain.tsx';
import css from './Frame.module.css';
import { facesOf } from './faces.tsx';
import { Log } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { Overlays } from './Overlays.tsx';
import { SeatsLine } from './SeatsLine.tsx';
import { over, type Snapshot } from './snapshot.ts';
import { Tools } from './Tools.tsx';
import { useCommands } from './useCommands.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useForced } from './useForced.ts';
import { useFresh } from './useFresh.ts';
import { useGrammar } from './useGrammar.ts';
import { useHolder } from './useHolder.ts';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';
import { useTurnSignal } from './useTurnSignal.ts';
import { Voice } from './Voice.tsx';

interface FrameProps {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly game: AnyGame;
  readonly skin: GameSkin;
  /** Someone who speaks beside the table, in lessons. */
  readonly coach?: ReactNode;
}

/** The table of every game: what is asked, the board, what can be pressed, who sits here, what happened. */
export function Frame({ table, snapshot, game: rules, skin, coach }: FrameProps) {
  const { t, lang } = useMessages();
  const { view, seat, seats, moments, choices } = snapshot;
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<ReactNode>();
  const faces = useMemo(() => facesOf(seats), [seats]);
  const game = useMemo(() => speaking(rules, namesOf(seats)), [rules, seats]);
  const grammar = useGrammar(table, snapshot, rules, skin);
  const holder = useHolder(table, snapshot);
  const fresh = useFresh(snapshot);
  const commands = useCommands({ table, snapshot, game, grammar });
  const forced = useForced(table, snapshot, skin, coach !== undefined || commands.open !== undefined);
  const mine = choices.length > 0;
  const duty = mine ? skin.duty?.(view) : undefined;
  useSounds(skin, moments, fresh);
  useKeys(frame, commands.keys);
  useFocusKept(frame, grammar);
  useTurnSignal(mine ? t.table.titleTurn(game.text.name[lang]) : t.table.title(game.text.name[lang]), mine);
  // A press that opens a dialog or says something leaves the board as it is.
  const { thing, pressThing } = grammar;
  const board = useMemo(
    () => (
      <skin.Board
        view={view}
        seat={seat}
        seats={faces}
        lang={lang}
        choices={choices}
        moments={moments}
        fresh={fresh}
        thing={thing}
        press={pressThing}
        zoom={setZoomed}
      />
    ),
    [skin, view, seat, faces, lang, choices, moments, fresh, thing, pressThing],
  );

  return (
    <div className={`${css.frame} ${skin.theme}`} ref={frame} data-mine={mine} data-seq={snapshot.steps}>
      <header className={css.top}>
        <Link href="/" className={css.home} aria-label={t.app.home}>
          <Icon path={icons.home} />
        </Link>
        <SeatsLine snapshot={snapshot} faces={faces} />
        <div className={css.tools}>
          {!coach && <Tools {...commands.tools} />}
          <Menu game={game.id} commands={commands.menu} />
        </div>
      </header>
      <main id="content" className={css.main} data-part="playing">
        <h1 className="unseen">{game.text.name[lang]}</h1>
        {coach}
        <p
          className={coach ? 'unseen' : `${css.prompt} ${mine ? css.mine : ''}`}
          data-part="prompt"
          data-duty={duty && t.table.duty[duty]}
          tabIndex={-1}
        >
          {holder.next !== undefined ? t.table.handOverTo(seats[holder.next].name) : prompt()}
        </p>
        <Voice game={game} snapshot={snapshot} grammar={grammar} notice={commands.notice} forced={forced} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of the things on it. */}
        <div className={css.board} data-part="board" onFocus={explained}>
          {holder.curtain ? null : board}
        </div>
        <Actions game={game} skin={skin} view={view} grammar={grammar}>
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
          {over(snapshot) && !coach && (
            <button type="button" className={`${look.button} ${look.first}`} onClick={commands.end.onRematch}>
              {t.table.rematch}
            </button>
          )}
        </Actions>
      </main>
      {commands.logBeside && !coach && (
        <aside className={css.log} aria-label={t.table.log}>
          <Log game={game} skin={skin} moments={moments} viewer={seat} faces={faces} />
        </aside>
      )}
      <Announcer game={game} snapshot={snapshot} fresh={fresh} />
      {holder.curtain && holder.next !== undefined && <Curtain face={faces[holder.next]} onOpen={holder.ready} />}
      <Overlays
        table={table}
        snapshot={snapshot}
        game={game}
        skin={skin}
        faces={faces}
        grammar={grammar}
        commands={commands}
        zoomed={zoomed}
        onUnzoom={() => setZoomed(undefined)}
      />
    </div>
  );

  function prompt(): string {
    if (over(snapshot)) return t.table.over;
    // What is asked of the reader comes before who else thinks.
    if (mine) return game.text.prompt(view, seat, lang);
    const thinker = snapshot.thinking[0];
    return thinker === undefined ? game.text.prompt(view, seat, lang) : t.table.thinking(seats[thinker].name);
  }

  function explained(e: React.FocusEvent): void {
    const thing = e.target instanceof HTMLElement ? e.target.closest<HTMLElement>('[data-thing]') : null;
    if (thing?.dataset.thing && e.target.matches(':focus-visible')) grammar.explain(thing.dataset.thing);
  }
}
