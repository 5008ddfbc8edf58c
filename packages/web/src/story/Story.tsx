import { type AnyGame, type MatchRecord, parse } from '@starboard/kernel';
import { type ReactNode, useMemo } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import type { Eye, Film } from './film.ts';
import { PointGraph } from './PointGraph.tsx';
import css from './Story.module.css';
import { StoryTable } from './StoryTable.tsx';
import { pointsOf, runsIn } from './story.ts';
import { Turns } from './Turns.tsx';
import { type Chances, turningPoints } from './turningPoints.ts';

interface StoryProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly film: Film;
  readonly record: MatchRecord;
  readonly chances: readonly Chances[];
  readonly faces: readonly SeatFace[];
  /** Who reads: sentences speak to that seat. */
  readonly eye: Eye;
  /** Where a replay stands, and how to go elsewhere. */
  readonly at?: number;
  onGo?(at: number): void;
  /** The way to a decision, around the words for it. */
  step(at: number, words: ReactNode): ReactNode;
}

/** How a match went: points and chances over time, the decisions that turned it, and all of it as a table. */
export function Story({ game, skin, film, record, chances, faces, eye, at, onGo, step }: StoryProps) {
  const { t, lang } = useMessages();
  const points = useMemo(() => pointsOf(film, skin), [film, skin]);
  const runs = useMemo(() => runsIn(film), [film]);
  const turns = useMemo(() => turningPoints(runs, chances), [runs, chances]);
  const found = useMemo(
    () => Array.from({ length: film.length + 1 }, (_, i) => chances[i]).filter(Boolean).length,
    [film, chances],
  );
  const known = found > film.length ? turns : [];
  const shown = { faces, at, axes: true, marks: known, ...(onGo ? { onGo } : {}) };
  const say = (n: number) => game.text.points(n, lang);
  const pins = known.map(({ first, last, seat }, i) => ({
    at: last,
    seat,
    shown: step(first, pin(t.story.turn(i + 1), i + 1)),
  }));
  return (
    <section className={css.story} aria-label={t.story.title} data-part="story">
      <div className={css.graphs}>
        <p className={css.legend} aria-hidden="true">
          {faces.map(({ name, emblem, colour }) => (
            <span key={colour}>
              {emblem} {name}
            </span>
          ))}
        </p>
        {film.seats > 1 && <ChanceGraph chances={chances} length={film.length} pins={pins} {...shown} />}
        {points && <PointGraph points={points} say={say} {...shown} />}
      </div>
      {film.seats > 1 && (
        <Turns game={game} skin={skin} film={film} turns={turns} found={found} faces={faces} eye={eye} step={step} />
      )}
      {skin.Report && record.result && (
        <div className={css.rest}>
          <skin.Report
            record={record}
            seats={faces}
            seat={typeof eye === 'number' ? eye : null}
            lang={lang}
            say={said}
            step={step}
          />
        </div>
      )}
      <div className={css.rest}>
        <details className={css.more}>
          <summary>{t.story.table}</summary>
          <StoryTable runs={runs} faces={faces} points={points} chances={chances} say={say} step={step} />
        </details>
        <p className={css.about}>{film.judge === null ? t.story.about : t.story.aboutOwn}</p>
      </div>
    </section>
  );

  function said(notation: string, position: number): string {
    const action = parse(notation);
    return 'value' in action ? game.text.action(action.value, film.view(position, eye), lang) : notation;
  }
}

/** The number of a turning point, with its name for who does not see where it stands. */
function pin(name: string, number: number): ReactNode {
  return (
    <>
      <span aria-hidden="true">{number}</span>
      <span className="unseen">{name}</span>
    </>
  );
}
