import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import css from './SeatsLine.module.css';

interface ClockProps {
  /** Milliseconds left when the position came. */
  readonly left: number;
  readonly running: boolean;
  /** The entry it is told with. */
  readonly from: number;
}

/** Below so many milliseconds it is urgent. */
const URGENT = 20_000;

/** What a seat has left to think. The server keeps the time; this one only shows it running. */
export function Clock({ left, running, from }: ClockProps) {
  const { t } = useMessages();
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every entry it is counted anew.
  useEffect(() => {
    setPassed(0);
    if (!running) return;
    const start = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - start), 250);
    return () => clearInterval(timer);
  }, [left, running, from]);
  const rest = Math.max(0, left - passed);
  return (
    <span className={css.clock} data-urgent={running && rest < URGENT} role="timer" aria-label={t.table.clock}>
      {shown(rest)}
    </span>
  );
}

function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours > 0 ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
