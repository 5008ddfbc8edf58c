import { type Ref, useMemo } from 'react';
import { arrow } from './arrow.ts';
import { around, type Box, merged } from './box.ts';
import { ringOf, roundOf } from './ring.ts';
import css from './Veil.module.css';

interface VeilProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly screen: { readonly width: number; readonly height: number };
  readonly at: readonly Box[];
  readonly leads: readonly Box[];
  readonly bubble: Box | undefined;
  /** Others act: it is drawn aside so that they are seen. */
  readonly aside: boolean;
  onPress(): void;
}

/** Dims everything but what is spoken of and what that leads to, and takes all presses beside them. */
export function Veil({ ref, screen, at, leads, bubble, aside, onPress }: VeilProps) {
  const { width, height } = screen;
  const rings = useMemo(() => merged(at.map(ringOf)), [at]);
  const later = useMemo(() => merged(leads.map(ringOf)), [leads]);
  // Holes that overlap would be dark where both are.
  const holes = useMemo(() => merged([...rings, ...later]), [rings, later]);
  const target = around(rings);
  const led = around(later);
  const points = bubble ? rings.flatMap((ring) => arrow(bubble, ring) ?? []) : [];
  const goes = target && led && arrow(target, led);
  return (
    <svg ref={ref} className={css.veil} viewBox={`0 0 ${width} ${height}`} data-aside={aside} aria-hidden="true">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach the things themselves. */}
      <path
        className={css.dark}
        d={`M-9 -9H${width + 9}V${height + 9}H-9Z${holes.map(hole).join('')}`}
        onClick={onPress}
      />
      {later.map((box) => (
        <rect key={`${box.x} ${box.y}`} {...box} rx={roundOf(box)} className={css.later} data-part="leads" />
      ))}
      {goes && (
        <>
          <path className={css.goes} d={goes.shaft} />
          <path className={`${css.goes} ${css.head}`} d={goes.head} />
        </>
      )}
      {rings.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <rect {...box} rx={roundOf(box)} className={css.glow} />
          <rect {...box} rx={roundOf(box)} className={css.ring} data-part="lit" />
        </g>
      ))}
      {points.map(({ shaft, head }) => (
        <path key={shaft} className={css.points} d={shaft + head} />
      ))}
    </svg>
  );
}

function hole(box: Box): string {
  const r = roundOf(box);
  const { x, y, width: w, height: h } = box;
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
