import { conqueror, PLANETS, type View } from '@starboard/siege';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../../art/Picture.tsx';
import { pace, still } from '../../../ui/speed.ts';
import { barOf, groundOf } from '../../../ui/useBehind.ts';
import { nearOf } from '../board.ts';
import people from '../people.module.css';
import { arrivedIn } from './arrived.ts';
import { frontierPath, type Held, heights, landPath, type Row } from './frontier.ts';
import { landSvg, mistSvg, SIZES, starsSvg } from './land.ts';
import { Mist } from './Mist.tsx';
import { useHour, useShape } from './scene.ts';
import css from './sky.module.css';

interface SkyProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly view: View;
}

/** The glow of the line: strokes that grow wider and fainter, as a blur would be dear to paint. */
const GLOW = Array.from({ length: 14 }, (_, i) => 76 - i * 5);

/** Where the frontier has moved, it lights up. */
const LIT = [{ opacity: 0 }, { opacity: 1 }];
const LIGHTING = 640;

/** How the table lay when it was last measured, on the sky. */
interface Measured {
  readonly row: Row;
  readonly width: number;
  readonly height: number;
}

/** The two lands and the frontier between them. The pictures are painted once; only the line and what it cuts out live. */
export function Sky({ board, view }: SkyProps) {
  const id = useId();
  const hour = useHour();
  const shape = useShape();
  const sky = useRef<HTMLDivElement>(null);
  const measured = useRef<Measured>(undefined);
  const shown = useRef<readonly number[]>([]);
  const near = nearOf(view);
  const held = PLANETS.map((planet): Held => {
    const holder = conqueror(view, planet);
    return holder === undefined ? 'even' : holder === near ? 'near' : 'far';
  }).join(' ');

  const draw = useRef((_: readonly number[]) => {});
  draw.current = (ys) => {
    const [element, at] = [sky.current, measured.current];
    if (!element || !at) return;
    shown.current = ys;
    const path = frontierPath(ys, at.row, at.width);
    for (const line of element.querySelectorAll('[data-line]')) line.setAttribute('d', path);
    for (const side of ['far', 'near'] as const) {
      const land = landPath(path, side, at.width, at.height);
      element.querySelector(`[data-cut="${side}"]`)?.setAttribute('d', land);
      const layer = element.querySelector<HTMLElement>(`[data-land="${side}"]`);
      if (layer) layer.style.clipPath = `path("${land}")`;
    }
  };

  const measure = useRef(() => {});
  measure.current = () => {
    const element = sky.current;
    // When it is laid out first, before it is painted, the board around it has no ref yet.
    const table = board.current ?? element?.parentElement;
    if (!element || !table) return;
    const ground = groundOf(table);
    const own = table.getBoundingClientRect();
    const [x, y] = [ground.left - own.left, ground.top - own.top];
    table.toggleAttribute('data-hangs', barOf(table) !== undefined);
    table.style.setProperty('--above', `${-y}px`);
    Object.assign(element.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${ground.width}px`,
      height: `${ground.height}px`,
    });
    const tiles = PLANETS.map((planet) => table.querySelector<HTMLElement>(`[data-anchor="planet:${planet}"]`));
    // At the end the row glides to another place: the line lies there before it.
    const arrived = arrivedIn(table.querySelector('[data-counted]'));
    const rects = tiles.flatMap((tile) => (tile ? [arrived(tile.getBoundingClientRect())] : []));
    const first = tiles[0]?.querySelector('[data-globe]');
    if (rects.length < PLANETS.length || !first) return;
    const globe = arrived(first.getBoundingClientRect());
    const [{ top, bottom }] = rects;
    const column = rects[1].left - rects[0].left;
    const away = Math.max(2, column * 0.029);
    const row = {
      middles: rects.map(({ left, width }) => left + width / 2 - ground.left),
      level: column * 0.33,
      over: top - ground.top - away,
      under: bottom - ground.top + away,
      middle: globe.top + globe.height / 2 - ground.top,
    };
    measured.current = { row, width: ground.width, height: ground.height };
    element.style.setProperty('--over', `${row.over}px`);
    element.style.setProperty('--under', `${row.under}px`);
    element.style.setProperty('--k', `${Math.min(1, column / 150)}`);
  };

  const latest = useRef(held);
  latest.current = held;
  const lines = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const first = shown.current.length === 0;
    measure.current();
    const at = measured.current;
    if (!at) return;
    const ys = heights(held.split(' ') as Held[], at.row);
    if (!ys.some((y, i) => Math.abs(y - (shown.current[i] ?? 0)) > 1)) return;
    draw.current(ys);
    // Both lands are painted anew, once: a line that bent frame by frame would paint the whole sky with each of them.
    if (!first && pace() !== 0 && !still()) lines.current?.animate(LIT, { duration: LIGHTING * pace() });
  }, [held]);

  useEffect(() => {
    const table = board.current;
    if (!table) return;
    const resized = new ResizeObserver(() => {
      measure.current();
      if (measured.current) draw.current(heights(latest.current.split(' ') as Held[], measured.current.row));
    });
    resized.observe(table);
    return () => resized.disconnect();
  }, [board]);

  const land = (side: 'near' | 'far') => {
    const { species } = view.players[side === 'near' ? near : 1 - near];
    return (
      <div className={`${css.land} ${people[species]}`} data-land={side}>
        <div className={css.painted}>
          {hour && (
            <>
              <Mist
                name={`${species} mist ${hour} ${shape}`}
                size={SIZES[shape]}
                draw={() => mistSvg(species, hour, shape)}
              />
              <span className={css.picture}>
                <Picture
                  name={`${species} ${side} ${hour} ${shape}`}
                  draw={() => landSvg(species, side, hour, shape)}
                  urgent
                />
              </span>
            </>
          )}
        </div>
      </div>
    );
  };
  const glow = (side: 'near' | 'far') => (
    <g className={people[view.players[side === 'near' ? near : 1 - near].species]} clipPath={`url(#${id}${side})`}>
      {GLOW.map((width) => (
        <path key={width} data-line className={css.glow} style={{ strokeWidth: `calc(var(--k, 1) * ${width}px)` }} />
      ))}
    </g>
  );
  return (
    <div ref={sky} className={css.sky} aria-hidden="true">
      {hour && (
        <span className={css.picture}>
          <Picture name={`siege stars ${hour} ${shape}`} draw={() => starsSvg(hour, shape)} />
        </span>
      )}
      {land('far')}
      {land('near')}
      <svg ref={lines} className={css.lines} focusable="false" aria-hidden="true">
        {(['far', 'near'] as const).map((side) => (
          <clipPath key={side} id={`${id}${side}`}>
            <path data-cut={side} />
          </clipPath>
        ))}
        {glow('far')}
        {glow('near')}
        <path data-line className={css.halo} />
        <path data-line className={css.line} />
      </svg>
    </div>
  );
}
