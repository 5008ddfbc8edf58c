import { n, seeded } from '../../../art/seeded.ts';
import { flame, puff } from './fire.ts';
import { INK, mix, svg, TEAL, TOMATO } from './ink.ts';
import type { PlanetPalette } from './palettes.ts';

type Random = () => number;

/** The box of a site: its disc lies around 0,0, and what stands on it rises above. */
const BOX = [-68, -86, 136, 136] as const;

const STROKE = `stroke="${INK}" stroke-linejoin="round"`;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)];
}

/** One plot of a town: where its house stands, and which. The same plot burns down that stood there. */
interface Plot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  readonly kind: number;
  readonly lit: readonly boolean[];
  readonly broken: readonly number[];
}

function plotsOf(random: Random, { walls, roofs }: PlanetPalette): readonly Plot[] {
  const plots: Plot[] = [];
  const add = (x: number, y: number, width: number, height: number) =>
    plots.push({
      x,
      y,
      width,
      height,
      wall: pick(random, walls),
      roof: pick(random, roofs),
      kind: Math.floor(random() * 5),
      lit: Array.from({ length: 16 }, () => random() < 0.45),
      broken: Array.from({ length: 5 }, () => 0.5 + random() * 0.4),
    });
  const back = 3 + Math.floor(random() * 1.4);
  let x = -31;
  for (let i = 0; i < back; i++) {
    const width = 13 + random() * 5;
    add(x, -7, width, [22, 36, 28, 20][i] + random() * 9);
    x += width + (back === 3 ? 6.5 : 3.5);
  }
  x = -31;
  for (let i = 0; i < 3; i++) {
    const width = 13 + random() * 4;
    const height = 10 + random() * 9;
    if (i !== 1 || random() < 0.8) add(x, 7, width, height);
    x += width + 7;
  }
  return plots;
}

/** A house that stands: front, side, windows and one of five roofs. */
function house({ x, y, width: w, height: h, wall, roof, kind, lit }: Plot, window: string): string {
  const side = Math.max(4, w * 0.3);
  const s = `${STROKE} stroke-width="1.7"`;
  const [rows, columns] = [Math.max(1, Math.floor(h / 9)), Math.max(1, Math.floor(w / 7))];
  let drawn = `<path d="M${n(x + w)} ${y}l${n(side)} ${n(-side * 0.55)}v${n(-h)}l${n(-side)} ${n(side * 0.55)}Z" fill="${mix(wall, '#7a5a6a', 0.45)}" ${s}/><rect x="${n(x)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}" fill="${wall}" ${s}/>`;
  for (let i = 0; i < rows * columns; i++) {
    const [row, column] = [Math.floor(i / columns), i % columns];
    drawn += `<rect x="${n(x + (w * (column + 0.5)) / columns - 1.6)}" y="${n(y - h + (h * (row + 0.35)) / rows)}" width="3.2" height="4" fill="${lit[i] ? window : '#3b4a63'}"/>`;
  }
  const top = y - h;
  const flat = `M${n(x)} ${n(top)}l${n(side)} ${n(-side * 0.55)}h${n(w)}l${n(-side)} ${n(side * 0.55)}Z`;
  switch (kind) {
    case 0:
      return `${drawn}<path d="M${n(x - 1)} ${n(top)}a${n(w / 2 + 1)} ${n(w * 0.62)} 0 0 1 ${n(w + 2)} 0Z" fill="${roof}" ${s}/>`;
    case 1:
      return `${drawn}<path d="M${n(x - 2)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.75)}L${n(x + w + 2)} ${n(top)}l${n(side)} ${n(-side * 0.55)}L${n(x + w / 2 + side * 0.8)} ${n(top - w * 0.75 - side * 0.3)}L${n(x + w / 2)} ${n(top - w * 0.75)}" fill="${mix(roof, INK, 0.3)}" ${s}/><path d="M${n(x - 2)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.75)}L${n(x + w + 2)} ${n(top)}Z" fill="${roof}" ${s}/>`;
    case 2: {
      const mast = top - side * 0.3;
      return `${drawn}<path d="${flat}" fill="${roof}" ${s}/><path d="M${n(x + w * 0.6)} ${n(mast)}v-11" stroke="${INK}" stroke-width="1.8"/><circle cx="${n(x + w * 0.6)}" cy="${n(mast - 12)}" r="2.6" fill="${TOMATO}" stroke="${INK}" stroke-width="1.3"/>`;
    }
    case 3:
      return `${drawn}<path d="M${n(x)} ${n(top)}q0 ${n(-w * 0.9)} ${n(w / 2)} ${n(-w * 1.25)}q${n(w / 2)} ${n(w * 0.35)} ${n(w / 2)} ${n(w * 1.25)}Z" fill="${roof}" ${s}/><circle cx="${n(x + w / 2)}" cy="${n(top - w * 0.35)}" r="2.6" fill="${window}" stroke="${INK}" stroke-width="1.2"/>`;
    default:
      return `${drawn}<path d="${flat}" fill="${mix(wall, '#ffffff', 0.5)}" ${s}/><rect x="${n(x + w * 0.25)}" y="${n(top - side * 0.3 - 6)}" width="${n(w * 0.45)}" height="6" fill="${roof}" ${s}/>`;
  }
}

