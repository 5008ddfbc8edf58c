import { useRef, useState } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { useBehind } from '../../ui/useBehind.ts';
import { useTheme } from '../../ui/useTheme.ts';
import { type Hour, paperSvg, woodSvg } from './art/desk.ts';
import css from './ground.module.css';

const HOURS: Readonly<Record<string, Hour>> = { dark: 'night', light: 'day' };

/** The hour of the theme; none where the reader wants no pictures behind words. */
export function useHour(): Hour | undefined {
  return HOURS[useTheme()];
}

/** Sheets are drawn for sizes so far apart; in between they are stretched. */
const STEP = 120;

/** The desk behind the whole table and the sheet of the chart on it, each painted once for its size. */
export function Ground() {
  const hour = useHour();
  const ground = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [number, number]>();

  useBehind(ground, ({ table, own, bar, ground: around }) => {
    table.style.setProperty('--above', `${bar === undefined ? 0 : own.top - bar}px`);
    // The sheet lies where the board is, and reaches up to the bar.
    const edges = {
      top: (bar ?? own.top) - around.top,
      left: own.left - around.left,
      right: around.right - own.right,
      bottom: around.bottom - own.bottom,
    };
    for (const [edge, far] of Object.entries(edges)) ground.current?.style.setProperty(`--sheet-${edge}`, `${far}px`);
    const sheet = ground.current?.querySelector('[data-sheet]')?.getBoundingClientRect();
    if (!sheet) return;
    const next = [sheet.width, sheet.height].map((n) => Math.max(STEP, Math.round(n / STEP) * STEP));
    setSize((now) => (now && now[0] === next[0] && now[1] === next[1] ? now : [next[0], next[1]]));
  });

  return (
    <div ref={ground} className={css.ground} aria-hidden="true">
      {hour && (
        <span className={css.wood}>
          <Picture name={`settlers wood ${hour}`} draw={() => woodSvg(hour)} urgent />
        </span>
      )}
      <span className={css.sheet} data-sheet>
        {hour && size && (
          <Picture
            key={size.join()}
            name={`settlers paper ${hour} ${size.join()}`}
            draw={() => paperSvg(hour, size[0], size[1])}
            urgent
          />
        )}
      </span>
    </div>
  );
}
