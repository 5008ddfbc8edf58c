import { inFront, type Row, type View } from '@starboard/scramble';
import { zone } from '../flights.ts';
import { flash, tracer } from './shot.ts';
import { move, px, run, type Show, spark } from './spark.ts';
import css from './sparks.module.css';
import { hitAt } from './timing.ts';

/** An Invader that was hit and holds jumps back, and its die turns. */
export function recoil(show: Show, cell: string, nth: number): void {
  const place = show.zone(cell);
  const delay = hitAt(nth);
  const body = place?.querySelector('[data-part="body"]');
  const die = place?.querySelector('[data-part="die"]');
  if (body)
    move(
      body,
      [
        { transform: 'none', filter: 'none' },
        { transform: 'translateY(-8px)', filter: 'brightness(2.4)', offset: 0.2 },
        { transform: 'none', filter: 'none' },
      ],
      { duration: 300, delay },
    );
  if (die) move(die, [{ transform: 'rotate(-200deg) scale(1.6)' }, { transform: 'none' }], { duration: 380, delay });
}

/** The fleet comes a row nearer in four jerks, and the sky shakes with each. */
export function march(show: Show, columns: number): void {
  const STEP = 560;
  for (const row of [1, 2] as const) {
    for (let column = 1; column <= columns; column++) {
      const here = show.zone(zone.cell(row, column));
      const behind = show.middle(zone.cell((row + 1) as Row, column));
      const at = show.middle(zone.cell(row, column));
      const token = here?.firstElementChild;
      if (!token || !behind || !at) continue;
      const from = `translate(${behind[0] - at[0]}px, ${behind[1] - at[1]}px)`;
      move(token, [{ transform: from }, { transform: 'none' }], {
        duration: STEP,
        delay: 240,
        easing: 'steps(4, end)',
      });
    }
  }
  const sky = show.root.querySelector('[data-part="field"]');
  const shake = [0, 5, 0, 5, 0, 4, 0, 6, 0].map((y) => ({ transform: `translateY(${y}px)` }));
  if (sky) move(sky, shake, { duration: STEP, delay: 240, easing: 'linear' });
}

/** The colour of the aliens' own fire. */
const ALIEN = '#ff3b52';

/** The aliens fire: from the nearest Invader of each column down to the Starfighter in it. */
export function salvo(show: Show, view: View): void {
  view.pilots.forEach(({ space }, nth) => {
    const target = inFront(view, space);
    const [from, to] = [target && show.middle(zone.cell(target.row, target.column)), show.middle(zone.space(space))];
    if (!from || !to) return;
    for (const volley of [0, 3, 6]) tracer(show, from, to, ALIEN, volley + nth);
    flash(show, to, hitAt(6 + nth));
  });
}

/** A ship shrinks into one Wormhole, light runs along the ring, and it grows out of the other. */
export function throughRing(show: Show, seat: number, from: number, to: number, columns: number): void {
  const ship = show.root.querySelector<HTMLElement>(`[data-piece="ship:${seat}"]`);
  const gates = from < to ? [0, columns + 1] : [columns + 1, 0];
  const [start, end] = [show.middle(zone.space(from)), show.middle(zone.space(to))];
  const [into, out] = gates.map((gate) => show.middle(zone.space(gate)));
  if (!ship || !start || !end || !into || !out) return;
  const row = show.zone(zone.space(from))?.parentElement;
  if (!row) return;
  const [box, frame] = [ship.getBoundingClientRect(), show.root.getBoundingClientRect()];
  const inRow = row.getBoundingClientRect();
  // In the row itself, where the style sheet knows how large a pixel is.
  const left = spark(row, css.ghost, {
    left: px(start[0] - box.width / 2 + frame.left - inRow.left),
    top: px(start[1] - box.height / 2 + frame.top - inRow.top),
  });
  left.append(ship.cloneNode(true));
  left.firstElementChild?.removeAttribute('data-piece');
  left.inert = true;
  run(
    left,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${into[0] - start[0]}px, ${into[1] - start[1]}px) scale(1)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${into[0] - start[0]}px, ${into[1] - start[1]}px) scale(0) rotate(180deg)`, opacity: 1 },
    ],
    { duration: 340 },
  );
  const low = Math.max(into[1], out[1]) + box.height * 0.5;
  const light = spark(show.root, css.light, { left: px(into[0]), top: px(low) });
  light.dataset.hued = '';
  run(
    light,
    [
      { transform: 'translateX(0)', opacity: 0 },
      { transform: 'translateX(0)', opacity: 1, offset: 0.1 },
      { transform: `translateX(${out[0] - into[0]}px)`, opacity: 1, offset: 0.9 },
      { transform: `translateX(${out[0] - into[0]}px)`, opacity: 0 },
    ],
    { duration: 320, delay: 260, easing: 'ease-in-out' },
  );
  const there = `translate(${out[0] - end[0]}px, ${out[1] - end[1]}px)`;
  move(
    ship,
    [
      { transform: `${there} scale(0) rotate(-180deg)` },
      { transform: `${there} scale(1)`, offset: 0.4 },
      { transform: 'none' },
    ],
    { duration: 380, delay: 520 },
  );
}
