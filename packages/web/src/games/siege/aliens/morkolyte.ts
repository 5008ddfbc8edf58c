import type { Kind } from '@starboard/siege';
import { n, seeded } from '../../../art/seeded.ts';

/** The crystal people: facets cut by a cold light from above on the left. A picture of 100 by 140. */
export function morkolyte(kind: Kind): string {
  const random = seeded(`morkolyte ${kind}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice"><defs>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="#5a3fa8"/><stop offset=".5" stop-color="#2c1a63"/><stop offset="1" stop-color="#0d0626"/></linearGradient>
<radialGradient id="m" cx=".5" cy=".36" r=".6"><stop stop-color="#f4f1ff" stop-opacity=".9"/><stop offset=".4" stop-color="#b9a6ff" stop-opacity=".36"/><stop offset="1" stop-color="#b9a6ff" stop-opacity="0"/></radialGradient>
<radialGradient id="e"><stop stop-color="#fff"/><stop offset=".5" stop-color="#c9f3ff"/><stop offset="1" stop-color="#57b6ff"/></radialGradient>
<radialGradient id="glow"><stop stop-color="#fff"/><stop offset=".3" stop-color="#c7e9ff" stop-opacity=".8"/><stop offset="1" stop-color="#9fb4ff" stop-opacity="0"/></radialGradient>
<style>.r{fill:none;stroke:#eee9ff;stroke-linecap:round}</style></defs>
<path d="M0 0h100v140H0z" fill="url(#w)"/><circle cx="50" cy="50" r="60" fill="url(#m)"/>${cave(random)}${FIGURES[kind](random)}</svg>`;
}

type Point = readonly [number, number];

const VIOLET = [264, 52] as const;
const SMOKE = [250, 12] as const;
const SLAG = [330, 48] as const;

/** A cut stone: its outline, the point where the facets meet, and its hue and saturation. */
function gem(
  outline: readonly Point[],
  [ax, ay]: Point,
  [hue, saturation]: readonly [number, number] = VIOLET,
): string {
  return outline
    .map(([x, y], i) => {
      const [u, v] = outline[(i + 1) % outline.length];
      const angle = Math.atan2((y + v) / 2 - ay, (x + u) / 2 - ax);
      const light = 50 + 34 * Math.cos(angle + 2.2);
      const fill = `hsl(${n(hue - light * 0.3)} ${saturation}% ${n(light)}%)`;
      return `<path d="M${n(x)} ${n(y)}L${n(u)} ${n(v)}L${n(ax)} ${n(ay)}Z" fill="${fill}" stroke="#f3f0ff" stroke-opacity=".34" stroke-width=".5" stroke-linejoin="round"/>`;
    })
    .join('');
}

const flip = (points: readonly Point[]): Point[] => points.map(([x, y]) => [100 - x, y]);

/** The same stone left and right; the light does not turn with it. */
function pair(outline: readonly Point[], apex: Point, hue = VIOLET as readonly [number, number]): string {
  return gem(outline, apex, hue) + gem(flip(outline), [100 - apex[0], apex[1]], hue);
}

/** A spike from a foot to a tip. */
function spike(foot: Point, tip: Point, width: number, hue = VIOLET as readonly [number, number]): string {
  const angle = Math.atan2(tip[1] - foot[1], tip[0] - foot[0]) + Math.PI / 2;
  const [dx, dy] = [Math.cos(angle) * width, Math.sin(angle) * width];
  const waist: Point = [tip[0] * 0.7 + foot[0] * 0.3, tip[1] * 0.7 + foot[1] * 0.3];
  return gem(
    [
      [foot[0] - dx, foot[1] - dy],
      [waist[0] - dx, waist[1] - dy],
      tip,
      [waist[0] + dx, waist[1] + dy],
      [foot[0] + dx, foot[1] + dy],
    ],
    [(foot[0] + waist[0]) / 2 + dx * 0.2, (foot[1] + waist[1]) / 2 + dy * 0.2],
    hue,
  );
}

const spikes = (feet: readonly (readonly [Point, Point, number])[], hue = VIOLET as readonly [number, number]) =>
  feet
    .map(([foot, tip, width]) => spike(foot, tip, width, hue) + spike(flip([foot])[0], flip([tip])[0], width, hue))
    .join('');

/** Loose stones around the figure. */
function dust(random: () => number, count: number, hue = VIOLET as readonly [number, number]): string {
  return Array.from({ length: count }, () => {
    const [x, y, s] = [4 + random() * 92, 6 + random() * 104, 1.4 + random() * 3.6];
    return gem(
      [
        [x, y - s * 1.6],
        [x + s, y],
        [x, y + s * 1.4],
        [x - s * 0.8, y],
      ],
      [x + s * 0.15, y - s * 0.2],
      hue,
    );
  }).join('');
}

function cave(random: () => number): string {
  const spire = (i: number) => {
    const x = i * 13 + random() * 8;
    const w = 4 + random() * 6;
    return `<path d="M${n(x - w)} 140L${n(x - w * 0.5)} ${n(96 - random() * 46)}L${n(x)} ${n(70 - random() * 40)}L${n(x + w * 0.7)} ${n(100 - random() * 36)}L${n(x + w)} 140Z" fill="#1b0d4a" opacity="${n(0.3 + random() * 0.3)}"/>`;
  };
  const sparks = Array.from(
    { length: 12 },
    () =>
      `<path d="M${n(random() * 100)} ${n(random() * 100)}l.7 1.6 1.6.7-1.6.7-.7 1.6-.7-1.6-1.6-.7 1.6-.7z" fill="#fff" opacity="${n(0.35 + random() * 0.5)}"/>`,
  );
  return Array.from({ length: 8 }, (_, i) => spire(i)).join('') + sparks.join('');
}

const body = (width = 0, hue = VIOLET as readonly [number, number]) =>
  gem(
    [
      [38, 98],
      [50, 92],
      [62, 98],
      [66, 142],
      [34, 142],
    ],
    [49, 112],
    hue,
  ) +
  pair(
    [
      [38, 100],
      [24 - width, 98],
      [8 - width, 112],
      [2 - width, 142],
      [36, 142],
    ],
    [22 - width, 116],
    hue,
  );

const HEADS = {
  kite: [
    [50, 22],
    [70, 40],
    [74, 62],
    [62, 88],
    [50, 102],
    [38, 88],
    [26, 62],
    [30, 40],
  ],
  block: [
    [36, 32],
    [64, 32],
    [78, 48],
    [74, 80],
    [62, 98],
    [38, 98],
    [26, 80],
    [22, 48],
  ],
  blade: [
    [50, 8],
    [64, 38],
    [70, 62],
    [58, 86],
    [50, 108],
    [42, 86],
    [30, 62],
    [36, 38],
  ],
  wide: [
    [50, 34],
    [74, 36],
    [90, 56],
    [72, 76],
    [58, 96],
    [42, 96],
    [28, 76],
    [10, 56],
    [26, 36],
  ],
} as const satisfies Record<string, readonly Point[]>;

const head = (shape: keyof typeof HEADS, hue = VIOLET as readonly [number, number]) => gem(HEADS[shape], [48, 56], hue);

/** Slanted eyes that glow; `open` is their height. */
const eyes = (x = 12, y = 64, width = 9, open = 4) =>
  [50 - x, 50 + x]
    .map((cx, i) => {
      const s = i ? -1 : 1;
      const d = `M${cx - s * width} ${y - open}L${cx + s * width * 0.5} ${y - open * 0.2}L${cx + s * width} ${y + open * 0.9}L${cx - s * width * 0.4} ${y + open}Z`;
      return `<path d="${d}" fill="#0d0626" stroke="#0d0626" stroke-width="3" stroke-linejoin="round"/><ellipse cx="${cx}" cy="${y}" rx="${width * 1.3}" ry="${open * 2.4}" fill="url(#glow)" opacity=".55"/><path d="${d}" fill="url(#e)"/>`;
    })
    .join('');

const mouth = (y = 86, width = 10) =>
  `<path d="M${50 - width} ${y}L${50 - width / 2} ${y + 4}L50 ${y}L${50 + width / 2} ${y + 4}L${50 + width} ${y}" fill="none" stroke="#150a38" stroke-width="2" stroke-linejoin="bevel"/>`;

const rings = (cx: number, cy: number, radii: readonly number[]) =>
  radii
    .map((r) => `<circle class="r" cx="${cx}" cy="${cy}" r="${r}" stroke-width="1.3" opacity="${n(0.95 - r / 70)}"/>`)
    .join('');

const lit = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow)"/>`;

