import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Counted, GameSkin } from '../../contract/skin.ts';
import { useShowing } from '../../motion/showing.ts';
import { COMMON } from '../../sound/common.ts';
import { playSound } from '../../sound/play.ts';
import type { FrameSounds } from '../../sound/score.ts';
import { pace } from '../../ui/speed.ts';
import { loudness } from '../loudness.ts';
import { over, type Snapshot } from '../snapshot.ts';
import { isEqual } from './count.ts';
import type { Mood } from './verdict.ts';

/** Milliseconds: the last move is seen, the row glides up, a thing is counted, an equal one, and silence. */
const SEEN = 1200;
export const GLIDE = 320;
const COUNT = 260;
const EQUAL = 160;
const SILENCE = 500;

/** How far the ceremony is. */
export interface Ceremony {
  /** `off` before the end, and while somebody looks at the board. */
  readonly scene: 'off' | 'count' | 'told';
  readonly tally: readonly Counted[];
  /** How many things of the tally are counted. */
  readonly counted: number;
  /** Where the row stood before it glides up; none where it stands there already. */
  readonly from: RefObject<DOMRect | undefined>;
  /** Somebody looks at the board once more. */
  readonly away: boolean;
  /** Shows the board without the ending, or the ending again. */
  look(away: boolean): void;
  skip(): void;
}

const NOTHING: readonly Counted[] = [];

/** The end of a match, step by step. One that is opened when it is over is told at once, and in silence. */
export function useEnding(snapshot: Snapshot, skin: GameSkin, mood: Mood, never: boolean): Ceremony {
  const { view, end } = snapshot;
  const done = over(snapshot) && !never;
  const tally = useMemo(
    () => (end && 'points' in end ? (skin.ending?.tally(view) ?? NOTHING) : NOTHING),
    [skin, view, end],
  );
  const [{ step, counted }, setAt] = useState<{ step: 'off' | 'count' | 'told'; counted: number }>(() => ({
    step: done ? 'told' : 'off',
    counted: 0,
  }));
  const [away, setAway] = useState(false);
  const from = useRef<DOMRect>(undefined);
  const sound = useCallback((name: keyof FrameSounds) => playSound((skin.sounds ?? COMMON)[name], loudness()), [skin]);
  const tell = useCallback(() => {
    setAt({ step: 'told', counted: 0 });
    sound(mood);
  }, [sound, mood]);

  const showing = useShowing();
  useEffect(() => {
    if (!done) return setAt((was) => (was.step === 'off' ? was : { step: 'off', counted: 0 }));
    if (step !== 'off' || showing) return;
    if (pace() === 0) return tell();
    const timer = setTimeout(() => {
      from.current = document.querySelector('[data-counted]')?.getBoundingClientRect();
      if (tally.length > 0) setAt({ step: 'count', counted: 0 });
      else tell();
    }, SEEN * pace());
    return () => clearTimeout(timer);
  }, [done, step, showing, tally, tell]);

  useEffect(() => {
    if (step !== 'count') return;
    const next = tally[counted];
    const wait = next ? (counted === 0 ? GLIDE : isEqual(tally[counted - 1]) ? EQUAL : COUNT) : COUNT + SILENCE;
    const timer = setTimeout(() => {
      if (!next) return tell();
      sound(isEqual(next) ? 'equal' : 'count');
      setAt({ step: 'count', counted: counted + 1 });
    }, wait * pace());
    return () => clearTimeout(timer);
  }, [step, counted, tally, tell, sound]);

  useEffect(() => {
    if (step !== 'count') return;
    const hurried = (e: Event) => {
      if (e instanceof KeyboardEvent && (e.key === 'Tab' || e.ctrlKey || e.metaKey || e.altKey)) return;
      e.preventDefault();
      e.stopPropagation();
      tell();
    };
    addEventListener('keydown', hurried, true);
    addEventListener('pointerdown', hurried, true);
    return () => {
      removeEventListener('keydown', hurried, true);
      removeEventListener('pointerdown', hurried, true);
    };
  }, [step, tell]);

  return {
    scene: away ? 'off' : step,
    away: done && away,
    tally,
    counted: step === 'count' ? counted : tally.length,
    from,
    look: setAway,
    skip: tell,
  };
}
