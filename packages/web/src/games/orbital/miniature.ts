import type { Seat } from '@starboard/kernel';
import { COLOURS, contentOf, moduleRow, OFFSET, printedColour, type View } from '@starboard/orbital';
import { n } from '../../art/seeded.ts';
import { defsOf } from './art/defs.ts';
import { SEATS } from './art/palette.ts';
import { tileAt } from './art/tile.ts';

/** One's own orbital in small, over the planet; for spectators the first one. */
export function miniature(view: View, me: Seat | null, width: number, height: number): string {
  const seat = me ?? 0;
  const planet = `cx="${n(width * 0.5)}" cy="${n(height * 1.9)}" r="${n(height * 1.3)}"`;
  const ground = `<rect width="${width}" height="${height}" fill="#1b232b"/><circle ${planet} fill="#2c4450"/><circle ${planet} fill="none" stroke="${SEATS[seat].light}" stroke-opacity=".5" stroke-width="1.5"/>`;
  return station(view, seat, width, height, ground);
}

/** An orbital as a picture, so large that all of it has room. */
export function station(view: View, seat: Seat, width: number, height: number, ground = ''): string {
  const p = view.players[seat];
  const c = contentOf(view.options);
  const [xs, ys] = [p.modules.map(({ x }) => x), p.modules.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const pitch = Math.min(width / (east - west + 1.6), height / (south - north + 1.6), height / 2.4);
  const tile = pitch * 0.88;
  const left = (x: number) => width / 2 + (x - (west + east) / 2) * pitch - tile / 2;
  const top = (y: number) => height / 2 + (y - (north + south) / 2) * pitch - tile / 2;
  const joints = p.modules.map((m) => {
    if (!m.facing) return '';
    const { x, y } = OFFSET[m.facing];
    const [cx, cy] = [left(m.x) + tile / 2 - (x * pitch) / 2, top(m.y) + tile / 2 - (y * pitch) / 2];
    return `<rect x="${n(cx - tile * 0.13)}" y="${n(cy - tile * 0.13)}" width="${n(tile * 0.26)}" height="${n(tile * 0.26)}" fill="url(#steel)"/>`;
  });
  const tiles = p.modules.map((m) => {
    const kind = moduleRow(c, m.card)?.id ?? 'core';
    return tileAt(
      { kind, colour: COLOURS[printedColour(c, p, m)], size: 'small', damaged: m.damage > 0 },
      left(m.x),
      top(m.y),
      tile,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defsOf(joints.join('') + tiles.join(''))}${ground}${joints.join('')}${tiles.join('')}</svg>`;
}
