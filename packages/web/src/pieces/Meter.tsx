import type { CSSProperties, ReactNode } from 'react';
import css from './meter.module.css';

interface MeterProps {
  /** What is measured, as a word; read out with the value. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Pips for what is counted one by one, a bar for what is not; pips unless told, up to about twelve. */
  readonly kind?: 'pips' | 'bar';
  /** What it would be after the choice in question. */
  readonly then?: number | undefined;
  /** A symbol in place of the written label. */
  readonly symbol?: ReactNode;
  /** From this value on it is an alarm. */
  readonly alarm?: number;
  readonly colour?: string;
  /** How the value is read out; "3 of 8" in the reader's language. */
  readonly spoken: string;
}

/** A quantity, drawn before it is written. */
export function Meter({ label, value, max, kind = 'pips', then, symbol, alarm, colour, spoken }: MeterProps) {
  const alarmed = alarm !== undefined && value >= alarm;
  const style = { '--max': max, ...(colour ? { '--piece': colour } : {}) } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter of the browser has neither pips nor a way to be drawn alike everywhere.
    <div
      className={css.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={spoken}
      data-alarm={alarmed}
      style={style}
    >
      <span className={css.label} aria-hidden="true">
        {symbol ?? label}
      </span>
      <span className={css.scale} data-kind={kind} aria-hidden="true">
        {kind === 'pips' ? (
          <Pips value={value} max={max} then={then ?? value} />
        ) : (
          <Bar value={value} max={max} then={then} />
        )}
      </span>
      <b className={css.value} aria-hidden="true">
        {value}
        {then !== undefined && then !== value && <span className={css.then}>{`→\u2009${then}`}</span>}
        <span className={css.max}>{`/\u2009${max}`}</span>
      </b>
    </div>
  );
}

/** Of so many pips, which are full, which would come and which would go. */
export function pipStates(value: number, max: number, then: number): readonly ('full' | 'comes' | 'goes' | 'empty')[] {
  return Array.from({ length: max }, (_, i) => {
    if (i < Math.min(value, then)) return 'full';
    if (i < then) return 'comes';
    return i < value ? 'goes' : 'empty';
  });
}

function Pips({ value, max, then }: { readonly value: number; readonly max: number; readonly then: number }) {
  return pipStates(value, max, then).map((state, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
    <span key={i} className={css.pip} data-state={state} />
  ));
}

interface BarProps {
  readonly value: number;
  readonly max: number;
  readonly then: number | undefined;
}

function Bar({ value, max, then = value }: BarProps) {
  const [low, high] = [Math.min(value, then), Math.max(value, then)];
  return (
    <>
      <span className={css.fill} style={{ scale: `${low / max} 1` }} />
      {high > low && (
        <span
          className={css.change}
          data-state={then > value ? 'comes' : 'goes'}
          style={{ left: `${(low / max) * 100}%`, width: `${((high - low) / max) * 100}%` }}
        />
      )}
    </>
  );
}
