import { BARE, circle, DARK, line, type Machine, MINT, path, rect, STEEL, STEEL_ACROSS, times, WARM } from './ink.ts';
import { signAt } from './signs.ts';

/** The machines of the Military modules, in a box of 100 by 74. */
export const MILITARY: Readonly<Record<string, Machine>> = {
  'military-command': (c) =>
    path('M14 66 26 46H74L86 66Z', `url(#en-${c.name})`) +
    path('M26 46H74L78 52H22Z', c.light, `${BARE} opacity=".55"`) +
    path('M30 46 20 12H80L70 46Z', MINT, `${BARE} opacity=".13"`) +
    '<ellipse cx="50" cy="45" rx="21" ry="4.5" fill="#0a1e1c" stroke="#8ff5d4" stroke-width="1"/>' +
    path(
      'M50 14 56 28 72 34 56 36 50 42 44 36 28 34 44 28Z',
      MINT,
      'stroke="#eafff8" stroke-width=".8" fill-opacity=".75"',
    ) +
    '<ellipse cx="50" cy="31" rx="26" ry="7" fill="none" stroke="#8ff5d4" stroke-width=".9" stroke-dasharray="3 2"/>' +
    path('M8 10H20V40L14 35 8 40ZM80 10H92V40L86 35 80 40Z', c.enamel) +
    signAt('purple', 9.5, 14, 9, '#fff') +
    signAt('purple', 81.5, 14, 9, '#fff') +
    times(5, (i) => rect(24 + i * 11.5, 57, 7, 4, [MINT, WARM, MINT, '#ff7a5c', WARM][i], 0.5)) +
    circle(32, 31, 1.6, '#ff7a5c', BARE) +
    circle(67, 27, 1.6, '#ff7a5c', BARE),
  barracks: (c) =>
    rect(8, 9, 84, 57, DARK, 3) +
    times(3, (i) => {
      const x = 21 + i * 29;
      return (
        rect(x - 11.5, 12, 23, 54, '#1c1826', 3) +
        rect(x - 11.5, 12, 23, 3, WARM, 1, `${BARE} opacity=".75"`) +
        path(`M${x - 11} 66V50C${x - 11} 41 ${x - 6} 39 ${x} 39S${x + 11} 41 ${x + 11} 50V66Z`, `url(#en-${c.name})`) +
        path(`M${x - 9} 39C${x - 9} 20 ${x + 9} 20 ${x + 9} 39L${x + 5} 43H${x - 5}Z`, STEEL) +
        path(`M${x - 7} 33H${x + 7}L${x + 5} 38.5H${x - 5}Z`, i === 1 ? '#ffcf6a' : '#2b1740') +
        path(
          `M${x - 11} 49C${x - 14} 46 ${x - 12} 42 ${x - 7} 42ZM${x + 11} 49C${x + 14} 46 ${x + 12} 42 ${x + 7} 42Z`,
          c.light,
        ) +
        line(`M${x - 5} 52 ${x} 49 ${x + 5} 52M${x - 5} 57 ${x} 54 ${x + 5} 57`, '#fff', 1.4)
      );
    }),
  'strategic-operations': (c) =>
    circle(42, 37, 28, STEEL) +
    circle(42, 37, 25, '#07170f') +
    [8, 16, 24].map((r) => circle(42, 37, r, 'none', 'stroke="#49c98c" stroke-width=".9" opacity=".8"')).join('') +
    line('M17 37H67M42 12V62', '#49c98c', 0.7, 'opacity=".7"') +
    path('M42 37 58 17A25 25 0 0 1 66.5 33Z', '#6dffb4', `${BARE} opacity=".4"`) +
    line('M42 37 58 17.5', '#b9ffdc', 1.6) +
    circle(53, 30, 2.4, '#ff6b55', BARE) +
    circle(30, 27, 1.8, '#ffd36b', BARE) +
    circle(48, 50, 1.8, '#ffd36b', BARE) +
    [12, 31, 50]
      .map(
        (y, i) =>
          rect(72, y, 19, 15, `url(#en-${c.name})`, 2) +
          rect(74, y + 2, 15, 11, '#0c0a16', 1) +
          (i === 0
            ? line(`M75 ${y + 10} 79 ${y + 5} 83 ${y + 8} 88 ${y + 4}`, MINT, 1.1)
            : i === 1
              ? path(`M81.5 ${y + 3.5} 86 ${y + 7.5} 81.5 ${y + 11.5} 77 ${y + 7.5}Z`, '#ff6b55', BARE)
              : times(4, (j) =>
                  rect(75.5 + j * 3.3, y + 12 - [4, 7, 5, 8][j], 2.2, [4, 7, 5, 8][j], c.light, 0, BARE),
                )),
      )
      .join(''),
  'weapons-platform': (c) =>
    '<ellipse cx="50" cy="58" rx="40" ry="8" fill="#14121d"/>' +
    path('M18 58 26 46H74L82 58Z', STEEL) +
    path('M30 48C30 28 70 28 70 48Z', `url(#en-${c.name})`) +
    path('M35 42C38 34 46 32 52 32 44 36 41 40 41 46Z', '#fff', `${BARE} opacity=".35"`) +
    `<g transform="rotate(-24 50 38)">${rect(46, 24.5, 46, 7, STEEL_ACROSS.replace('H', ''), 1.5)}${rect(46, 36, 46, 7, STEEL, 1.5)}${rect(80, 23, 12, 10, DARK, 1.5)}${rect(80, 34.5, 12, 10, DARK, 1.5)}${rect(56, 23.5, 4, 21, c.shade, 1)}${rect(66, 23.5, 3, 21, c.shade, 1)}</g>` +
    circle(50, 40, 8, DARK) +
    circle(50, 40, 5.5, c.enamel) +
    circle(50, 40, 2.5, '#ff5d4a') +
    line('M18 58H82', '#ffc65a', 1.4) +
    path('M88 12 90 17 95 15 92 19', 'none') +
    times(6, (i) =>
      path(
        `M${22 + i * 10} 66L${26 + i * 10} 60H${31 + i * 10}L${27 + i * 10} 66Z`,
        i % 2 ? '#ffc23a' : '#14121d',
        BARE,
      ),
    ),
  'shield-generator': (c) =>
    line('M10 60C10 4 90 4 90 60', '#d7b8ff', 1.6, 'style="filter:drop-shadow(0 0 2px #b98aff)"') +
    path('M10 60C10 4 90 4 90 60Z', '#b98aff', `${BARE} opacity=".14"`) +
    line('M20 60C20 16 80 16 80 60', '#d7b8ff', 1, 'opacity=".7"') +
    line('M14 40H86M26 22H74', '#d7b8ff', 0.6, 'opacity=".6"') +
    path('M22 66 30 54H70L78 66Z', STEEL) +
    rect(40, 26, 20, 30, DARK, 2) +
    times(5, (i) => `<ellipse cx="50" cy="${30 + i * 6}" rx="${16 - i * 0.4}" ry="3.6" fill="url(#enH-${c.name})"/>`) +
    line('M50 26V16', '#dfe6ec', 3) +
    circle(50, 14, 6, '#f4e8ff', 'style="filter:drop-shadow(0 0 4px #c79bff)"') +
    line('M50 14 40 20 43 24 34 30M50 14 61 19 58 24 67 29', '#fff', 1.3),
};
