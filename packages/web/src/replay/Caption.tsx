import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import type { TurningPoint } from '../story/turningPoints.ts';
import css from './Caption.module.css';

interface CaptionProps {
  /** Which decision this is. */
  readonly said: string;
  /** What happened in it. */
  readonly text: string;
  /** Who took it; nobody dealt. */
  readonly face?: SeatFace | undefined;
  /** The turning point that ends here, and its number. */
  readonly turn?: { readonly number: number; readonly point: TurningPoint; readonly name: string } | undefined;
  /** Something to be told in its place, for a while. */
  readonly notice?: string | undefined;
}

/** What happened in this decision, in a box that keeps its height. */
export function Caption({ said, text, face, turn, notice }: CaptionProps) {
  const { t } = useMessages();
  return (
    <div className={css.caption}>
      <p className={css.head}>
        <output>{said}</output>
        {turn && (
          <span className={css.turn}>
            <b aria-hidden="true">{turn.number}</b>
            <span className="unseen">{t.story.swing(turn.name, turn.point.from, turn.point.to)}</span>
            <span className={css.swing} aria-hidden="true">
              {turn.name} {t.story.percent(turn.point.from)} → {t.story.percent(turn.point.to)}
            </span>
          </span>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the box scrolls, also by keyboard. */}
      <p className={css.text} role="status" tabIndex={0}>
        {notice ?? (
          <>
            {face?.emblem} {text}
          </>
        )}
      </p>
    </div>
  );
}
