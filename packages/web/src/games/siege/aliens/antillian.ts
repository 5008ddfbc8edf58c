import type { Kind } from '@starboard/siege';
import { n, seeded } from '../../../art/seeded.ts';

/** The tide people: amber shells, sea-green flesh, light from above the water. A picture of 100 by 140. */
export function antillian(kind: Kind): string {
  const random = seeded(`antillian ${kind}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice"><defs>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="#1c8f86"/><stop offset=".45" stop-color="#0d5a60"/><stop offset="1" stop-color="#04222e"/></linearGradient>
<radialGradient id="sun" cx=".5" cy=".3" r=".6"><stop stop-color="#ffe7a3" stop-opacity=".95"/><stop offset=".4" stop-color="#ffbf57" stop-opacity=".4"/><stop offset="1" stop-color="#ffbf57" stop-opacity="0"/></radialGradient>
<linearGradient id="k" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#ffe1a0"/><stop offset=".38" stop-color="#e8983a"/><stop offset="1" stop-color="#5d230f"/></linearGradient>
<linearGradient id="f" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#b9f7dc"/><stop offset=".45" stop-color="#37a58f"/><stop offset="1" stop-color="#0a3f45"/></linearGradient>
<radialGradient id="e"><stop stop-color="#fffbe0"/><stop offset=".55" stop-color="#ffc24a"/><stop offset="1" stop-color="#e06a12"/></radialGradient>
<radialGradient id="glow"><stop stop-color="#fff3b8"/><stop offset=".35" stop-color="#ffd15c" stop-opacity=".75"/><stop offset="1" stop-color="#ffd15c" stop-opacity="0"/></radialGradient>
<style>.k{fill:url(#k)}.f{fill:url(#f)}.o{stroke:#2a120c;stroke-width:1.3;stroke-linejoin:round}.l{fill:none;stroke:#fff2cf;stroke-width:1.1;stroke-linecap:round;opacity:.75}.d{fill:none;stroke:#3a160b;stroke-width:1;opacity:.6;stroke-linecap:round}.a{fill:none;stroke:url(#k);stroke-linecap:round}.s{fill:none;stroke:#c9fff0;stroke-linecap:round}</style></defs>
<path d="M0 0h100v140H0z" fill="url(#w)"/><circle cx="50" cy="46" r="62" fill="url(#sun)"/>${water(random)}${FIGURES[kind]}</svg>`;
}

/** A drawing and its reflection in the middle line. */
const mirror = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;

function water(random: () => number): string {
  const rays = Array.from({ length: 5 }, (_, i) => {
    const x = 6 + i * 20 + random() * 10;
    return `<path d="M${n(x)} 0l${n(6 + random() * 7)} 0 ${n(-14 + random() * 28)} 140h-16z" fill="#d8fff2" opacity="${n(0.05 + random() * 0.09)}"/>`;
  });
  const bubbles = Array.from(
    { length: 12 },
    () =>
      `<circle cx="${n(random() * 100)}" cy="${n(random() * 100)}" r="${n(0.5 + random() * 1.6)}" fill="#dffff4" opacity="${n(0.25 + random() * 0.4)}"/>`,
  );
  return rays.join('') + bubbles.join('');
}

const shoulders = (width = 0) =>
  `<path class="f o" d="M36 140C36 118 40 92 50 88C60 92 64 118 64 140Z"/>${mirror(
    `<path class="k o" d="M46 140C${44 - width} 120 ${40 - width} 106 ${30 - width} 102C${14 - width} 98 ${2 - width} 112 ${-2 - width} 140Z"/><path class="d" d="M40 138C38 124 32 114 ${24 - width} 110M30 138C28 128 22 120 ${14 - width} 118"/><path class="l" d="M${8 - width} 118C${13 - width} 107 ${22 - width} 104 ${30 - width} 106"/>`,
  )}`;

const HEADS = {
  round: 'M50 34C72 34 79 52 76 70C73 87 62 98 50 98C38 98 27 87 24 70C21 52 28 34 50 34Z',
  long: 'M50 26C67 30 76 46 69 62C64 77 58 98 50 104C42 98 36 77 31 62C24 46 33 30 50 26Z',
  hammer:
    'M6 50C20 40 38 44 50 38C62 44 80 40 94 50C92 63 76 62 68 66C67 84 60 99 50 100C40 99 33 84 32 66C24 62 8 63 6 50Z',
  helm: 'M50 30C72 32 81 50 77 69L69 94C61 100 39 100 31 94L23 69C19 50 28 32 50 30Z',
} as const;

const head = (shape: keyof typeof HEADS) => `<path class="f o" d="${HEADS[shape]}"/>`;

/** The shell over the brow; what is below stays flesh. */
const mask = (lift = 0) =>
  `<path class="k o" d="M50 ${26 - lift}C74 ${27 - lift} 81 47 77 62C68 53 59 55 50 66C41 55 32 53 23 62C19 47 26 ${27 - lift} 50 ${26 - lift}Z"/><path class="l" d="M30 ${42 - lift / 2}C35 ${32 - lift} 43 ${30 - lift} 50 ${30 - lift}"/><path class="d" d="M50 ${28 - lift}V62M39 ${31 - lift}C36 42 37 50 40 55M61 ${31 - lift}C64 42 63 50 60 55"/>`;

const eyes = (x = 14, y = 66, rx = 6.5, ry = 5) =>
  mirror(
    `<g transform="rotate(14 ${50 - x} ${y})"><ellipse cx="${50 - x}" cy="${y}" rx="${rx + 1.6}" ry="${ry + 1.6}" fill="#1c0d0a"/><ellipse cx="${50 - x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#e)"/><ellipse cx="${50 - x + 1}" cy="${y}" rx="1.3" ry="${ry * 0.86}" fill="#2a0f06"/><circle cx="${50 - x - 2}" cy="${y - 1.8}" r="1.2" fill="#fff"/></g>`,
  );

const antennae = (dx = 18, top = 8, width = 2.6) =>
  mirror(
    `<path class="a" stroke-width="${width}" d="M42 34C40 22 ${44 - dx} 22 ${48 - dx} ${top}"/><circle cx="${48 - dx}" cy="${top}" r="${width}" fill="url(#e)"/>`,
  );

const jaws = mirror(
  '<path class="k o" d="M46 86C36 88 33 98 41 106C41 99 43 95 49 93Z"/><path class="d" d="M41 90C38 94 38 98 40 101"/>',
);

const gills = mirror(
  '<path class="s" stroke-width="1.4" opacity=".7" d="M30 74C27 78 28 83 31 86M34 78C31 82 32 87 35 90"/>',
);

const fins = (out = 0) =>
  mirror(
    `<path class="f o" d="M26 58C${12 - out} 46 ${4 - out} 48 ${-2 - out} 38C${0 - out} 60 ${6 - out} 78 27 80Z"/><path class="s" stroke-width="1" opacity=".6" d="M24 62C14 58 ${6 - out} 56 ${3 - out} 48M24 68C14 68 ${8 - out} 66 ${4 - out} 60M25 74C18 76 ${12 - out} 74 ${8 - out} 70"/>`,
  );

const fish = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#ffe9b0"><path d="M0 0C4 -5 12 -5 16 0C12 5 4 5 0 0Z"/><path d="M15 0L22 -4V4Z"/><circle cx="4" cy="-.6" r="1" fill="#37200c"/></g>`;

const egg = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.25}" fill="url(#e)" class="o"/><ellipse cx="${x}" cy="${y + 1}" rx="${r * 0.45}" ry="${r * 0.6}" fill="#8a3408" opacity=".55"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.5}" r="${r * 0.22}" fill="#fff"/>`;

const singer = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size}) translate(-50 -66)"><path class="f o" d="M38 140C38 116 42 96 50 92C58 96 62 116 62 140Z"/>${head('long')}${mask()}${eyes(11, 63, 4.4, 3.2)}<ellipse cx="50" cy="86" rx="5.5" ry="8" fill="#2a0d10" class="o"/><ellipse cx="50" cy="90" rx="3" ry="3" fill="#e0705a"/></g>`;

