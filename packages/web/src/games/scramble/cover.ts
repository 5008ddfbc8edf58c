import { n, seeded } from '../../art/seeded.ts';

const NEON = ['#ff3df0', '#2ff3ff', '#a8ff3d', '#ffb52f'] as const;

/** An invader of 11 by 8 cells, mirrored like the old ones. */
function invader(name: string, x: number, y: number, cell: number, colour: string): string {
  const random = seeded(name);
  let cells = '';
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 6; column++) {
      const solid = row > 1 && row < 6 && column > 1;
      if (random() > (solid ? 0.9 : 0.45)) continue;
      for (const at of column === 5 ? [5] : [column, 10 - column]) {
        cells += `M${n(x + (at - 5.5) * cell)} ${n(y + row * cell)}h${cell}v${cell}h-${cell}z`;
      }
    }
  }
  return `<path d="${cells}" fill="${colour}" filter="url(#g)" opacity=".8"/><path d="${cells}" fill="${colour}"/><path d="M${x - cell * 2.5} ${y + cell * 3}h${cell}v${cell}h-${cell}zM${x + cell * 1.5} ${y + cell * 3}h${cell}v${cell}h-${cell}z" fill="#0a0614"/>`;
}

/** An arcade cabinet: glowing invaders, a starfighter, a neon floor, a hint of scanlines. */
export function scramble(): string {
  const floor = [
    ...Array.from({ length: 17 }, (_, i) => `M${300 + (i - 8) * 26} 236L${300 + (i - 8) * 130} 420`),
    ...[240, 250, 264, 284, 312, 350, 398].map((y) => `M0 ${y}H600`),
  ].join('');
  const rows = Array.from({ length: 9 }, (_, i) => {
    const row = Math.floor(i / 5);
    return invader(`scramble ${i}`, 76 + (i % 5) * 112 + row * 56, 26 + row * 76, 6.4, NEON[(i * 3 + row) % 4]);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMin slice"><defs><filter id="g" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="6"/></filter><linearGradient id="b" x2="0" y2="1"><stop stop-color="#08040f"/><stop offset=".55" stop-color="#1d0a3a"/><stop offset=".57" stop-color="#3a0f5a"/><stop offset="1" stop-color="#0a0416"/></linearGradient><pattern id="s" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h4v1.2H0z" fill="#000" opacity=".34"/></pattern></defs><path d="M0 0h600v420H0z" fill="url(#b)"/><path d="${floor}" stroke="#ff3df0" stroke-width="1.4" fill="none" opacity=".75"/>${rows.join('')}<g stroke-linecap="round"><path d="M270 250V186M330 250V186" stroke="#2ff3ff" stroke-width="12" filter="url(#g)"/><path d="M270 250V186M330 250V186" stroke="#eaffff" stroke-width="4"/><path d="M420 60V176" stroke="#ffb52f" stroke-width="3" stroke-dasharray="14 10"/></g><g transform="translate(300 262)" stroke-linejoin="round"><path d="M0 -44L16 -8L54 22L50 36L16 26L10 40H-10L-16 26L-50 36L-54 22L-16 -8Z" fill="#2ff3ff" filter="url(#g)" opacity=".7"/><path d="M0 -44L16 -8L54 22L50 36L16 26L10 40H-10L-16 26L-50 36L-54 22L-16 -8Z" fill="#dff6ff" stroke="#0d5f8a" stroke-width="3"/><path d="M0 -28L8 -2H-8Z" fill="#ff3df0"/><path d="M-8 42L0 74L8 42Z" fill="#ffb52f"/></g><path d="M0 0h600v420H0z" fill="url(#s)"/></svg>`;
}