const FIGURES: Readonly<Record<Kind, (random: () => number) => string>> = {
  'draw-1-2': (random) =>
    `${rings(50, 28, [16, 24, 33])}${body(-4)}${spikes([[[36, 40], [22, 12], 3.4]])}${head('kite')}${eyes()}${mouth(84, 7)}${spike([50, 34], [50, 4], 4)}${lit(50, 24, 12)}${dust(random, 5)}`,
  'draw-3-4': (random) =>
    `${body(5, SMOKE)}${head('block', SMOKE)}<path d="M50 96C34 98 26 112 32 130C42 140 58 140 68 130C74 112 66 98 50 96Z" fill="#16082f" stroke="#efeaff" stroke-width="1.2"/>${spikes(
      [
        [[40, 134], [38, 108], 3],
        [[47, 136], [45, 102], 3.4],
      ],
    )}${lit(50, 120, 22)}${eyes(13, 60, 8, 3.4)}${mouth(82, 9)}${spikes([
      [[34, 34], [24, 14], 4],
      [[44, 32], [41, 12], 3.6],
    ])}${dust(random, 4)}`,
  'discard-1-2': (random) =>
    `${body(4, SLAG)}${spikes([[[28, 44], [8, 30], 5]], SLAG)}${head('block', SLAG)}<path d="M38 34L44 52L36 66L46 84M62 36L58 50L66 60" fill="none" stroke="#ffd9a0" stroke-width="1.6"/>${eyes(13, 64, 8, 3.6)}${mouth(86, 11)}${dust(random, 9, SLAG)}`,
  'discard-2-3': (random) =>
    `${body(6)}${spikes([
      [[24, 50], [2, 22], 6],
      [[36, 36], [24, 4], 5],
    ])}${head('block')}${spike([50, 40], [50, 0], 6)}${eyes(13, 62, 9, 4.4)}${mouth(84, 12)}${pair(
      [
        [4, 92],
        [20, 86],
        [30, 98],
        [24, 114],
        [6, 112],
      ],
      [17, 98],
    )}<path d="M10 96l8 8-4 8M84 94l4 9 6 4" fill="none" stroke="#150a38" stroke-width="1.3"/>${dust(random, 7)}`,
  'enemy-draw-1-2': (random) =>
    `<g fill="#fff" opacity=".5"><path d="M50 24L-6 2V18ZM50 24L106 2V18ZM50 24L42 -6H58Z"/></g>${body(-6)}${head('blade')}${lit(50, 25, 24)}${gem(
      [
        [50, 10],
        [59, 24],
        [50, 40],
        [41, 24],
      ],
      [48, 22],
      [205, 70],
    )}${eyes(10, 66, 7, 3.4)}${dust(random, 4)}`,
  'enemy-draw-2-3': (random) =>
    `${rings(50, 62, [30, 37, 44, 51, 58])}${body()}<g opacity=".42"><g transform="translate(-17 3)">${head('kite')}</g><g transform="translate(17 3)">${head('kite')}</g></g>${head('kite')}${eyes(11, 60, 8, 3.8)}<path d="M41 80L50 76L59 80L56 94H44Z" fill="#150a38" stroke="#dfeaff" stroke-width="1"/>${dust(random, 5)}`,
  'enemy-discard-1-2': (random) =>
    `${spike([90, 138], [64, 2], 4.4)}${body(-4, SMOKE)}${spikes([[[30, 56], [4, 60], 4]], SMOKE)}${head('blade', SMOKE)}${eyes(11, 62, 9, 3)}<path d="M50 10L54 40L46 60L52 80L50 106" fill="none" stroke="#0d0626" stroke-width="1.8"/>${dust(random, 7, SMOKE)}`,
  decoy: (random) =>
    `<g class="r" stroke-width="3" opacity=".3"><path d="M10 130C24 108 2 92 18 70C32 52 14 36 26 16M90 132C74 112 98 96 82 74C70 56 88 40 76 18"/></g>${gem(
      [
        [50, 12],
        [80, 34],
        [80, 92],
        [50, 122],
        [20, 92],
        [20, 34],
      ],
      [50, 66],
      SMOKE,
    )}<path d="M50 24L70 40V86L50 108L30 86V40Z" fill="#171232" stroke="#f3f0ff" stroke-width="1.2"/><g opacity=".5">${eyes(10, 62, 6, 2.6)}</g><path d="M34 44L58 30M34 56L66 34M36 82L48 74" class="r" stroke-width="1.4" opacity=".6"/>${dust(random, 6, SMOKE)}`,
  marshal: (random) =>
    `<g class="r" stroke-width="1.5" opacity=".75"><path d="M30 18C4 20 -4 64 14 92M70 18C96 20 104 64 86 92M36 12C20 -6 -10 30 -4 60M64 12C80 -6 110 30 104 60"/></g>${body(5)}${head('block')}${pair(
      [
        [46, 36],
        [34, 34],
        [24, 18],
        [28, 2],
        [38, 4],
        [36, 16],
        [46, 24],
      ],
      [34, 20],
    )}${gem(
      [
        [28, 2],
        [38, 4],
        [37, 11],
        [26, 9],
      ],
      [32, 6],
      [350, 70],
    )}${gem(
      [
        [72, 2],
        [62, 4],
        [63, 11],
        [74, 9],
      ],
      [68, 6],
      [210, 80],
    )}${eyes(13, 62, 9, 3.8)}${mouth(84, 10)}${lit(50, 120, 14)}${dust(random, 6)}`,
  raider: (random) =>
    `<g opacity=".85"><path d="M100 -6L58 40L76 52Z" fill="#fff"/><path d="M104 10L66 44L80 58Z" fill="#ffc98a" opacity=".75"/><path d="M84 -8L50 34L64 44Z" fill="#bfe3ff" opacity=".7"/></g><g transform="rotate(8 50 70)">${body(2)}${spikes(
      [
        [[30, 48], [10, 20], 4.4],
        [[24, 66], [0, 56], 3.6],
      ],
    )}${head('blade')}<path d="M30 56L50 64L70 56V66L50 76L30 66Z" fill="#0d0626"/>${eyes(11, 64, 8, 2.4)}</g>${dust(random, 5, [28, 60])}`,
  oracle: (random) =>
    `${Array.from({ length: 8 }, (_, i) => {
      const angle = Math.PI * (1.05 + (i / 7) * 0.9);
      return `<path d="M50 46L${n(50 + Math.cos(angle - 0.05) * 74)} ${n(46 + Math.sin(angle - 0.05) * 74)}L${n(50 + Math.cos(angle + 0.05) * 74)} ${n(46 + Math.sin(angle + 0.05) * 74)}Z" fill="hsl(${i * 45} 90% 78%)" opacity=".75"/>`;
    }).join('')}${body(-2)}${gem(
      [
        [50, 16],
        [82, 76],
        [50, 102],
        [18, 76],
      ],
      [50, 60],
    )}${lit(50, 58, 26)}<path d="M32 60C40 48 60 48 68 60C60 71 40 71 32 60Z" fill="#0d0626"/><path d="M35 60C42 51 58 51 65 60C58 68 42 68 35 60Z" fill="url(#e)"/><path d="M50 52L53.4 60L50 68L46.6 60Z" fill="#1a0f4a"/>${dust(random, 6)}`,
  vanguard: (random) =>
    `${body(7)}<path d="M50 92L46 104L53 114L47 126L51 142" fill="none" stroke="#fff" stroke-width="2.4"/><g transform="translate(-15 4) rotate(-7 50 70) scale(.94)">${head('block')}${spikes([[[38, 34], [26, 8], 5]])}${eyes(12, 62, 8, 3.6)}</g><g transform="translate(21 12) rotate(7 50 70) scale(.86)">${head('kite')}${spikes([[[40, 34], [34, 6], 4]])}${eyes(11, 62, 8, 3.6)}${mouth(84, 7)}</g>${dust(random, 5)}`,
};
