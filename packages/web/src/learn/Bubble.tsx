import { type ReactNode, type Ref, useEffect, useState } from 'react';
import css from './Bubble.module.css';
import type { Spot } from './box.ts';

interface BubbleProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly at: Spot | undefined;
  /** It makes room for what the board shows. */
  readonly hidden: boolean;
  /** The one sentence. */
  readonly say: string;
  /** What is lit, by its name: for those who do not see the ring. */
  readonly lit: string;
  readonly mistake: boolean;
  readonly teacher: ReactNode;
  /** Nothing to press in it where the bar has room for that. */
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** What the teacher says, beside what it is about. */
export function Bubble({ ref, at, hidden, say, lit, mistake, teacher, bare, children }: BubbleProps) {
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    // Only from one place to another does it glide.
    if (at) setPlaced(true);
  }, [at]);
  return (
    <div
      ref={ref}
      className={css.bubble}
      data-part="bubble"
      data-mistake={mistake}
      data-placed={placed}
      style={at && !hidden ? { transform: `translate(${at.x}px, ${at.y}px)` } : { visibility: 'hidden' }}
    >
      {teacher && (
        <span className={css.teacher} aria-hidden="true">
          {teacher}
        </span>
      )}
      <p role="status" className={css.say}>
        {say}
        {lit && <span className="unseen"> {lit}</span>}
      </p>
      {children && (
        <div className={css.ways} data-bare={bare}>
          {children}
        </div>
      )}
    </div>
  );
}
