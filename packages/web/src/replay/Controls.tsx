import { type ReactNode, useEffect, useId, useState } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import type { Eye } from '../story/film.ts';
import css from './Controls.module.css';

interface ControlsProps {
  readonly at: number;
  readonly length: number;
  onGo(at: number): void;
  readonly eyes: readonly Eye[];
  readonly eye: Eye;
  onEye(eye: Eye): void;
  readonly faces: readonly SeatFace[];
  readonly children?: ReactNode;
}

/** Milliseconds between two decisions when the replay runs by itself. */
const STEP = 1300;

const SIGNS = {
  first: 'M5 5h3v14H5ZM19 5v14L9 12Z',
  previous: 'M17 4v16L6 12Z',
  next: 'M7 4v16l11-8Z',
  last: 'M16 5h3v14h-3ZM5 5v14l10-7Z',
} as const;

/** The scrubber, single steps, and whose eyes. */
export function Controls({ at, length, onGo, eyes, eye, onEye, faces, children }: ControlsProps) {
  const { t } = useMessages();
  const [running, setRunning] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!running) return;
    if (at >= length) return setRunning(false);
    const timer = setTimeout(() => onGo(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, at, length, onGo]);
  const go = (to: number) => onGo(Math.max(0, Math.min(length, to)));
  const said = at === 0 ? t.replay.start : t.replay.step(at, length);
  const button = (label: string, sign: string, to: number) => (
    <button type="button" className={css.step} onClick={() => go(to)} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
        <path d={sign} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    <section className={css.controls} aria-label={t.table.replay}>
      <div className={css.steps}>
        {button(t.replay.first, SIGNS.first, 0)}
        {button(t.replay.previous, SIGNS.previous, at - 1)}
        <button type="button" className={css.step} onClick={() => setRunning(!running)} data-part="run">
          {running ? t.replay.pause : t.replay.play}
        </button>
        {button(t.replay.next, SIGNS.next, at + 1)}
        {button(t.replay.last, SIGNS.last, length)}
      </div>
      <input
        type="range"
        className={css.scrub}
        min={0}
        max={length}
        value={at}
        aria-label={t.replay.scrub}
        aria-valuetext={said}
        onChange={(e) => go(Number(e.target.value))}
      />
      <output className={css.said}>{said}</output>
      <label htmlFor={id} className={css.eye}>
        {t.replay.from}
        <select id={id} value={eyes.indexOf(eye)} onChange={(e) => onEye(eyes[Number(e.target.value)])}>
          {eyes.map((other, i) => (
            <option key={String(other)} value={i}>
              {other === 'open' ? t.replay.open : other === null ? t.replay.spectator : faces[other].name}
            </option>
          ))}
        </select>
      </label>
      {children}
    </section>
  );
}
