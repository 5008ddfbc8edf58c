import { isValidElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useShowing } from '../motion/showing.ts';
import { leaveStage } from '../motion/stage.ts';
import { pace, still } from '../ui/speed.ts';
import css from './Stage.module.css';
import type { Snapshot } from './snapshot.ts';
import { useSettling } from './useSettling.ts';

/** How long a decision stands on stage: with a picture, and with words only; in milliseconds. */
const HOLD = { picture: 900, words: 650 } as const;
/** How long pieces need from the stage to their places, and how long a great moment is looked at. */
const LAND = { plain: 360, great: 1100 } as const;

interface StageProps {
  readonly snapshot: Snapshot;
  readonly skin: GameSkin;
  readonly faces: readonly SeatFace[];
  /** What the line says of it; where it says nothing, nobody waits. */
  readonly line: string;
  /** A great moment is being shown. */
  readonly great: boolean;
  /** Something lies over the table. */
  readonly paused: boolean;
}

/** Shows the decisions of others one at a time: large over the board, then on their way to their places. */
export function Stage({ snapshot, skin, faces, line, great, paused }: StageProps) {
  const { lang } = useMessages();
  const { queue, view } = snapshot;
  const { stage, landing, running, next, press } = queue;
  const pictures = stage ? picturesOf(stage.events.map((e) => skin.stage?.(e, view, { lang, seats: faces }))) : [];
  const hold = pictures.length > 0 ? HOLD.picture : line ? HOLD.words : 0;

  // What the board still shows of the last decision comes before the next one.
  const showing = useShowing();
  useEffect(() => {
    if (paused || showing || (!stage && !landing)) return;
    const wait = stage ? hold : great ? LAND.great : LAND.plain;
    const timer = setTimeout(next, wait * pace());
    return () => clearTimeout(timer);
  }, [stage, landing, hold, great, paused, showing, next]);
  // What a board shows of the reader's own decision is skipped alike.
  const over = running || showing;
  const { settling, tapped } = useSettling(over);
  const skip = () => {
    tapped();
    press();
  };
  useSpace((running || settling) && !paused, skip);

  // The next tap of somebody who taps on decides nothing.
  // biome-ignore lint/a11y/noStaticElementInteractions: a press here is for nothing.
  // biome-ignore lint/a11y/useKeyWithClickEvents: neither is a key.
  if (!over) return settling && <div className={css.over} data-part="settling" onClick={tapped} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same.
    <div className={css.over} data-part="stage" data-step={stage?.step} data-lit={pictures.length > 0} onClick={skip}>
      {stage && !showing && pictures.length > 0 && <OnStage key={stage.step} pictures={pictures} theme={skin.theme} />}
      <Skip />
    </div>
  );
}

/** What two events of one decision are about, such as a card that is named and lands, is shown once: by its key. */
function picturesOf(shown: readonly ReactNode[]): readonly ReactNode[] {
  const keyOf = (picture: ReactNode) => (isValidElement(picture) ? picture.key : null);
  return shown.filter((picture, i) => {
    const key = keyOf(picture);
    return picture && (key === null || shown.findIndex((other) => keyOf(other) === key) === i);
  });
}

function Skip() {
  const { t } = useMessages();
  return (
    <button type="button" className={css.skip} data-part="skip">
      {t.table.skip} <kbd className={css.key}>{t.table.space}</kbd>
    </button>
  );
}

/** The pieces of one decision. As they go, it is remembered where they stood. */
function OnStage({ pictures, theme }: { readonly pictures: readonly ReactNode[]; readonly theme: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    if (still()) stage.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    else {
      const from = { opacity: 0, transform: 'translateY(-45%) scale(0.3) rotate(-6deg)' };
      stage.animate([from, { opacity: 1, transform: 'none' }], {
        duration: 240 * pace(),
        easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
      });
    }
    return () => leaveStage(stage);
  }, []);
  return (
    <div className={`${css.stage} ${theme}`} ref={ref} aria-hidden="true">
      {pictures.map((picture, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one decision stay as they are.
        <div key={i} className={css.picture}>
          {picture}
        </div>
      ))}
    </div>
  );
}

/** Space skips, whatever is in focus. */
function useSpace(active: boolean, press: () => void): void {
  useEffect(() => {
    if (!active) return;
    const pressed = (e: KeyboardEvent) => {
      if (e.key !== ' ' || document.querySelector('dialog[open], :popover-open')) return;
      e.preventDefault();
      e.stopPropagation();
      press();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [active, press]);
}
