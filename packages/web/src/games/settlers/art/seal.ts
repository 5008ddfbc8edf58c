import { seeded } from '../../../art/seeded.ts';
import { tenth } from './lines.ts';
import { WAX } from './palette.ts';
import { EMBLEMS, signSvg } from './signs.ts';

/** The seal of a seat in its wax, in a square of 100; the edge of the wax runs as it will. */
export function sealSvg(seat: number): string {
  const { colour, light, shade } = WAX[seat];
  const random = seeded(`seal ${seat}`);
  const n = 22;
  const edge = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const q = 41 * (1 + 0.085 * (random() - 0.4) + 0.05 * Math.sin(a * 3 + seat));
    return [Math.cos(a) * q, Math.sin(a) * q] as const;
  });
  const middle = (i: number) => {
    const [p, q] = [edge[i % n], edge[(i + 1) % n]];
    return `${tenth((p[0] + q[0]) / 2)} ${tenth((p[1] + q[1]) / 2)}`;
  };
  const d = `M${middle(n - 1)}${edge.map(([x, y], i) => `Q${tenth(x)} ${tenth(y)} ${middle(i)}`).join('')}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="100" height="100"><defs><radialGradient id="w" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".38" stop-color="${colour}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs><path d="${d}" transform="translate(2 4)" fill="#1a0c02" opacity=".35"/><path d="${d}" fill="url(#w)"/><circle r="31" fill="none" stroke="${shade}" stroke-width="3.6" opacity=".75"/><circle r="31" cx="1" cy="2" fill="none" stroke="${light}" stroke-width="1.4" opacity=".7"/>${signSvg(EMBLEMS[seat], 1.2, 2.4, 42, shade)}${signSvg(EMBLEMS[seat], 0, 0, 42, '#fff8ea')}</svg>`;
}
