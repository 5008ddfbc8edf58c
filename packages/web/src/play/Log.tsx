import type { AnyGame } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import { type CSSProperties, memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { type Chapter, chaptersOf, newSince } from '../story/chapters.ts';
import { type Line, linesOf } from '../story/sentences.ts';
import css from './Log.module.css';

interface LogProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly moments: readonly Moment[];
  readonly viewer: number | null;
  readonly faces: readonly SeatFace[];
}

/** So many of the latest headings lie open, and all that is new; older ones are folded until they are pressed. */
const OPEN = 4;

/** Everything that happened, turn by turn; what a line speaks of is shown when it is pointed at or in focus. */
export const Log = memo(function Log({ game, skin, moments, viewer, faces }: LogProps) {
  const { t, lang } = useMessages();
  const lines = useMemo(() => linesOf(game, moments, viewer, lang), [game, moments, viewer, lang]);
  const chapters = useMemo(() => chaptersOf(lines, skin.turnOf), [lines, skin]);
  const fresh = useMemo(() => newSince(moments, viewer) ?? Number.POSITIVE_INFINITY, [moments, viewer]);
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shown, setShown] = useState<Line>();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest line comes into sight when there is a new one.
  useEffect(() => {
    // In a sheet it is the sheet that scrolls.
    for (const pane of [list.current, list.current?.closest('dialog')]) pane?.scrollTo({ top: pane.scrollHeight });
  }, [lines.length]);
  const picture = shown && skin.illustration?.(shown.event);
  const isNew = ({ step }: Line) => step >= fresh;
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
        {chapters.map((chapter, i) => {
          const open = pressed.get(chapter.key) ?? (i >= chapters.length - OPEN || chapter.lines.some(isNew));
          return (
            <Turn
              key={chapter.key}
              chapter={chapter}
              face={faces[chapter.seat]}
              open={open}
              fresh={chapter.lines.some(isNew)}
              onToggle={() => setPressed(new Map(pressed).set(chapter.key, !open))}
            >
              {chapter.lines.map((line) => (
                <li key={line.key} className={css.line} data-new={isNew(line) || undefined}>
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
            </Turn>
          );
        })}
      </ol>
      {picture && <div className={css.picture}>{picture}</div>}
    </div>
  );
});

interface TurnProps {
  readonly chapter: Chapter;
  readonly face: SeatFace | undefined;
  readonly open: boolean;
  readonly fresh: boolean;
  onToggle(): void;
  readonly children: ReactNode;
}

/** A heading in the colour of its seat, and what lies under it. */
function Turn({ chapter: { title, lines }, face, open, fresh, onToggle, children }: TurnProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <li className={css.turn} style={{ '--seat': face?.colour } as CSSProperties}>
      <button
        type="button"
        className={css.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        data-part="turn"
      >
        <span className={css.emblem}>{face?.emblem}</span>
        <span className={css.title}>{title ?? face?.name}</span>
        {fresh && <span className={css.new}>{t.table.logNew}</span>}
        {!open && lines.length > 0 && <span className={css.count}>{t.table.logLines(lines.length)}</span>}
      </button>
      <ol id={id} className={css.under} hidden={!open}>
        {children}
      </ol>
    </li>
  );
}
