import type { AnyGame } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { type Line, linesOf } from '../story/sentences.ts';
import css from './Log.module.css';

interface LogProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly moments: readonly Moment[];
  readonly viewer: number | null;
  readonly faces: readonly SeatFace[];
}

/** Everything that happened, as sentences; what a line speaks of is shown when it is pointed at or in focus. */
export const Log = memo(function Log({ game, skin, moments, viewer, faces }: LogProps) {
  const { t, lang } = useMessages();
  const lines = useMemo(() => linesOf(game, moments, viewer, lang), [game, moments, viewer, lang]);
  const [shown, setShown] = useState<Line>();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest line comes into sight when there is a new one.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const picture = shown && skin.illustration?.(shown.event);
  return (
    <div className={`${css.log} ${skin.theme}`}>
      <ol
        ref={list}
        className={css.lines}
        aria-label={t.table.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        onMouseLeave={() => setShown(undefined)}
      >
        {lines.length === 0 && <li className={css.line}>{t.table.emptyLog}</li>}
        {lines.map((line) => (
          <li key={line.key} className={css.line}>
            <span className={css.emblem}>{faces[line.seat]?.emblem}</span>
            {skin.illustration?.(line.event) ? (
              <button
                type="button"
                className={css.shows}
                onMouseEnter={() => setShown(line)}
                onFocus={() => setShown(line)}
                onBlur={() => setShown(undefined)}
                onClick={() => setShown(shown === line ? undefined : line)}
              >
                {line.text}
              </button>
            ) : (
              <span>{line.text}</span>
            )}
          </li>
        ))}
      </ol>
      {picture && <div className={css.picture}>{picture}</div>}
    </div>
  );
});
