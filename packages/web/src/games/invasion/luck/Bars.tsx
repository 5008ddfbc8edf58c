import type { Lang } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import { signed } from '../numbers.ts';
import css from './luck.module.css';

interface BarsProps {
  readonly bars: readonly (readonly [name: string, points: number])[];
  /** What the longest bar stands for. */
  readonly most: number;
  readonly lang: Lang;
}

/** Points above and below a line, each bar with its name and its number. */
export function Bars({ bars, most, lang }: BarsProps) {
  return (
    <dl className={css.bars} style={{ '--count': bars.length } as CSSProperties}>
      {bars.map(([name, points]) => (
        <div key={name} className={css.bar} data-good={points > -0.05}>
          <dt>{name}</dt>
          <dd>
            <span className={css.rail} aria-hidden="true">
              <i style={{ '--part': Math.min(1, Math.abs(points) / most) } as CSSProperties} />
            </span>
            <b>{signed(points, lang)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
