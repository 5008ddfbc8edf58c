import { n } from '../../../art/seeded.ts';
import { mix } from './hues.ts';

/** Masks this wide are whole; narrower ones are left halves. */
const WHOLE = 20;

/** A mask in full: its left half mirrored. */
export function rowsOf(mask: readonly string[]): readonly string[] {
  const width = mask[0].length;
  if (width > WHOLE) return mask;
  return mask.map((row) => row + [...row].slice(0, -1).reverse().join(''));
}

/** How many pixels a mask is wide and high. */
export function sizeOf(mask: readonly string[]): readonly [number, number] {
  const [row] = rowsOf(mask);
  return [row.length, mask.length];
}

/** What lies around the pixels: the ink of the outline and the foot. */
const MARGIN = 1;
const FOOT = 0.7;
const INK = '#0a0618';

interface Eyes {
  readonly eye?: string;
  readonly socket?: string;
}

/**
 * A sprite in its hue. Light comes from the mask: a pixel with nothing above it is lighter, with nothing below it darker;
 * the body darkens downwards, a foot is extruded, and every row of pixels has a hint of a scanline.
 */
export function spriteSvg(
  mask: readonly string[],
  hue: string,
  { eye = '#fff', socket = '#07050f' }: Eyes = {},
): string {
  const rows = rowsOf(mask);
  const [width, height] = [rows[0].length, rows.length];
  const at = (x: number, y: number) => (rows[y]?.[x] ?? '.') !== '.';
  const tones = new Map<string, string>();
  let [foot, whole] = ['', ''];
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (sign === '.') continue;
      whole += `M${x} ${y}h1v1h-1z`;
      if (!at(x, y + 1)) foot += `M${x} ${y + 1}h1v${FOOT}h-1z`;
      const tone = toneOf(sign, !at(x, y - 1), !at(x, y + 1), y / height);
      tones.set(tone, `${tones.get(tone) ?? ''}M${x} ${y}h1v1h-1z`);
    }
  }
  const lines = rows.map((_, y) => `M0 ${n(y + 0.78)}h${width}v.22h-${width}z`).join('');
  const paths = [...tones].map(([tone, path]) => `<path d="${path}" fill="${tone}"/>`).join('');
  const box = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${n(height + FOOT + 2 * MARGIN)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${whole}${foot}" fill="none" stroke="${INK}" stroke-width=".9" stroke-opacity=".85"/><g shape-rendering="crispEdges"><path d="${foot}" fill="${mix(hue, '#06040f', 0.72)}"/>${paths}<clipPath id="c"><path d="${whole}"/></clipPath><path d="${lines}" clip-path="url(#c)" opacity=".2"/></g></svg>`;

  function toneOf(sign: string, top: boolean, bottom: boolean, depth: number): string {
    switch (sign) {
      case 'h':
        return mix(hue, '#ffffff', 0.36);
      case 'o':
        return mix(hue, '#0b0618', 0.58);
      case 'k':
        return socket;
      case 'e':
        return eye;
      case 'a':
        return mix(hue, '#ffffff', 0.78);
      default:
        if (top) return mix(hue, '#ffffff', 0.5);
        return bottom ? mix(hue, '#0b0618', 0.52) : mix(hue, '#120a2a', 0.03 + 0.24 * depth);
    }
  }
}

/** Only the rim of a mask, for what would be there. */
export function outlineSvg(mask: readonly string[], hue: string): string {
  const rows = rowsOf(mask);
  const at = (x: number, y: number) => (rows[y]?.[x] ?? '.') !== '.';
  let [rim, body] = ['', ''];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!at(x, y)) continue;
      body += `M${x} ${y}h1v1h-1z`;
      if (!at(x, y - 1)) rim += `M${x} ${y}h1`;
      if (!at(x, y + 1)) rim += `M${x} ${y + 1}h1`;
      if (!at(x - 1, y)) rim += `M${x} ${y}v1`;
      if (!at(x + 1, y)) rim += `M${x + 1} ${y}v1`;
    }
  }
  const box = `${-MARGIN} ${-MARGIN} ${rows[0].length + 2 * MARGIN} ${n(rows.length + FOOT + 2 * MARGIN)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${body}" fill="${hue}" opacity=".22"/><path d="${rim}" stroke="${hue}" stroke-width=".4" fill="none" stroke-linecap="square"/></svg>`;
}

/** How wide and high the picture of a mask is, in its pixels. */
export function pictureSize(mask: readonly string[]): readonly [number, number] {
  const [width, height] = sizeOf(mask);
  return [width + 2 * MARGIN, height + FOOT + 2 * MARGIN];
}
