import { n } from '../../art/seeded.ts';
import { GLOBE_BOX, spot, wedge } from './art/globe.ts';
import { INK, svg } from './art/ink.ts';

/** The ground of a lane that is thin or open: stripes over its sixth of the plateau. */
export function wedgeSvg(sector: number, kind: 'thin' | 'open'): string {
  const [fill, stripe, wide] = kind === 'open' ? ['#e4472e', '#9e2a22', 11] : ['#ffb02e', '#ffdf8a', 9];
  return svg(
    GLOBE_BOX,
    `<pattern id="p" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><rect width="26" height="26" fill="${fill}" fill-opacity=".66"/><rect width="${wide}" height="26" fill="${stripe}" fill-opacity=".7"/></pattern><path d="${wedge(sector)}" fill="url(#p)"/>`,
  );
}

/** The bold arrow from the rim to the Core over an open lane. */
export function arrowSvg(sector: number): string {
  const angle = (sector - 1) * 60;
  const [a, b, t] = [spot(0.98, angle), spot(0.33, angle), spot(0.2, angle)];
  const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [nx, ny] = [-Math.sin(way), Math.cos(way)];
  const at = ([x, y]: readonly [number, number], side: number) => `${n(x + nx * side)} ${n(y + ny * side)}`;
  return svg(
    GLOBE_BOX,
    `<path d="M${at(a, 12)}L${at(b, 8)}L${at(b, 20)}L${n(t[0])} ${n(t[1])}L${at(b, -20)}L${at(b, -8)}L${at(a, -12)}Z" fill="#ff5a3c" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><path d="M${at(a, 0)}L${at(b, 0)}" stroke="#ffe27a" stroke-width="4" stroke-dasharray="15 11"/>`,
  );
}

/** The light that runs down a lane when it is struck. */
export function beamSvg(sector: number): string {
  return svg(GLOBE_BOX, `<path d="${wedge(sector)}" fill="#fff6cf" opacity=".75"/>`);
}
