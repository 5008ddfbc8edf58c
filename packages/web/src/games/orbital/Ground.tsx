import { useRef } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { useBehind } from '../../ui/useBehind.ts';
import { useTheme } from '../../ui/useTheme.ts';
import { type Hour, yardSvg } from './art/yard.ts';
import css from './ground.module.css';

const HOURS: Readonly<Record<string, Hour>> = { dark: 'night', light: 'day' };

/** The planet and the sky behind the whole table, painted once; it never moves with the grid. */
export function Ground() {
  // None where the reader wants no pictures behind words.
  const hour = HOURS[useTheme()] as Hour | undefined;
  const ground = useRef<HTMLDivElement>(null);

  useBehind(ground, ({ table, own, ground: { bottom }, bar }) => {
    table.style.setProperty('--above', `${bar === undefined ? 0 : own.top - bar}px`);
    table.style.setProperty('--below', `${bottom - own.bottom}px`);
  });

  return (
    <div ref={ground} className={css.ground} aria-hidden="true">
      {hour && <Picture key={hour} name={`orbital yard ${hour}`} draw={() => yardSvg(hour)} />}
    </div>
  );
}
