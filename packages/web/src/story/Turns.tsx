import type { AnyGame, GameEvent } from '@starboard/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import type { Eye, Film } from './film.ts';
import css from './Story.module.css';
import { tellingOf } from './story.ts';
import { MOST, type TurningPoint } from './turningPoints.ts';

interface TurnsProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly film: Film;
  readonly turns: readonly TurningPoint[];
  /** How many positions have been looked at. */
  readonly found: number;
  readonly faces: readonly SeatFace[];
  readonly eye: Eye;
  step(at: number, words: ReactNode): ReactNode;
}

/** The decisions that turned the match, each with its piece. The room for them is there before they are found. */
export function Turns({ game, skin, film, turns, found, faces, eye, step }: TurnsProps) {
  const { t, lang } = useMessages();
  const complete = found > film.length;
  return (
    <div className={css.turning}>
      <h3>{t.story.turns}</h3>
      <ol className={css.turns} style={{ '--most': MOST } as CSSProperties}>
        {complete &&
          turns.map((turn, i) => {
            const { text, events } = tellingOf(game, skin, film, turn, eye, lang);
            const { emblem, name } = faces[turn.seat];
            return (
              <li key={turn.first} data-turn={turn.first}>
                <span className={css.picture} aria-hidden="true">
                  {pictureOf(skin, events) ?? <span className={css.sign}>{emblem}</span>}
                </span>
                <div>
                  <p className={css.where}>
                    <b className={css.number} aria-hidden="true">
                      {i + 1}
                    </b>
                    {step(turn.first, t.story.run(turn.first, turn.last, film.length))}
                  </p>
                  <p>{text}</p>
                  <p className={css.swing}>
                    {emblem} {t.story.swing(name, turn.from, turn.to)}
                  </p>
                </div>
              </li>
            );
          })}
        {!complete && (
          <li className={css.looking}>
            <p>{t.story.looking}</p>
            <p className={css.about}>{t.story.found(found, film.length + 1)}</p>
            <progress value={found} max={film.length + 1} aria-label={t.story.looking} />
          </li>
        )}
        {complete && turns.length === 0 && <li className={css.looking}>{t.story.noTurns}</li>}
      </ol>
    </div>
  );
}

/** The first piece that the sentences speak of. */
function pictureOf(skin: GameSkin, events: readonly GameEvent[]): ReactNode {
  for (const event of events) {
    const picture = skin.illustration?.(event);
    if (picture) return picture;
  }
  return undefined;
}
