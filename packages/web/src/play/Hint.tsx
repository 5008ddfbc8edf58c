import { type Action, type AnyGame, format, type Seat } from '@starboard/kernel';
import {
  type CSSProperties,
  type RefObject,
  type UIEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { botsInThread } from '../bots/botThread.ts';
import type { Ranked } from '../bots/question.ts';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import look from '../ui/buttons.module.css';
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
  const shown = useMemo(() => toldApart((ranked ?? []).slice(0, SHOWN)), [ranked]);
  const named = useMemo(() => shown.map(({ action }) => wholeWords(speech, action)), [shown, speech]);
  const called = (who: Seat) => (who === seat ? t.setup.you : faces[who].name);
  const panel = useRef<HTMLElement>(null);
  useMarked(speech, looked ?? shown[0]?.action);
  usePlace(panel, speech, shown);
  // On a phone one choice is seen at a time, and the next by a swipe.
  const swiped = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollWidth <= list.clientWidth) return;
    const step = (list.scrollWidth - list.clientWidth) / Math.max(1, shown.length - 1);
    setLooked(shown[Math.round(list.scrollLeft / step)]?.action);
  };
  return (
    <section className={css.panel} role="dialog" aria-labelledby={id} data-part="hints" ref={panel}>
      <header className={css.head}>
        <h2 id={id}>{t.table.hintTitle}</h2>
        <button type="button" className={css.close} onClick={onClose} aria-label={t.app.close}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {!ranked && <p role="status">{t.table.hintLooking}</p>}
      {ranked && (
        <ol className={css.list} onScroll={swiped}>
          {shown.map((choice, at) => {
            const { action, reason } = choice;
            const words = named.indexOf(named[at]) === named.lastIndexOf(named[at]) ? named[at] : said(speech, action);
            const outcome = outcomeWords(speech, action, called);
            const chosen = action === (looked ?? shown[0].action);
            return (
              <li key={format(action)} className={css.choice} data-chosen={chosen}>
                <button
                  type="button"
                  className={css.look}
                  aria-pressed={chosen}
                  onClick={() => setLooked(action)}
                  onFocus={() => setLooked(action)}
                  onPointerEnter={() => setLooked(action)}
                >
                  <span className={css.what}>{words}</span>
                  {outcome && <span className={css.outcome}>{outcome}</span>}
                  {reason && <span className={css.reason}>{capital(reason[lang])}</span>}
                  <span className={css.reason}>{promise(choice, at)}</span>
                  {choice.wins !== undefined && (
                    <span className={css.meter} style={{ '--wins': choice.wins } as CSSProperties} aria-hidden="true" />
                  )}
                </button>
                <button
                  type="button"
                  className={`${look.button} ${look.first} ${css.play}`}
                  data-part="play-hint"
                  onClick={() => onPlay(action)}
                >
                  {t.table.hintPlay}
                  <span className="unseen">: {words}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <p className={css.about}>{t.table.hintAbout}</p>
    </section>
  );

  /** The first says what it promises, the others how much less. */
  function promise({ wins, tries }: Ranked, at: number): string {
    const percent = (share: number) => Math.round(share * 100);
    const best = shown[0].wins;
    if (wins !== undefined && at > 0 && best !== undefined)
      return t.table.hintBehind(percent(wins), percent(best) - percent(wins));
    if (wins !== undefined) return t.table.hintReason(percent(wins), tries ?? 0);
    return shown.length === 1 ? t.table.hintOnly : t.table.hintLess;
  }
}

/** A choice by itself, without the marks on the board beside it: which dice, not how many. */
function wholeWords(speech: Speech, action: Action): string {
  const marked = speech.skin.marks?.(action, speech.view);
  return marked ? said(speech, action) : buttonWords(speech, action);
}

/** A choice in the words of the game, with all that tells it from others: the same card at another exit. */
function said({ game, view, lang }: Speech, action: Action): string {
  return capital(game.text.action(action, view, lang));
}

/** The pieces and places that a choice speaks of. */
function spokenOf({ skin, view }: Speech, action: Action): readonly HTMLElement[] {
  const marks = skin.marks?.(action, view)?.flatMap(({ thing, on }) => (on ? [thing, on] : [thing]));
  const things = marks ?? skin.slots(action, view).map(({ any }) => any[0]);
  return things.flatMap((thing) => [...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)]);
}

/** Marks on the board what a choice speaks of. */
function useMarked(speech: Speech, action: Action | undefined): void {
  useEffect(() => {
    if (!action) return;
    const all = spokenOf(speech, action);
    for (const element of all) element.dataset.hinted = '';
    return () => {
      for (const element of all) delete element.dataset.hinted;
    };
  }, [speech, action]);
}

/** So much of a thing may be covered: it still shows what it is. */
const SLIVER = 0.2;

/** Where there is room for a log beside the board. */
const WIDE = '(min-width: 68.75em) and (min-height: 30.01em)';

/**
 * Where the panel lies over the board: on the other side, if it would cover less there of what any of the choices speaks of.
 * Where it would cover some of it on both sides, the board makes room for it, if it can.
 */
function usePlace(panel: RefObject<HTMLElement | null>, speech: Speech, shown: readonly Ranked[]): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // What is measured lies as it does without it.
    element.removeAttribute('data-beside');
    const spoken = shown.flatMap(({ action }) => spokenOf(speech, action)).map((e) => e.getBoundingClientRect());
    const covered = (other: boolean) => {
      element.toggleAttribute('data-other', other);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return spoken.reduce((sum, box) => {
        const width = Math.min(right, box.right) - Math.max(left, box.left);
        const area = Math.max(0, width) * Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
        return area > SLIVER * box.width * box.height ? sum + area : sum;
      }, 0);
    };
    const here = covered(false);
    const there = here > 0 ? covered(true) : here;
    element.toggleAttribute('data-other', there < here);
    element.toggleAttribute('data-beside', Math.min(here, there) > 0 && matchMedia(WIDE).matches);
  }, [panel, speech, shown]);
}
