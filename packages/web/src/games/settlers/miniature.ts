import type { Seat } from '@starboard/kernel';
import { contentOf, type View } from '@starboard/settlers';
import { n } from '../../art/seeded.ts';
import { arc } from './art/lines.ts';
import { WAX } from './art/palette.ts';
import { signSvg } from './art/signs.ts';
import { enamelIn, ownerOf, signIn } from './content.ts';

/** The chart in small: a ring a System with an arc for each World, in the wax of its owner; free Worlds as planets. */
export function miniature(view: View, _me: Seat | null, width: number, height: number): string {
  const c = contentOf(view.options);
  const columns = Math.ceil(c.systems.length / 2);
  const [w, h] = [width / columns, height / 2];
  const r = Math.min(w, h) * 0.34;
  const rings = c.systems.map((system, at) => {
    const [cx, cy] = [w * ((at % columns) + 0.5), h * (Math.floor(at / columns) + 0.5)];
    const { dark, lit, mid } = enamelIn(c, at);
    const step = 360 / system.worlds.length;
    const worlds = system.worlds.map((world, i) => {
      const owner = ownerOf(view, c.worlds[world].id);
      const from = -90 + i * step;
      const d = arc(0, 0, r, from + 5, from + Math.min(step, 359) - 5);
      const stroke = owner === undefined ? '#f8ebc9' : WAX[owner].colour;
      const middle = ((from + step / 2) * Math.PI) / 180;
      const planet =
        owner === undefined
          ? `<circle cx="${n(Math.cos(middle) * r)}" cy="${n(Math.sin(middle) * r)}" r="${n(r * 0.3)}" fill="${mid}" stroke="#6b4514" stroke-width="1.5"/>`
          : '';
      return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(r * 0.16)}"/>${planet}`;
    });
    return `<g transform="translate(${n(cx)} ${n(cy)})"><circle r="${n(r * 1.2)}" fill="${mid}" opacity=".2"/>${worlds.join('')}<circle r="${n(r * 0.46)}" fill="${dark}" stroke="#c99a4a" stroke-width="2"/>${signSvg(signIn(c, at), 0, 0, r * 0.52, lit)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><radialGradient id="p" cx=".45" cy=".4" r=".8"><stop offset="0" stop-color="#fdf1d0"/><stop offset=".6" stop-color="#ead3a0"/><stop offset="1" stop-color="#b08a52"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#p)"/>${rings.join('')}</svg>`;
}
