import type { Seat } from '@starboard/kernel';
import { contentOf, ROWS, type View } from '@starboard/scramble';
import { embedded } from '../../art/embed.ts';
import { n } from '../../art/seeded.ts';
import { PILOT_HUES } from './art/hues.ts';
import { INVADERS, SHIPS } from './art/masks.ts';
import { skySvg } from './art/sky.ts';
import { pictureSize, spriteSvg } from './art/sprite.ts';
import { across, BEYOND, down } from './geometry.ts';
import { kindOf } from './kind.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

function sprite(mask: readonly string[], hue: string, { x, y }: At, pixel: number): string {
  const [width, height] = pictureSize(mask).map((size) => size * pixel);
  return `<image href="${embedded(spriteSvg(mask, hue))}" x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}"/>`;
}

/** The battlefield in small: the fleet as it stands, every Starfighter, and the Victory Tracks as pips at the foot. */
export function miniature(view: View, me: Seat | null, width: number, height: number): string {
  const { columns, pilots } = view;
  const { tokens, tokenOf } = contentOf(view.options);
  const step = width / (columns + BEYOND);
  const pixel = Math.min(step * 0.044, height * 0.0125);
  const at = (row: number, column: number): At => ({
    x: width / 2 + across(row, column, columns) * step,
    y: height * (0.06 + down(row) * 0.0078),
  });
  const fleet = ROWS.toReversed().flatMap((row) =>
    view.grid.slice((row - 1) * columns, row * columns).map((id, i) => {
      const token = id === null ? undefined : tokens[tokenOf.get(id) ?? -1];
      if (id === null || !token) return '';
      return sprite(INVADERS[kindOf(id)] ?? INVADERS.stinger, PILOT_HUES[token.colour], at(row, i + 1), pixel);
    }),
  );
  const ships = pilots.map(({ colour, space }) =>
    space < 0 ? '' : sprite(SHIPS[colour], PILOT_HUES[colour], at(0, space), pixel * 0.9),
  );
  const order = pilots.map((_, i) => ((me ?? 0) + i) % pilots.length);
  const pips = order.map((seat, row) => {
    const [size, y] = [Math.min(width / 16, height * 0.045), height * (0.985 - 0.055 * (pilots.length - row))];
    return pilots[seat].victory
      .slice(0, 10)
      .map(
        (_, i) =>
          `<rect x="${n(width * 0.5 + (i - 5) * size * 1.2)}" y="${n(y)}" width="${n(size)}" height="${n(height * 0.03)}" rx="1" fill="${PILOT_HUES[pilots[seat].colour]}"/>`,
      )
      .join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><image href="${embedded(skySvg('night', width, height))}" width="${width}" height="${height}"/>${fleet.join('')}${ships.join('')}${pips.join('')}</svg>`;
}
