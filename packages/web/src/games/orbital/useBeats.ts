import { useEffect, useState } from 'react';
import { pace } from '../../ui/speed.ts';

interface Beats {
  readonly beat: number;
  readonly last: boolean;
  /** Goes to a beat at once, and stays there where the reader chose it. */
  go(beat: number, stay?: boolean): void;
}

/** One beat after the other, each for so many milliseconds at the usual pace; the last one stays. */
export function useBeats(lengths: readonly number[]): Beats {
  const [{ beat, stays }, set] = useState({ beat: 0, stays: false });
  const end = lengths.length - 1;
  const length = lengths[beat];
  useEffect(() => {
    if (stays || beat >= end) return;
    const timer = setTimeout(() => set({ beat: beat + 1, stays: false }), length * pace());
    return () => clearTimeout(timer);
  }, [beat, stays, end, length]);
  return {
    beat,
    last: beat >= end,
    go: (to, stay = false) => set({ beat: Math.min(to, end), stays: stay }),
  };
}
