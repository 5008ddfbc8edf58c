import { ENERGIES, type Energy, GEMS, type Gem, type View } from '@starboard/scramble';
import { GEM_HUES } from '../art/hues.ts';
import { zone } from '../flights.ts';
import { type At, move, px, run, type Show, spark } from './spark.ts';
import css from './sparks.module.css';

/** One cell of the meter after another. */
const CELL = 70;
/** How long a meter that has slammed to its end burns. */
const BURNS = 900;

/** Heat rises, or falls, cell by cell. */
export function heatCells({ root }: Show, from: number, to: number, delay: number): void {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  for (let level = low + 1; level <= high; level++) {
    const cell = root.querySelector(`[data-level="${level}"]`);
    if (!cell) continue;
    const nth = to > from ? level - low - 1 : high - level;
    const way =
      to > from
        ? [{ opacity: 0.15, transform: 'scale(0.5)' }, { opacity: 1, transform: 'scale(1.35)', offset: 0.5 }, {}]
        : [{ opacity: 1, transform: 'scale(1.3)', filter: 'brightness(2)' }, {}];
    move(cell, way, { duration: 240, delay: delay + nth * CELL });
  }
}

/** The meter slams to its end, and all of it burns before it falls. */
export function meterBurns({ root }: Show, from: number, to: number): void {
  for (let level = 1; level <= to; level++) {
    const cell = root.querySelector(`[data-level="${level}"]`);
    if (!cell) continue;
    const late = Math.max(0, level - from) * CELL;
    const burning = { backgroundColor: '#ff4a2e', boxShadow: '0 0 12px #ff4a2e', opacity: 1 };
    move(
      cell,
      [
        level > from ? { opacity: 0.2, transform: 'scale(0.5)' } : { ...burning },
        { ...burning, transform: 'scale(1.25)', offset: 0.15 },
        { ...burning, transform: 'none', offset: 0.85 },
        {},
      ],
      { duration: BURNS, delay: late },
    );
  }
}

/** The bag squashes, and the gem rolls out of it; a black one stops in the air and hisses. */
export function drawn(show: Show, gem: Gem): void {
  const bag = show.zone(zone.bag);
  if (bag)
    move(
      bag,
      [
        { transform: 'none' },
        { transform: 'scale(1.12, 0.84)', offset: 0.25 },
        { transform: 'scale(0.94, 1.08)', offset: 0.6 },
        { transform: 'none' },
      ],
      { duration: 420 },
    );
  const hand = show.zone(zone.hand);
  const rolling = hand?.querySelector('[data-piece] > *');
  if (rolling)
    move(
      rolling,
      [
        { transform: 'rotate(-540deg)' },
        { transform: 'rotate(-40deg) translateY(-10px)', offset: 0.65 },
        { transform: 'none' },
      ],
      { duration: 620 },
    );
  const at = show.middle(zone.hand);
  if (gem === 'overheat' && at) hiss(show, at, 380);
}

/** Steam and embers rise. */
export function hiss({ root }: Show, [x, y]: At, delay: number): void {
  for (let i = 0; i < 10; i++) {
    const drift = ((i * 29) % 50) - 25;
    run(
      spark(root, css.steam, { left: px(x + drift / 2), top: px(y), color: i % 3 === 0 ? '#ff8a4a' : '#b9b4cf' }),
      [
        { transform: 'scale(0.6)', opacity: 0 },
        { transform: `translate(${drift / 3}px, -14px) scale(1)`, opacity: 0.9, offset: 0.25 },
        { transform: `translate(${drift}px, ${-44 - ((i * 17) % 30)}px) scale(1.7)`, opacity: 0 },
      ],
      { duration: 760, delay: delay + i * 25 },
    );
  }
}

/** A square stands on its corner; in its own frame, or its way would be turned too. */
const CUT = 'rotate(45deg)';

/** Every gem that lay on the board of a pilot bursts back into the bag. */
export function gemsBurst(show: Show, pilot: View['pilots'][number]): void {
  const bag = show.middle(zone.bag);
  if (!bag) return;
  let nth = 0;
  const burst = (from: At | undefined, gem: Gem, n: number) => {
    for (let i = 0; from && i < n; i++) {
      const [dx, dy] = [bag[0] - from[0], bag[1] - from[1]];
      run(
        spark(show.root, css.gem, { left: px(from[0]), top: px(from[1]), color: GEM_HUES[gem] }),
        [
          { transform: `${CUT} scale(1.4)`, opacity: 1 },
          {
            transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 60 - i * 8}px) ${CUT} scale(1.5)`,
            opacity: 1,
            offset: 0.45,
          },
          { transform: `translate(${dx}px, ${dy}px) ${CUT} scale(0.6)`, opacity: 0.9 },
        ],
        { duration: 720, delay: 260 + 45 * nth++ },
      );
    }
  };
  for (const [i, weapon] of ENERGIES.entries()) {
    const at = show.anchor(`bay:${weapon}`);
    burst(at, weapon, pilot.weapons[i].energy);
    burst(at, 'overheat', pilot.weapons[i].overheat);
  }
  pilot.exchanged.forEach((n, gem) => {
    burst(show.middle(zone.tray), GEMS[gem], n);
  });
}

/** Tape slaps over a weapon that has broken. */
export function taped(show: Show, weapon: Energy): void {
  const band = show.zone(zone.bay(weapon))?.closest('[data-part="bay"]')?.querySelector('[data-part="tape"]');
  if (!band) return;
  // Where it will lie: once it moves it is measured elsewhere.
  const [box, frame] = [band.getBoundingClientRect(), show.root.getBoundingClientRect()];
  move(
    band,
    [
      { transform: 'translate(-60%, -70px) rotate(-24deg) scale(1.6)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 360 },
  );
  hiss(show, [box.left - frame.left + box.width / 2, box.top - frame.top], 240);
}

/** The cabinet turns red for a moment. */
export function alarm({ root }: Show): void {
  const pulse = [0, 0.55, 0.1, 0.45, 0].map((opacity) => ({ opacity }));
  run(spark(root, css.alarm), pulse, { duration: 1300 });
}
