import { type PointerEvent, useMemo } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { bandsOf, HEIGHT, WIDTH } from '../story/bands.ts';
import type { Chances, TurningPoint } from '../story/turningPoints.ts';
import css from './Timeline.module.css';

interface TimelineProps {
  readonly at: number;
  readonly length: number;
  /** What is said of the place where the replay stands. */
  readonly said: string;
  readonly chances: readonly Chances[];
  readonly turns: readonly TurningPoint[];
  readonly faces: readonly SeatFace[];
  onGo(at: number): void;
}

/** A press this near to a turning point means it, in pixels. */
const SNAP = 9;

/**
 * The whole match from left to right, as the chances of all seats: pressed or dragged anywhere, it shows that decision.
 * For keys and screen readers it is a slider.
 */
export function Timeline({ at, length, said, chances, turns, faces, onGo }: TimelineProps) {
  const { t } = useMessages();
  const bands = useMemo(() => bandsOf(chances, length, faces.length), [chances, length, faces.length]);
  const here = chances[at];
  const left = (decision: number) => `${(decision / Math.max(1, length)) * 100}%`;
  const drag = (e: PointerEvent<HTMLElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    const x = Math.max(0, Math.min(box.width, e.clientX - box.left));
    const near = turns.find(({ last }) => Math.abs((last / length) * box.width - x) <= SNAP);
    const to = near?.last ?? Math.round((x / box.width) * length);
    if (to !== at) onGo(to);
  };
  return (
    <section className={css.timeline} aria-label={t.replay.scrub}>
      {faces.length > 1 && (
        <p className={css.key} aria-hidden="true">
          <span className={css.title}>{bands.length > 0 ? t.story.chances : t.story.looking}</span>
          {here &&
            faces.map(({ name, colour, emblem }, seat) => (
              <span key={colour} className={css.seat}>
                {emblem}
                <span className={css.name}>{name}</span>
                <b>{t.story.percent(here[seat])}</b>
              </span>
            ))}
        </p>
      )}
      <label
        className={css.box}
        onPointerDown={(e) => {
          e.currentTarget.setPointerCapture(e.pointerId);
          drag(e);
        }}
        onPointerMove={(e) => {
          if (e.currentTarget.hasPointerCapture(e.pointerId)) drag(e);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {bands.map((band, seat) => (
            <path key={faces[seat].colour} d={band} style={{ fill: faces[seat].colour }} />
          ))}
          {turns.map(({ first, last }) => (
            <rect
              key={first}
              className={css.turn}
              x={((first - 1) / length) * WIDTH}
              width={((last - first + 1) / length) * WIDTH}
              height={HEIGHT}
            />
          ))}
          <path className={css.even} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        </svg>
        {turns.map(({ last }, i) => (
          <span key={last} className={css.mark} style={{ left: left(last) }} aria-hidden="true">
            {i + 1}
          </span>
        ))}
        <span className={css.here} style={{ left: left(at) }} aria-hidden="true" />
        <input
          type="range"
          data-part="scrubber"
          className={css.scrubber}
          min={0}
          max={length}
          value={at}
          aria-label={t.replay.scrub}
          aria-valuetext={said}
          onChange={(e) => onGo(Number(e.target.value))}
        />
      </label>
      <p className={css.ends} aria-hidden="true">
        <span>{t.replay.start}</span>
        <span>
          {t.replay.scrub} {length}
        </span>
      </p>
    </section>
  );
}