const FIGURES: Readonly<Record<Kind, string>> = {
  'draw-1-2': `${fish(66, 26, 0.8)}${fish(78, 38, 0.6)}${fish(70, 48, 0.45)}${shoulders()}${fins()}${head('round')}${mask()}${antennae()}${eyes()}${gills}<path class="k o" d="M50 92C40 96 22 92 10 78C8 92 14 108 30 108C40 108 50 104 54 98Z"/><ellipse cx="11" cy="84" rx="4" ry="8" transform="rotate(-24 11 84)" fill="#3a160b" class="o"/><path class="d" d="M18 88C24 98 34 102 46 100"/>`,
  'draw-3-4': `${shoulders(4)}${antennae(30, 14, 3)}${head('round')}${mask(4)}${mirror(egg(20, 40, 7) + egg(33, 25, 8))}${egg(50, 19, 9)}${eyes(13, 68, 7, 5.6)}${jaws}${mirror(egg(26, 118, 8) + egg(39, 126, 8.5))}${egg(50, 112, 8)}${egg(50, 132, 8)}`,
  'discard-1-2': `<g opacity=".38" transform="translate(17 -8) rotate(9 50 70)">${head('helm')}${mask(6)}</g>${shoulders(2)}${head('helm')}${mask(3)}<path class="k o" d="M44 26C46 14 54 14 56 26L53 62H47Z"/>${eyes(15, 69, 6, 3.6)}${jaws}<path class="k o" d="M8 100C24 92 40 98 46 106C46 124 36 138 24 140C12 134 6 116 8 100Z"/><path class="d" d="M27 98V138M10 108C22 102 36 106 45 112M12 120C22 116 34 118 42 124"/>`,
  'discard-2-3': `<path class="a" stroke-width="4" d="M84 140L78 34"/><path d="M80 36C60 8 26 8 8 30C30 20 58 26 74 48Z" class="o" fill="#d9fff2"/><path d="M14 26C36 14 60 20 76 40" fill="none" stroke="#fff" stroke-width="1.4"/>${shoulders()}<path class="f o" d="M50 22C82 26 86 70 78 104C66 96 60 98 50 106C40 98 34 96 22 104C14 70 18 26 50 22Z"/><path d="M50 40C68 42 72 66 66 92C60 98 40 98 34 92C28 66 32 42 50 40Z" fill="#06181c"/>${eyes(10, 68, 5, 3.4)}${mirror('<path class="k o" d="M36 90C34 84 34 78 36 74L44 88Z"/>')}<path class="k o" d="M42 92L46 104L50 94L54 104L58 92Z"/>`,
  'enemy-draw-1-2': `<circle cx="30" cy="40" r="30" fill="url(#glow)"/>${shoulders(-3)}${fins(-3)}${head('long')}${mask()}${eyes(12, 65, 5.4, 4.4)}<path d="M44 82C48 86 52 86 56 82" class="d" stroke-width="1.4"/><path class="a" stroke-width="3" d="M50 30C52 8 34 4 28 18C27 24 28 28 30 32"/><circle cx="30" cy="39" r="8" fill="url(#e)" class="o"/><circle cx="28" cy="36" r="2.2" fill="#fff"/>${mirror('<path class="s" stroke-width="2" d="M40 98C26 106 20 118 26 132M44 102C36 112 34 122 38 134"/>')}`,
  'enemy-draw-2-3': `<g fill="none" stroke="#fff0bf" stroke-width="1.2" opacity=".75"><path d="M8 40C24 22 76 22 92 40M2 30C22 8 78 8 98 30M18 48C32 36 68 36 82 48"/></g>${singer(22, 82, 0.62)}${singer(78, 82, 0.62)}${singer(50, 76, 0.86)}`,
  'enemy-discard-1-2': `<path class="a" stroke-width="3.4" d="M92 140L72 6"/><path d="M72 -6L78 16L72 22L66 17Z" fill="#e9fff8" class="o"/>${shoulders(-4)}<path class="f o" d="M50 34C60 34 64 44 66 50C80 50 94 60 100 80C86 74 74 78 66 90C60 98 54 102 50 108C46 102 40 98 34 90C26 78 14 74 0 80C6 60 20 50 34 50C36 44 40 34 50 34Z"/><path class="k o" d="M50 36C58 36 62 48 62 56C58 60 54 66 50 76C46 66 42 60 38 56C38 48 42 36 50 36Z"/><path class="d" d="M50 38V72M44 46L47 62M56 46L53 62"/>${eyes(19, 66, 5, 3)}${mirror('<path class="s" stroke-width="1" opacity=".6" d="M30 58C20 60 12 66 6 74M32 64C24 66 18 70 14 76"/>')}`,
  decoy: `<ellipse cx="50" cy="128" rx="44" ry="12" fill="#e8cf9a" opacity=".5"/><g class="o"><path class="k" d="M16 116C8 80 26 36 58 34C88 34 96 66 86 90C78 112 48 128 16 116Z"/><path d="M20 112C16 88 30 70 48 76C60 82 58 104 44 112C34 117 26 116 20 112Z" fill="#0b0f14"/></g><path d="M30 108C26 94 34 82 44 84C52 88 50 102 42 108Z" fill="#1f2a2f" opacity=".8"/><g fill="none" stroke="#4a1c0c" stroke-width="1.6" opacity=".65" stroke-linecap="round"><path d="M62 50C76 50 78 66 68 70C58 72 56 60 64 60M30 58C46 36 84 40 84 70C82 92 66 100 58 98M22 78C30 58 48 50 58 60"/></g><path class="l" d="M28 60C38 44 52 40 62 42"/>${mirror('<path class="s" stroke-width="1.2" opacity=".5" d="M8 124C12 120 14 114 12 108"/>')}`,
  marshal: `<g class="s" stroke-width="2" opacity=".7"><path d="M4 70C10 30 60 8 88 40M96 62C92 106 34 122 10 92M14 54C28 24 66 22 80 50"/><path d="M88 40l-9 -3M88 40l2 -9M10 92l9 2M10 92l-1 9"/></g>${shoulders(5)}${head('helm')}${mask(3)}<path class="f o" d="M50 4C58 12 60 28 57 44L50 56L43 44C40 28 42 12 50 4Z"/><path class="s" stroke-width="1" opacity=".7" d="M50 10V50M46 18L46 42M54 18V42"/>${eyes(14, 68, 6.4, 4.2)}${jaws}<circle cx="50" cy="118" r="8" fill="url(#e)" class="o"/><path d="M46 118C46 112 54 112 54 118C54 122 49 122 50 118" fill="none" stroke="#5d230f" stroke-width="1.5"/>`,
  raider: `<path d="M70 140V14" class="a" stroke-width="3.4"/><path class="f o" d="M70 14C96 22 100 48 90 70C84 60 78 58 70 60Z"/><path class="s" stroke-width="1" d="M74 22C88 30 92 46 88 60M74 34C82 40 84 48 83 56"/><g transform="rotate(-9 50 70)">${shoulders(-2)}${fins(4)}${head('long')}${mask(1)}<path class="k o" d="M30 40C40 18 74 16 92 26C84 32 76 40 72 54C58 44 44 42 30 40Z"/><path class="d" d="M38 38C52 26 70 24 84 27"/>${eyes(12, 65, 5.6, 3.6)}<path class="o" d="M54 60L72 62L70 72C64 76 58 74 55 68Z" fill="#1c0d0a"/><path d="M24 58L76 62" stroke="#1c0d0a" stroke-width="1.6"/>${jaws}</g>`,
  oracle: `${Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI * (1.06 + (i / 7) * 0.88);
    const [x, y] = [50 + Math.cos(angle) * 43, 58 + Math.sin(angle) * 46];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="5" fill="#fff3c9" class="o"/><circle cx="${n(x + (i - 3.5) * 0.9)}" cy="${n(y)}" r="4.4" fill="#123c47"/>`;
  }).join(
    '',
  )}${shoulders(-4)}<path class="f o" d="M50 26C78 26 86 54 82 70C76 66 72 70 68 74C62 68 56 70 50 76C44 70 38 68 32 74C28 70 24 66 18 70C14 54 22 26 50 26Z" opacity=".94"/><path class="l" d="M28 48C32 36 42 32 50 32"/><path class="f o" d="M36 72C36 92 42 100 50 102C58 100 64 92 64 72C58 68 54 72 50 76C46 72 42 68 36 72Z"/><ellipse cx="50" cy="50" rx="12" ry="8.5" fill="#1c0d0a"/><ellipse cx="50" cy="50" rx="10.5" ry="7" fill="url(#e)"/><circle cx="50" cy="50" r="3.6" fill="#2a0f06"/><circle cx="47" cy="47" r="1.7" fill="#fff"/>${mirror('<path d="M40 82C43 85 45 85 47 83" fill="none" stroke="#06292c" stroke-width="1.6" stroke-linecap="round"/><path class="s" stroke-width="2" d="M24 72C18 90 22 106 14 124M32 76C30 94 32 108 26 128"/>')}`,
  vanguard: `${mirror('<path class="a" stroke-width="3" d="M12 140V30"/><path d="M12 18V34M5 22C5 32 19 32 19 22" fill="none" stroke="#ffe1a0" stroke-width="3" stroke-linecap="round"/><path class="f o" d="M14 42C24 40 26 46 34 44V74C26 78 22 70 14 74Z"/>')}${shoulders(5)}${head('helm')}${mask(3)}${mirror('<path class="k o" d="M46 32C38 26 30 16 34 2C40 8 52 18 49 34Z"/><path class="l" d="M36 8C36 16 40 22 45 27"/>')}${eyes(14, 68, 6.6, 4.4)}${jaws}${mirror('<path class="l" stroke-width="2" d="M44 112L34 108M44 118L33 115M44 124L34 123"/>')}<path d="M50 106L53 114L61 114L55 119L57 127L50 122L43 127L45 119L39 114L47 114Z" fill="url(#e)" class="o"/>`,
};
