import { useEffect, useState } from 'react';
import { recalled, remember } from '../settings/stored.ts';

/** How many times faster than a calm reader. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STORED = 'replay.speed';
/** Milliseconds for a decision, and for each letter of what is said about it, at the usual speed. */
const LOOK = 900;
const LETTER = 18;
const LONGEST = 4500;

/** The running of a replay by itself: each decision stays for as long as it takes to read. */
export interface Running {
  readonly on: boolean;
  toggle(): void;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
}

export function useRunning(at: number, length: number, said: string, onGo: (at: number) => void): Running {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(() => SPEEDS.find((one) => one === recalled(STORED)) ?? 1);
  const pause = Math.min(LONGEST, LOOK + LETTER * said.length) / speed;
  useEffect(() => {
    if (!on) return;
    if (at >= length) return setOn(false);
    const timer = setTimeout(() => onGo(at + 1), pause);
    return () => clearTimeout(timer);
  }, [on, at, length, pause, onGo]);
  return {
    on,
    // At the end there is nothing to come: it begins again.
    toggle() {
      if (!on && at >= length) onGo(0);
      setOn(!on);
    },
    speed,
    setSpeed(next) {
      setSpeed(next);
      remember(STORED, next);
    },
  };
}