/** What fire leaves of a house: its plot, its breadth, a broken outline. */
function ruin({ x, y, width: w, height: h, wall, broken }: Plot): string {
  const side = Math.max(4, w * 0.3);
  const s = `${STROKE} stroke-width="1.7"`;
  const edge = broken.map((share, i) => `${n(x + (w * i) / 4)} ${n(y - h * share)}`).join('L');
  const windows = [0.18, 0.6].map(
    (at) =>
      `<rect x="${n(x + w * at)}" y="${n(y - h * 0.38)}" width="${n(w * 0.2)}" height="${n(h * 0.16)}" fill="${INK}"/>`,
  );
  return `<path d="M${n(x + w)} ${y}l${n(side)} ${n(-side * 0.5)}v${n(-h * 0.5)}l${n(-side)} ${n(side * 0.3)}Z" fill="#3b2c33" ${s}/><path d="M${n(x)} ${y}L${edge}L${n(x + w)} ${y}Z" fill="${mix(wall, '#4a3338', 0.72)}" ${s}/>${windows.join('')}`;
}

/** The disc a piece stands on: green while it is whole, red when it is damaged. */
function disc(whole: boolean, core: boolean): string {
  const [rx, ry, t] = core ? [60, 37, 10] : [49, 30, 8];
  const [top, rim] = whole ? ['#4fae6a', '#2c7a55'] : ['#d8392b', '#8e1f1f'];
  return `<ellipse cx="4" cy="${t + 4}" rx="${rx + 3}" ry="${ry + 1}" fill="${INK}" opacity=".32"/><path d="M${-rx} 0v${t}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-t}" fill="${rim}" stroke="${INK}" stroke-width="2.6"/><ellipse rx="${rx}" ry="${ry}" fill="${top}" stroke="${INK}" stroke-width="2.6"/><ellipse rx="${rx - 9}" ry="${ry - 6}" fill="${mix(top, '#ffffff', 0.2)}" opacity=".55"/><path d="M${-rx + 5} 0a${rx - 5} ${ry - 4} 0 0 1 ${n(rx * 1.35)} ${n(-ry * 0.72)}" fill="none" stroke="#fff" stroke-width="3" opacity=".55" stroke-linecap="round"/>`;
}

function crater(random: Random, { ground, rim }: PlanetPalette, core: boolean): string {
  const k = core ? 1.22 : 1;
  const corners = Array.from({ length: 14 }, (_, i) => {
    const [angle, r] = [(i / 14) * Math.PI * 2, (1 + (random() - 0.5) * 0.18) * k];
    return [Math.cos(angle) * 46 * r, Math.sin(angle) * 28 * r] as const;
  });
  const ring = (scale: number, down = 0) =>
    `M${corners.map(([x, y]) => `${n(x * scale)} ${n(y * scale + down)}`).join('L')}Z`;
  const cracks = Array.from({ length: 6 }, () => {
    const [angle, length] = [random() * Math.PI * 2, 8 + random() * 8];
    return `<path d="M${n(Math.cos(angle) * 42 * k)} ${n(Math.sin(angle) * 26 * k)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length * 0.62)}" stroke="${INK}" stroke-width="2" opacity=".7"/>`;
  });
  const rubble = Array.from({ length: 6 }, () => {
    const [angle, far, w] = [random() * Math.PI * 2, 0.55 + random() * 0.5, 4 + random() * 6];
    const [x, y] = [Math.cos(angle) * 44 * far * k, Math.sin(angle) * 27 * far * k];
    const fill = pick(random, ['#8b6a5a', '#b08a70', '#5f4a4a', rim[0]]);
    return `<path d="M${n(x)} ${n(y)}l${n(w)} ${n(-w * 0.6)}l${n(w * 0.8)} ${n(w * 0.5)}l${n(-w * 0.4)} ${n(w * 0.7)}Z" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`;
  });
  return `${cracks.join('')}<path d="${ring(1)}" fill="${ground[2]}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><path d="${ring(0.8, 2)}" fill="${mix(rim[1], INK, 0.35)}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="${ring(0.66, 6)}" fill="${INK}"/><path d="M-22 -6q10 -9 24 -8" stroke="${rim[0]}" stroke-width="3" fill="none" stroke-linecap="round"/>${rubble.join('')}<path d="M-4 -2c-8 -10 8 -14 0 -26c-6 -9 5 -12 1 -19" stroke="#5b4b58" stroke-width="4.5" fill="none" stroke-linecap="round" opacity=".55"/>`;
}

