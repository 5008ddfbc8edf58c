import { COLOURS, type Event, type Race, type View } from '@starboard/orbital';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShows } from '../../motion/showing.ts';
import look from '../../ui/buttons.module.css';
import { pace } from '../../ui/speed.ts';
import type { Props } from './board.ts';
import { useBeats } from './useBeats.ts';
import { Line } from './YearLine.tsx';
import { YearPaid, YearPoints } from './YearPoints.tsx';
import { YearRail } from './YearRail.tsx';
import css from './year.module.css';
import { yearSteps } from './yearSteps.ts';
import { YEAR } from './yearWords.ts';

interface YearSceneProps {
  readonly props: Props;
  readonly events: readonly Event[];
  /** The races as they were scored. */
  readonly races: readonly Race[];
  /** The table when the year was scored. */
  readonly view: View;
  onDone(): void;
}

/** How long a column is counted, the sums are seen, and a step is shown, in milliseconds. */
const COLUMN = 620;
const SUMS = 1100;
const STEP = 1900;
/** The first time there is so much more time for all of it: nobody knows yet where to look. */
const FIRST = 2;
let told = 0;
/** How long who only looks on sees the last step: nobody waits for them. */
const LEAVES = 2500;

/**
 * The end of a year in the order of the rules: six columns are counted one after the other, then step follows step, each by
 * itself and by name. It stays until it is read, and each step can be looked at again; what is asked next waits for it.
 */
export function YearScene({ props: { seats, lang, seat }, events, races, view, onDone }: YearSceneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  const words = YEAR[lang];
  const scored = events.flatMap((e) => (e.type === 'scored' ? [e] : []));
  const ended = events.find((e) => e.type === 'yearEnds');
  const steps = yearSteps({ events, races, view }, lang);
  // A choice of colours comes between the points and the rest: that goes on without them.
  const columns = ended ? COLOURS.length : 0;
  const [slower] = useState(() => (seat !== null && told++ === 0 ? FIRST : 1));
  const { beat, last, go } = useBeats([
    ...(ended ? [...COLOURS.map(() => COLUMN * slower), SUMS * slower] : []),
    ...steps.map(() => STEP * slower),
  ]);
  const title = ended?.type === 'yearEnds' ? words.title(ended.year) : words.goesOn(view.year);
  const stops = [...(ended ? [{ id: 'points' as const, title: words.points }] : []), ...steps];
  const at = Math.max(0, beat - columns);
  const points = { seats, lang, races, scored, counted: Math.min(beat + 1, columns), counting: beat < columns };
  useShows(true, `${title}: ${stops[at].title}`);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showPopover();
    ref.current?.querySelector<HTMLElement>('[data-part="go-on"]')?.focus({ preventScroll: true });
    const typed = (e: KeyboardEvent) => {
      if (e.key === 'Escape') done();
    };
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('keydown', typed);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const leaves = seat === null && last;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => done(), LEAVES * pace());
    return () => clearTimeout(timer);
  }, [leaves]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its buttons do the same.
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={title}
      className={css.scrim}
      data-part="year"
      data-at={beat}
      onClick={() => go(Math.max(columns, beat + 1))}
    >
      <article className={css.year}>
        <h3>{title}</h3>
        {ended && <YearPoints {...points} view={view} />}
        <YearRail steps={stops} at={at} onLook={(stop) => go(columns + stop, true)} />
        {/* All lie in one place, as high as the highest: nothing moves when one follows the other. */}
        <div className={css.stage} aria-live="polite">
          {ended && (
            <section className={css.step} data-shown={at === 0} data-counting={points.counting}>
              <YearPaid {...points} />
            </section>
          )}
          {steps.map(({ id, title: step, note, lines }) => (
            <section key={id} className={css.step} data-shown={id === stops[at].id}>
              <h4>
                {step}
                {note && <small>{note}</small>}
              </h4>
              {lines.map((line) => (
                <Line key={`${line.seat} ${line.text}`} line={line} seats={seats} view={view} lang={lang} />
              ))}
            </section>
          ))}
        </div>
        <button
          type="button"
          className={`${look.button} ${last ? look.first : ''}`}
          onClick={(e) => {
            e.stopPropagation();
            onDone();
          }}
          data-part="go-on"
        >
          {last ? words.goOn : words.skip}
        </button>
      </article>
    </div>
  );
}
