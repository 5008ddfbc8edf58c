import type { AnyGame } from '@starboard/kernel';
import { type ReactNode, useMemo } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import type { Eye, Film } from './film.ts';
import { PointGraph } from './PointGraph.tsx';
import css from './Story.module.css';
import { StoryTable } from './StoryTable.tsx';
import { pointsOf, runsIn, tellingOf } from './story.ts';
import { type Chances, turningPoints } from './turningPoints.ts';

interface StoryProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly film: Film;
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
export function Story({ game, skin, film, chances, faces, eye, at, onGo, step }: StoryProps) {
  const { t, lang } = useMessages();
  const points = useMemo(() => pointsOf(film, skin), [film, skin]);
  const runs = useMemo(() => runsIn(film), [film]);
  const turns = useMemo(() => turningPoints(runs, chances), [runs, chances]);
  const shown = { faces, at, marks: turns.map((turn) => turn.last), ...(onGo ? { onGo } : {}) };
  const say = (n: number) => game.text.points(n, lang);
  return (
    <section className={css.story} aria-label={t.story.title} data-part="story">
      <div className={css.graphs}>
        {film.seats > 1 && <ChanceGraph chances={chances} length={film.length} {...shown} />}
        {points && <PointGraph points={points} say={say} {...shown} />}
      </div>
      {film.seats > 1 && (
        <>
          <h3>{t.story.turns}</h3>
          {turns.length === 0 && <p>{chances[1] ? t.story.noTurns : t.story.looking}</p>}
          <ol className={css.turns}>
            {turns.map((turn) => (
              <li key={turn.first} data-turn={turn.first}>
                {step(turn.first, t.replay.step(turn.first, film.length))}
                <p>{tellingOf(game, film, turn, eye, lang)}</p>
                <p className={css.swing}>
                  {faces[turn.seat].emblem} {t.story.swing(faces[turn.seat].name, turn.from, turn.to)}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      <details className={css.more}>
        <summary>{t.story.table}</summary>
        <StoryTable runs={runs} faces={faces} points={points} chances={chances} say={say} step={step} />
      </details>
      <p className={css.about}>{film.judge === null ? t.story.about : t.story.aboutOwn}</p>
    </section>
  );
}
