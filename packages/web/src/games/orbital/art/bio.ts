import { BARE, circle, DARK, line, type Machine, MINT, path, rect, STEEL, STEEL_ACROSS, times } from './ink.ts';

/** The machines of the Bio modules, in a box of 100 by 74. */
export const BIO: Readonly<Record<string, Machine>> = {
  'living-quarters': (c) =>
    rect(12, 14, 76, 52, DARK, 3) +
    times(2, (r) =>
      times(3, (i) => {
        const x = 13 + i * 25.3,
          y = 15 + r * 26;
        return (
          path(
            `M${x} ${y + 24}V${y + 7}C${x} ${y + 1} ${x + 23} ${y + 1} ${x + 23} ${y + 7}V${y + 24}Z`,
            `url(#en-${c.name})`,
          ) +
          circle(
            x + 11.5,
            y + 11,
            6.5,
            (i + r) % 3 === 1 ? '#20303a' : 'url(#warm)',
            'stroke="#e4eaef" stroke-width="1.6"',
          ) +
          ((i + r) % 2 ? path(`M${x + 6} ${y + 10}H${x + 10}V${y + 17}H${x + 7}Z`, '#b5554a', BARE) : '') +
          rect(x + 3, y + 20, 17, 4, STEEL, 1) +
          times(4, (j) =>
            circle(x + 5 + j * 4.3, y + 19.5, 2.2, ['#66c37b', '#8ed66f', '#4ea866'][(i + j + r) % 3], BARE),
          )
        );
      }),
    ),
  'life-support': (c) =>
    line('M12 18H88', '#3c464f', 6) +
    line('M12 17H88', '#aeb9c2', 2) +
    rect(73, 14, 15, 50, `url(#enH-${c.name})`, 7) +
    rect(75, 25, 11, 4, '#fff', 0, `${BARE} opacity=".55"`) +
    rect(75, 44, 11, 14, '#0d1a15', 2) +
    rect(76.5, 49, 8, 7.5, MINT, 1, BARE) +
    [
      [28, 40, 21],
      [58, 46, 15],
    ]
      .map(
        ([x, y, r]) =>
          circle(x, y, r, STEEL) +
          circle(x, y, r - 3, '#0d1310') +
          times(
            6,
            (i) =>
              `<path transform="rotate(${i * 60 + 12} ${x} ${y})" d="M${x} ${y}C${x - r * 0.1} ${y - r * 0.45} ${x + r * 0.15} ${y - r * 0.78} ${x + r * 0.46} ${y - r * 0.68}C${x + r * 0.42} ${y - r * 0.3} ${x + r * 0.18} ${y - r * 0.05} ${x} ${y}Z" fill="${i % 2 ? c.enamel : c.light}"/>`,
          ) +
          circle(x, y, r * 0.2, STEEL),
      )
      .join('') +
    line('M10 62H90', '#59636d', 3),
  'recycling-center': (c) =>
    rect(9, 46, 82, 20, DARK, 3) +
    times(6, (i) => circle(17 + i * 13.2, 56, 5.5, STEEL_ACROSS) + circle(17 + i * 13.2, 56, 1.8, '#14181d', BARE)) +
    rect(9, 46, 82, 4, '#2d363e', 1) +
    path('M22 46V22L30 12H70L78 22V46Z', `url(#en-${c.name})`) +
    path('M30 12H70L78 22H22Z', c.light, `${BARE} opacity=".5"`) +
    circle(50, 31, 13, DARK) +
    times(
      3,
      (i) =>
        `<g transform="rotate(${i * 120} 50 31)">${path('M45 21.5H55L53 18.5 60 22.5 55 27 54.5 24.5H47Z', MINT, BARE)}</g>`,
    ) +
    path('M78 40H91V46H78Z', '#f2efe4') +
    line('M80 42.5H89', '#8a8f8a', 1) +
    path('M9 40H22V46H9Z', '#b49b7a'),
  greenhouse: (c) =>
    path('M8 66V48C8 4 92 4 92 48V66Z', '#0d2a22') +
    path(
      'M10 56C10 50 16 42 22 44 22 34 32 30 38 38 40 24 56 22 60 36 66 28 80 32 78 44 86 44 90 50 90 56V62H10Z',
      '#2e7d4a',
      BARE,
    ) +
    path('M12 60C16 50 24 50 28 56 30 44 44 42 47 54 52 42 66 42 68 54 74 48 84 50 88 60Z', '#59b865', BARE) +
    times(9, (i) => circle(17 + i * 8.3, 54 + ((i * 7) % 9) - 4, 2.3, ['#ffb04d', '#ff6f61', '#ffe27a'][i % 3], BARE)) +
    times(8, (i) => line(`M${20 + i * 8.5} ${22 + ((i * 5) % 9)}l-1.5 6`, '#bfefff', 1, 'opacity=".8"')) +
    path('M8 48C8 4 92 4 92 48V56H8Z', '#bff6e6', `${BARE} opacity=".16"`) +
    path('M16 40C20 22 34 15 44 14 32 22 24 32 22 46Z', '#fff', `${BARE} opacity=".35"`) +
    line(
      'M8 48C8 4 92 4 92 48M50 15V60M27 21C22 32 21 46 21 60M73 21C78 32 79 46 79 60M9 44C30 38 70 38 91 44M19 28C36 23 64 23 81 28',
      '#dff5ea',
      1.5,
      'opacity=".85"',
    ) +
    rect(7, 59, 86, 7, STEEL, 2) +
    rect(7, 62, 86, 4, c.enamel, 1, BARE),
  farm: (c) =>
    times(3, (r) => {
      const y = 28 + r * 18.5;
      return (
        rect(9, y - 18, 82, 3.5, STEEL, 1) +
        path(`M${14} ${y - 14.5}H86L90 ${y}H10Z`, '#ffdf86', `${BARE} opacity=".22"`) +
        rect(11, y - 15, 78, 1.6, '#ffe9b0', 0, BARE) +
        times(9, (i) => {
          const x = 15 + i * 8.7,
            h = [7, 9, 6, 8, 10, 7, 9, 6, 8][(i + r * 2) % 9];
          return (
            line(`M${x} ${y}V${y - h}`, '#3d8d4c', 1.3) +
            path(
              `M${x} ${y - h * 0.5}C${x - 4} ${y - h * 0.6} ${x - 4} ${y - h} ${x - 3.6} ${y - h}C${x - 1} ${y - h} ${x} ${y - h * 0.7} ${x} ${y - h * 0.5}ZM${x} ${y - h * 0.7}C${x + 4} ${y - h * 0.8} ${x + 4} ${y - h - 2} ${x + 3.6} ${y - h - 2}C${x + 1} ${y - h - 2} ${x} ${y - h} ${x} ${y - h * 0.7}Z`,
              r === 1 ? '#a8dd63' : '#6ccf6a',
              BARE,
            ) +
            (r === 0
              ? circle(x, y - h - 1, 1.9, '#ff7d5c', BARE)
              : r === 2
                ? circle(x + 1, y - 2.5, 2.3, '#ffb347', BARE)
                : '')
          );
        }) +
        rect(9, y - 0.5, 82, 5, `url(#en-${c.name})`, 1.5)
      );
    }),
};
