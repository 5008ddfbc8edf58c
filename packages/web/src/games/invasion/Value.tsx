import type { ReactNode } from 'react';
import { Tip } from '../../ui/Tip.tsx';
import css from './screen.module.css';

interface ValueProps {
  readonly label: string;
  /** What it means, in a sentence, to whoever rests on it. */
  readonly about: string;
  readonly now: string;
  readonly then?: string | undefined;
  /** Signs before the value. */
  readonly children?: ReactNode;
}

/** A value as it stands, and what it would become. */
export function Value({ label, about, now, then, children }: ValueProps) {
  const changes = then !== undefined && then !== now;
  return (
    <Tip content={about}>
      {(tip) => (
        <button type="button" className={css.value} {...tip} tabIndex={-1}>
          <small>{label}</small>
          <span>
            {children}
            <b data-old={changes}>{now}</b>
            {changes && (
              <>
                <i aria-hidden="true">→</i>
                <b>{then}</b>
              </>
            )}
          </span>
        </button>
      )}
    </Tip>
  );
}
