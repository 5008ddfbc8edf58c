import { BARE, circle, DARK, GLASS, line, type Machine, MINT, path, rect, STEEL, times, WARM } from './ink.ts';

/** The machines of the Support modules, in a box of 100 by 74. */
export const SUPPORT: Readonly<Record<string, Machine>> = {
  'technical-support': (c) =>
    line('M12 66V16H88V66', '#171b20', 6) +
    line('M12 66V16H88V66', c.enamel, 3.6) +
    line('M12 30 26 16M88 30 74 16M12 48 30 66M88 48 70 66', c.shade, 2.2) +
    line('M20 16H80', '#fff', 0.8, 'opacity=".5"') +
    path('M38 16H62L58 24H42Z', STEEL) +
    line('M50 24V32', '#cfd8df', 1.6) +
    circle(50, 40, 10, DARK) +
    circle(50, 40, 8, STEEL) +
    circle(50, 40, 5, '#123') +
    circle(50, 40, 3, MINT, BARE) +
    line('M40 38 28 34M60 38 72 34', '#cfd8df', 2.4) +
    path('M22 31 29 32 28 36 21 36ZM78 31 71 32 72 36 79 36Z', c.light) +
    line('M24 33H14M76 33H86', '#d9e8f0', 1, 'opacity=".6"') +
    rect(20, 54, 60, 12, DARK, 2) +
    [26, 36, 46, 56, 66]
      .map((x, i) =>
        i % 2
          ? line(`M${x} 57V64`, '#dfe6ec', 2.2) + circle(x, 57.5, 2.3, '#dfe6ec', BARE)
          : line(`M${x} 57V64`, c.light, 2.6),
      )
      .join('') +
    rect(72, 57, 6, 7, '#ffcf6a', 1),
  'robotic-arm': (c) =>
    path('M14 66 20 54H46L52 66Z', DARK) +
    rect(22, 46, 22, 10, STEEL, 3) +
    circle(33, 46, 9, `url(#en-${c.name})`) +
    line('M33 45 42 22', '#14181d', 11) +
    line('M33 45 42 22', c.enamel, 8.4) +
    line('M31 43 39.5 22', '#fff', 1.4, 'opacity=".45"') +
    circle(42, 21, 7.5, STEEL) +
    line('M43 21 70 28', '#14181d', 9) +
    line('M43 21 70 28', c.enamel, 6.6) +
    line('M44 19 69 25.5', '#fff', 1.2, 'opacity=".45"') +
    circle(33, 46, 3.5, '#14181d') +
    circle(42, 21, 2.6, '#14181d') +
    circle(71, 28.5, 5.5, STEEL) +
    line('M71 33V39', '#aeb9c2', 3.2) +
    path('M62 50 62 42 71 37 80 42 80 50 76.5 52V45L71 42 65.5 45V52Z', STEEL) +
    rect(64, 51, 14, 13, 'url(#en-blue)', 1) +
    rect(66.5, 53.5, 9, 4, GLASS, 0) +
    line('M56 27 62 12 78 10', '#3b444d', 1.6) +
    rect(78, 6, 10, 9, DARK, 1.5) +
    circle(83, 10.5, 2, '#ff6b55', BARE) +
    line('M14 66H52', '#ffc65a', 1.6),
  workshop: (c) =>
    rect(8, 48, 84, 6, `url(#en-${c.name})`, 1) +
    path('M12 54H20V66H12ZM80 54H88V66H80Z', STEEL) +
    `<g transform="translate(32 30)">${times(8, (i) => `<rect x="-3" y="-20" width="6" height="8" fill="${c.shade}" transform="rotate(${i * 45})"/>`)}${circle(0, 0, 15.5, 'url(#en-orange)')}${circle(0, 0, 6, DARK)}${path('M-12 -8A14.5 14.5 0 0 1 4 -14L3 -10.5A11 11 0 0 0 -9 -6Z', '#fff', `${BARE} opacity=".4"`)}</g>` +
    path('M54 48V40H62V32H72V40H80V48Z', STEEL) +
    rect(58, 26, 26, 6, STEEL, 1) +
    line('M71 26V12', '#14181d', 5) +
    line('M71 26V12', '#cfd8df', 3) +
    rect(64, 8, 14, 5, c.enamel, 1) +
    times(9, (i) => {
      const a = -2.7 + i * 0.3,
        l = 6 + ((i * 5) % 8);
      return line(`M50 46L${50 + l * Math.cos(a)} ${46 + l * Math.sin(a)}`, i % 2 ? '#fff2b8' : '#ffb33a', 1.2);
    }) +
    circle(50, 46, 2, '#fff', BARE) +
    rect(30, 56, 38, 8, DARK, 1) +
    line('M36 60H46M52 60H62', '#dfe6ec', 1.6),
  shipyard: (c) =>
    line('M14 66V10M30 66V10M70 66V10M86 66V10', '#14181d', 4) +
    line('M14 66V10M86 66V10M30 66V10M70 66V10', c.shade, 2.2) +
    line(
      'M14 20 30 36M30 20 14 36M14 44 30 60M30 44 14 60M70 20 86 36M86 20 70 36M70 44 86 60M86 44 70 60',
      c.enamel,
      1.3,
    ) +
    rect(8, 8, 84, 5, `url(#en-${c.name})`, 1) +
    path('M50 12C60 22 63 36 62 54H38C37 36 40 22 50 12Z', STEEL) +
    path('M50 12C55 18 58 26 59.5 34H40.5C42 26 45 18 50 12Z', '#d24b3a') +
    path('M50 12C52 16 46 24 45 34H40.5C42 26 45 18 50 12Z', '#ff8b6b', `${BARE} opacity=".7"`) +
    circle(50, 40, 5, GLASS, 'stroke="#e8eef2" stroke-width="1.6"') +
    path('M38 44 28 60H38ZM62 44 72 60H62Z', c.enamel) +
    path('M43 54H57L59 61H41Z', DARK) +
    line('M38 50H62', '#56616b', 1) +
    times(7, (i) =>
      line(
        `M63 46L${63 + (4 + (i % 3) * 3) * Math.cos(-1.2 + i * 0.4)} ${46 + (4 + (i % 3) * 3) * Math.sin(-1.2 + i * 0.4)}`,
        '#fff0b0',
        1,
      ),
    ) +
    circle(63, 46, 1.7, '#fff', BARE) +
    rect(8, 62, 84, 4, STEEL) +
    times(7, (i) => path(`M${10 + i * 12} 66L${14 + i * 12} 62H${19 + i * 12}L${15 + i * 12} 66Z`, '#14181d', BARE)),
  'extra-docking-port': (c) =>
    circle(36, 38, 27, DARK) +
    circle(36, 38, 25, `url(#en-${c.name})`) +
    circle(36, 38, 17, '#0c1014') +
    times(12, (i) =>
      circle(36 + 21 * Math.cos(i * 0.5236), 38 + 21 * Math.sin(i * 0.5236), 1.9, i % 3 ? '#14181d' : WARM, BARE),
    ) +
    circle(36, 38, 11, 'none', 'stroke="#5f6b76" stroke-width="2"') +
    line('M36 22V54M20 38H52', '#42505c', 1) +
    path('M44 31H66L76 26H86L91 34V42L86 50H76L66 45H44Z', STEEL) +
    path('M66 31 76 26H86L91 34H66Z', '#fff', `${BARE} opacity=".35"`) +
    path('M80 30H87L89.5 36H80Z', GLASS) +
    rect(41, 29, 6, 18, c.light, 1) +
    path('M66 31 70 18H78L74 27ZM66 45 70 58H78L74 49Z', c.shade) +
    line('M50 38H62', c.deep, 2) +
    circle(14, 14, 2.2, MINT) +
    circle(14, 62, 2.2, MINT) +
    line('M92 38H96', '#ffd98a', 2),
};