/** The dome of the Core, or what a hit leaves of it. */
function dome(whole: boolean): string {
  const lamps = [-20, -7, 7, 20].map(
    (x) =>
      `<circle cx="${x}" cy="${Math.abs(x) < 10 ? 8 : 5}" r="3" fill="${whole ? TEAL : TOMATO}" stroke="${INK}" stroke-width="1.4"/>`,
  );
  const plinth = `<path d="M-34 4l7 -14h54l7 14q-34 20 -68 0Z" fill="${whole ? '#f7ebcd' : '#6e5350'}" stroke="${INK}" stroke-width="2.4"/><path d="M-27 -10q27 13 54 0" fill="none" stroke="${INK}" stroke-width="1.8"/>${lamps.join('')}`;
  if (!whole)
    return `${plinth}${puff(12, -62, 12, '#4b3d4a')}${flame(4, -12, 30, 52, 5)}<path d="M-29 -11a29 42 0 0 1 13 -34l5 12l7 -6l3 15l8 -2l2 12l9 -3l11 6q-29 14 -58 0Z" fill="#ffb64a" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>${flame(-16, 2, 14, 24)}${flame(20, 2, 16, 28, 3)}`;
  const orbit = (turn: number) =>
    `<ellipse rx="20" ry="7" fill="none" stroke="${INK}" stroke-width="2.4" transform="rotate(${turn})"/>`;
  return `${plinth}<radialGradient id="g" cx=".35" cy=".3" r=".8"><stop stop-color="#fffbe0" stop-opacity=".95"/><stop offset=".5" stop-color="#ffd23a" stop-opacity=".2"/><stop offset="1" stop-color="#e08a10" stop-opacity=".75"/></radialGradient><path d="M-29 -11a29 42 0 0 1 58 0q-29 14 -58 0Z" fill="#ffdf5a" stroke="${INK}" stroke-width="2.8"/><path d="M-29 -11a29 42 0 0 1 58 0q-29 14 -58 0Z" fill="url(#g)"/><g transform="translate(0 -26)">${orbit(0)}${orbit(60)}${orbit(-60)}<circle r="5" fill="${TOMATO}" stroke="${INK}" stroke-width="2"/></g><path d="M-20 -22q1 -20 14 -26" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".9"/><path d="M0 -53v-13" stroke="${INK}" stroke-width="3"/><circle cy="-68" r="4.5" fill="${TOMATO}" stroke="${INK}" stroke-width="2"/>`;
}

/** A town that burns keeps its plots, so that everybody knows which one it was. */
function burning(random: Random, plots: readonly Plot[]): string {
  const back = plots.filter(({ y }) => y < 0);
  const front = plots.filter(({ y }) => y > 0);
  return `${puff(10 + random() * 6, -56 - random() * 5, 11, '#4b3d4a')}${puff(2, -44, 13, '#62515c')}${puff(18, -38, 9, '#7d6a70')}${flame(-14, -6, 20, 38, 3)}${flame(16, -8, 18, 34, 4)}${back.map(ruin).join('')}${flame(-1, 2, 20, 34, 2)}${front.map(ruin).join('')}${flame(-27, 9, 13, 22, -2)}${flame(28, 6, 14, 24, 2)}`;
}

const TREES = `<circle cx="33" cy="2" r="6" fill="#3f9c55" stroke="${INK}" stroke-width="1.6"/><circle cx="31" cy="0" r="2" fill="#8ed88f"/><circle cx="-38" cy="6" r="4.6" fill="#3f9c55" stroke="${INK}" stroke-width="1.5"/>`;

/** A site of a planet: a whole town or Core, a burning one, a crater. The name keeps its face. */
export function siteSvg(name: string, strength: number, palette: PlanetPalette, core: boolean): string {
  const random = seeded(`site ${name}`);
  if (strength === 0) return svg(BOX, crater(random, palette, core));
  const whole = strength === 2;
  const base = disc(whole, core);
  if (core) return svg(BOX, base + dome(whole));
  const plots = plotsOf(random, palette);
  const town = whole ? plots.map((plot) => house(plot, palette.window)).join('') + TREES : burning(random, plots);
  return svg(BOX, base + town);
}
