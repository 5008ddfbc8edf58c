import { type Action, type AnyGame, format, type Seat } from '@starboard/kernel';
import { useEffect, useId, useMemo, useState } from 'react';
import { botsInThread } from '../bots/botThread.ts';
import type { Ranked } from '../bots/question.ts';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import css from './Hint.module.css';
import { toldApart } from './hintReasons.ts';
import { buttonWords, outcomeWords, type Speech } from './wording.ts';

interface HintProps {
  /** The rules, for the bots' thread. */
  readonly game: AnyGame;
  readonly speech: Speech;
  /** The question that is asked of the viewer, as the table counts them. */
  readonly asked: number | undefined;
  readonly faces: readonly SeatFace[];
  onPlay(action: Action): void;
  onClose(): void;
}

/** How many choices a hint shows. */
const SHOWN = 4;
/** The share of the window that a panel at its foot leaves free. */
const UPPER = 0.55;

/** The viewer's choices as a bot ranks them, each with what it brings; beside the board, where its things are marked. */
export function Hint({ game, speech, asked, faces, onPlay, onClose }: HintProps) {
  const { t, lang } = useMessages();
  const { view, seat } = speech;
  const id = useId();
  const [ranked, setRanked] = useState<readonly Ranked[]>();
  const [looked, setLooked] = useState<Action>();
  useEffect(() => {
    if (seat === null) return;
    const bots = botsInThread();
    let here = true;
    bots
      .ask({ ask: 'rank', game: game.id, view, seat })
      .then((found) => here && setRanked(found as readonly Ranked[]))
      .catch(() => here && setRanked([]))
      .finally(() => bots.close());
    return () => {
      here = false;
      bots.close();
    };
  }, [game, view, seat]);
  useEffect(() => {
    const typed = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      onClose();
    };
    document.addEventListener('keydown', typed, true);
    return () => document.removeEventListener('keydown', typed, true);
  }, [onClose]);
  // What was advised belongs to its question; what others do meanwhile leaves it.
  const [first] = useState(asked);
  useEffect(() => {
    if (asked !== first) onClose();
  }, [asked, first, onClose]);
  const called = (who: Seat) => (who === seat ? t.setup.you : faces[who].name);
  const shown = useMemo(() => toldApart((ranked ?? []).slice(0, SHOWN)), [ranked]);
  const low = useMarked(speech, looked ?? shown[0]?.action);
  return (
    <section className={css.panel} role="dialog" aria-labelledby={id} data-part="hints" data-low={low}>
      <header className={css.head}>
        <h2 id={id}>{t.table.hintTitle}</h2>
        <button type="button" className={css.close} onClick={onClose} aria-label={t.app.close}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {!ranked && <p role="status">{t.table.hintLooking}</p>}
      {ranked && (
        <ol className={css.list}>
          {shown.map(({ action, wins, tries, reason }) => {
            const outcome = outcomeWords(speech, action, called);
            return (
              <li key={format(action)}>
                <button
                  type="button"
                  className={css.choice}
                  onClick={() => onPlay(action)}
                  onFocus={() => setLooked(action)}
                  onPointerEnter={() => setLooked(action)}
                >
                  <span className={css.what}>{buttonWords(speech, action)}</span>
                  {outcome && <span className={css.outcome}>{outcome}</span>}
                  {reason && <span className={css.reason}>{capital(reason[lang])}</span>}
                  <span className={css.reason}>
                    {wins === undefined ? t.table.hintOnly : t.table.hintReason(Math.round(wins * 100), tries ?? 0)}
                  </span>
                  <meter className={css.meter} min={0} max={1} value={wins ?? 1} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <p className={css.about}>{t.table.hintAbout}</p>
    </section>
  );
}

/** Marks on the board what a choice speaks of; says whether that lies in the lower part, where a phone has its panels. */
function useMarked({ skin, view }: Speech, action: Action | undefined): boolean {
  const [low, setLow] = useState(false);
  useEffect(() => {
    if (!action) return;
    const marks = skin.marks?.(action, view)?.flatMap(({ thing, on }) => (on ? [thing, on] : [thing]));
    const things = marks ?? skin.slots(action, view).map(({ any }) => any[0]);
    const all = things.flatMap((thing) => [
      ...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`),
    ]);
    for (const element of all) element.dataset.hinted = '';
    setLow(all.some((element) => element.getBoundingClientRect().bottom > innerHeight * UPPER));
    return () => {
      for (const element of all) delete element.dataset.hinted;
    };
  }, [skin, view, action]);
  return low;
}
