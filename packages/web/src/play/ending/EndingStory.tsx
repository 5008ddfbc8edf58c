import type { AnyGame, MatchRecord } from '@starboard/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { GameSkin, SeatFace } from '../../contract/skin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChanceGraph } from '../../story/ChanceGraph.tsx';
import { type Eye, filmOf } from '../../story/film.ts';
import { PointGraph } from '../../story/PointGraph.tsx';
import { Story } from '../../story/Story.tsx';
import { pointsOf } from '../../story/story.ts';
import { useChances } from '../../story/useChances.ts';
import css from './EndingStory.module.css';

interface EndingStoryProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  /** Not there for a moment. */
  readonly record: MatchRecord | undefined;
  readonly faces: readonly SeatFace[];
  readonly eye: Eye;
  href(at: number): string;
  readonly page: 1 | 2;
  onPage(page: 1 | 2): void;
  onGo(at: number): void;
}

/** So many decisions make a graph. */
const TOLD = 2;

const EVERYBODY = ['open'] as const;

/** How it went: a card at the edge of the first page, and the second page that it leads to. */
export function EndingStory({ game, skin, record, faces, eye, href, page, onPage, onGo }: EndingStoryProps) {
  const { t, lang } = useMessages();
  const film = useMemo(() => {
    const made = record && filmOf(game, skin, record, EVERYBODY);
    return made && 'value' in made ? made.value : undefined;
  }, [game, skin, record]);
  const chances = useChances(game, film);
  const points = useMemo(() => film && pointsOf(film, skin), [film, skin]);
  const card = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const was = useRef(page);
  useEffect(() => {
    if (was.current === page) return;
    was.current = page;
    (page === 2 ? back : card).current?.focus({ preventScroll: true });
  }, [page]);
  // What was given up at once has no course to show.
  const told = !film || film.length >= TOLD;
  return (
    <>
      <button
        type="button"
        hidden={!told}
        className={css.card}
        ref={card}
        onClick={() => onPage(2)}
        inert={page === 2}
        data-part="story-card"
      >
        <span className={css.head}>
          {t.ending.story}
          <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
            <path d="M8 4l8 8-8 8" />
          </svg>
        </span>
        <span className={css.graph} aria-hidden="true">
          {film && film.seats > 1 && <ChanceGraph chances={chances} length={film.length} faces={faces} marks={[]} />}
          {film?.seats === 1 && points && (
            <PointGraph points={points} say={(n) => game.text.points(n, lang)} faces={faces} marks={[]} />
          )}
        </span>
        <span className={css.about}>{t.ending.storyAbout}</span>
      </button>
      <div className={css.page} inert={page === 1} data-part="story-page">
        <header className={css.top}>
          <button type="button" className={css.back} ref={back} onClick={() => onPage(1)} aria-label={t.ending.result}>
            <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
              <path d="M16 4l-8 8 8 8" />
            </svg>
          </button>
          <h2>{t.ending.story}</h2>
        </header>
        <div className={css.tale}>
          {film && record && (
            <Story
              game={game}
              skin={skin}
              film={film}
              record={record}
              chances={chances}
              faces={faces}
              eye={eye}
              onGo={onGo}
              step={(at, words) => <Link href={href(at)}>{words}</Link>}
            />
          )}
        </div>
      </div>
    </>
  );
}
