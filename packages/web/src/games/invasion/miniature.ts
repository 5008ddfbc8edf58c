import { lanesOf, PLANETS, SECTORS, SITES, type View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import { embedded } from '../../art/embed.ts';
import { n } from '../../art/seeded.ts';
import { GLOBE_BOX, globeSvg, RINGS, spot, wedge } from './art/globe.ts';
import { PALETTES } from './art/palettes.ts';
import { skySvg } from './art/sky.ts';
import { siteSvg } from './art/town.ts';

/** A planet with its sites, as a picture of its own box. */
function world(seat: Seat, planet: readonly number[]): string {
  const palette = PALETTES[seat];
  const lanes = lanesOf(planet);
  const open = SECTORS.filter((_, i) => lanes[i] === 0)
    .map(wedge)
    .join('');
  const sites = SITES.map((site, at) => {
    const [ring, sector] = site.split('-');
    const [x, y] = site === 'core' ? [0, -8] : spot(RINGS[ring as keyof typeof RINGS], (Number(sector) - 1) * 60);
    return {
      y,
      drawn: `<image href="${embedded(siteSvg(`${PLANETS[seat].id} ${site}`, planet[at], palette, site === 'core'))}" x="${n(x - 86)}" y="${n(y - 109)}" width="172" height="172"/>`,
    };
  });
  const [x, y, width, height] = GLOBE_BOX;
  return `<image href="${embedded(globeSvg(palette, false))}" x="${x}" y="${y}" width="${width}" height="${height}"/><path d="${open}" fill="#e4472e" opacity=".7"/>${sites
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('')}`;
}

/** The table in small: the reader's planet large in the middle, the others beside it. */
export function miniature(view: View, me: Seat | null, width: number, height: number): string {
  const below = me ?? 0;
  const others = view.planets.map((_, i) => (below + i) % view.planets.length).slice(1);
  const small = others.map((seat, i) => {
    const scale = height / (others.length > 3 ? 2100 : 1700);
    const side = i < Math.ceil(others.length / 2) ? 0.13 : 0.87;
    const rows = i < Math.ceil(others.length / 2) ? Math.ceil(others.length / 2) : Math.floor(others.length / 2);
    const row = i < Math.ceil(others.length / 2) ? i : i - Math.ceil(others.length / 2);
    return `<g transform="translate(${n(width * side)} ${n((height * (row + 0.42)) / rows)}) scale(${Math.round(scale * 1000) / 1000})">${world(seat, view.planets[seat])}</g>`;
  });
  const scale = Math.round((height / 620) * 1000) / 1000;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><image href="${embedded(skySvg('night', width, height))}" width="${width}" height="${height}"/>${small.join('')}<g transform="translate(${n(width / 2)} ${n(height * 0.52)}) scale(${scale})">${world(below, view.planets[below])}</g></svg>`;
}
