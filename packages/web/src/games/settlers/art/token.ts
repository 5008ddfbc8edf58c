import { engraving } from './engraving.ts';
import { arc, tenth } from './lines.ts';
import type { Enamel } from './palette.ts';
import { lookOf, type WorldLook } from './worlds.ts';

/** Brass in five stops, and the plate of a point tag. */
export const BRASS =
  '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3c8"/><stop offset=".22" stop-color="#dcb35f"/><stop offset=".48" stop-color="#8f6526"/><stop offset=".62" stop-color="#c99a4a"/><stop offset=".8" stop-color="#f2d792"/><stop offset="1" stop-color="#7a5119"/></linearGradient>';

/** A ring, rays: what some Worlds have outside their bezel, behind it and in front. */
function around({ kind }: WorldLook, r: number): readonly [behind: string, before: string] {
  const band = (from: number, to: number, q: number) =>
    `<path transform="scale(1 ${q})" d="${arc(0, 0, tenth(r * 1.21), from, to)}" vector-effect="non-scaling-stroke"`;
  switch (kind) {
    case 'port':
      return [
        `<g transform="rotate(-16)" fill="none">${band(180, 360, 0.25)} stroke="#7a5119" stroke-width="${tenth(r * 0.09)}"/></g>`,
        `<g transform="rotate(-16)" fill="none">${band(180, 0, 0.25)} stroke="#2b1806" stroke-width="${tenth(r * 0.15)}"/>${band(180, 0, 0.25)} stroke="url(#brass)" stroke-width="${tenth(r * 0.1)}"/>${[-0.8, -0.35, 0.2, 0.72].map((t) => `<rect x="${tenth(t * r * 1.05 - r * 0.05)}" y="${tenth(Math.sqrt(1 - t * t * 0.74) * r * 0.3 - r * 0.11)}" width="${tenth(r * 0.1)}" height="${tenth(r * 0.2)}" rx="1" fill="#fff3cf" stroke="#3a2208" stroke-width=".8"/>`).join('')}</g>`,
      ];
    case 'dark':
      return [
        `<g transform="rotate(-22)" fill="none">${band(180, 360, 0.22)} stroke="#efe6cc" stroke-width="${tenth(r * 0.07)}"/></g>`,
        `<g transform="rotate(-22)" fill="none">${band(180, 0, 0.22)} stroke="#ffe9a8" stroke-width="${tenth(r * 0.2)}" opacity=".35"/>${band(180, 0, 0.22)} stroke="#fffdf0" stroke-width="${tenth(r * 0.09)}"/></g>`,
      ];
    case 'beacon': {
      const rays = Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * 2 * Math.PI;
        const far = i % 2 ? 1.13 : 1.22;
        return `M${tenth(Math.cos(a) * r * 1.03)} ${tenth(Math.sin(a) * r * 1.03)}L${tenth(Math.cos(a) * r * far)} ${tenth(Math.sin(a) * r * far)}`;
      }).join('');
      return [
        `<path d="${rays}" stroke="#8a5c14" stroke-width="${tenth(r * 0.045)}" stroke-linecap="round"/>`,
        `<circle cx="${tenth(-r * 0.24)}" cy="${tenth(-r * 0.26)}" r="${tenth(r * 0.34)}" fill="url(#shine)"/>`,
      ];
    }
    default:
      return ['', ''];
  }
}

/** The radius of a token in its picture, of 250 by 250: rings and rays stand out, and its shadow falls. */
export const TOKEN = 100;

/** A World as a planet in a bezel of brass. */
export function tokenSvg(id: string, enamel: Enamel): string {
  const r = TOKEN;
  const look = lookOf(id);
  const [behind, before] = around(look, r);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-125 -125 250 250" width="250" height="250"><defs>${BRASS}<radialGradient id="shadow"><stop offset=".7" stop-color="#1a0c02" stop-opacity=".6"/><stop offset="1" stop-color="#1a0c02" stop-opacity="0"/></radialGradient></defs><ellipse cx="9" cy="15" rx="110" ry="108" fill="url(#shadow)"/>${behind}<circle r="${r}" fill="url(#brass)"/><circle r="${r}" fill="none" stroke="#2b1705" stroke-width="1.5"/><circle r="${r - 2}" fill="none" stroke="#fff6d6" stroke-width="1.6" opacity=".7"/><circle r="${r - 7.5}" fill="#2a1406"/>${engraving(look, enamel, r - 8.5)}${before}</svg>`;
}
