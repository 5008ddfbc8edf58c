import { n, seeded } from '../../art/seeded.ts';

const HUES = ['#b5442e', '#2f6f73', '#c58a2a', '#5a6b2f', '#6a3f66', '#2f4a7a'] as const;

const die = (x: number, y: number, s: number, colour: string, pips: readonly (readonly [number, number])[]) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="4" cy="58" rx="62" ry="16" fill="#3a230f" opacity=".35"/><path d="M0 -52L46 -28V24L0 50L-46 24V-28Z" fill="${colour}" stroke="#2a170a" stroke-width="3" stroke-linejoin="round"/><path d="M0 -52L46 -28L0 -3L-46 -28Z" fill="#fff" opacity=".34"/><path d="M0 -3L46 -28V24L0 50Z" fill="#000" opacity=".24"/><circle cy="-28" rx="9" r="7" fill="#fff5dc"/>${pips.map(([px, py]) => `<ellipse cx="${px}" cy="${py}" rx="5" ry="6.4" fill="#fff5dc"/>`).join('')}</g>`;

/** A chart under a lamp: ink orbits, a compass in brass, worn dice. */
export function settlers(): string {
  const random = seeded('cover settlers');
  const orbits = [54, 96, 142, 192, 246].map((r, i) => {
    const angle = random() * 6;
    const [x, y] = [270 + Math.cos(angle) * r, 150 + Math.sin(angle) * r * 0.62];
    return `<ellipse cx="270" cy="150" rx="${r}" ry="${n(r * 0.62)}" fill="none" stroke="#5b4326" stroke-width="1.4" ${i % 2 ? 'stroke-dasharray="6 5"' : ''}/><circle cx="${n(x)}" cy="${n(y)}" r="${15 + i * 2}" fill="${HUES[i]}" stroke="#3a2712" stroke-width="2"/><path d="M${n(x - 11)} ${n(y + 6)}a14 14 0 0 0 24 -6" fill="none" stroke="#f4e2bd" stroke-width="2" opacity=".7"/>`;
  });
  const grid = Array.from({ length: 13 }, (_, i) => `<path d="M${i * 50} 0V420M0 ${i * 50}H600"/>`).join('');
  const rose = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0 0L${i % 2 ? 7 : 9} -14L0 ${i % 2 ? -36 : -58}L${i % 2 ? -7 : -9} -14Z" transform="rotate(${i * 45})" fill="${i % 2 ? '#8a6426' : '#c99a45'}" stroke="#4a3212" stroke-width="1.2"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMin slice"><defs><radialGradient id="p" cx=".44" cy=".3" r=".85"><stop stop-color="#fff0c8"/><stop offset=".45" stop-color="#e6c78c"/><stop offset="1" stop-color="#5a3515"/></radialGradient><filter id="f"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="5" seed="4"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .18 0 0 0 0 .06 0 0 0 1.1 -.44"/></filter></defs><path d="M0 0h600v420H0z" fill="url(#p)"/><rect width="600" height="420" filter="url(#f)" opacity=".6"/><g stroke="#8a6a3a" stroke-width=".7" opacity=".45">${grid}</g><circle cx="270" cy="150" r="24" fill="#d9822b" stroke="#4a2c0e" stroke-width="2.4"/>${orbits.join('')}<path d="M118 60C180 120 220 60 300 96S430 190 500 60" fill="none" stroke="#8f2f1f" stroke-width="2.6" stroke-dasharray="2 8" stroke-linecap="round"/><g transform="translate(500 92)"><circle r="64" fill="none" stroke="#c99a45" stroke-width="5"/><circle r="56" fill="none" stroke="#6b4a1a" stroke-width="1.4"/>${rose}</g>${die(
    92,
    196,
    0.92,
    '#8f2f2a',
    [
      [-30, -4],
      [-16, 28],
      [16, 26],
      [30, -6],
      [23, 10],
    ],
  )}${die(188, 250, 0.8, '#1f5f66', [
    [-23, 12],
    [14, 20],
    [32, -4],
  ])}</svg>`;
}
