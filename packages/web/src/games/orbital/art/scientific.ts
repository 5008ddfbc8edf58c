import { BARE, circle, DARK, line, type Machine, MINT, path, rect, STEEL, times, WARM } from './ink.ts';

/** The machines of the Scientific modules, in a box of 100 by 74. */
export const SCIENTIFIC: Readonly<Record<string, Machine>> = {
  'education-center': (c) =>
    path('M8 66C8 44 24 36 50 36S92 44 92 66Z', `url(#en-${c.name})`) +
    path('M16 66C17 50 30 44 50 44S83 50 84 66Z', c.deep) +
    path('M26 66C27 56 36 51 50 51S73 56 74 66Z', c.shade) +
    path('M37 66C38 60 43 58 50 58S62 60 63 66Z', c.deep) +
    path('M40 58 30 12H70L60 58Z', MINT, `${BARE} opacity=".16"`) +
    circle(50, 27, 16, '#0f3a52', 'opacity=".85"') +
    circle(50, 27, 16, 'none', `stroke="${MINT}" stroke-width="1.4"`) +
    '<ellipse cx="50" cy="27" rx="7" ry="16" fill="none" stroke="#8ff5d4" stroke-width="1"/><ellipse cx="50" cy="27" rx="16" ry="5.5" fill="none" stroke="#8ff5d4" stroke-width="1"/>' +
    path(
      'M40 18C46 15 52 20 50 24S42 28 38 26ZM54 30C58 28 62 30 62 34L56 39C52 36 52 32 54 30Z',
      MINT,
      `${BARE} opacity=".7"`,
    ) +
    [14, 24, 76, 86]
      .map(
        (x, i) =>
          circle(x, [56, 46, 46, 56][i], 2.8, '#17202c', BARE) +
          path(`M${x - 4} ${[66, 56, 56, 66][i]}c0-9 8-9 8 0Z`, '#17202c', BARE),
      )
      .join('') +
    circle(50, 60, 2.2, '#fff'),
  observatory: (c) =>
    path('M10 66V54H90V66Z', STEEL) +
    path('M14 54C14 18 86 18 86 54Z', `url(#en-${c.name})`) +
    path('M20 46C24 30 36 25 46 25 34 32 30 40 29 50Z', '#fff', `${BARE} opacity=".3"`) +
    path('M50 54V27L64 22 70 30V54Z', '#0a1018') +
    line('M54 46 76 14', '#14181d', 12) +
    line('M54 46 76 14', '#cdd6de', 9.5) +
    line('M51.5 44 73 13', '#fff', 2, 'opacity=".7"') +
    line('M60 37 68 25.5', c.shade, 9.5, 'stroke-linecap="butt"') +
    path('M69.5 10.5 80.5 18 83.5 13.5 72.5 6Z', STEEL) +
    path('M72.5 6.5 83 13.5', 'none') +
    line('M73 7 83 13.8', '#9fe8ff', 2) +
    circle(20, 14, 1, '#fff', BARE) +
    circle(34, 10, 0.8, '#fff', BARE) +
    circle(28, 20, 0.7, '#fff', BARE) +
    path('M44 8 45 11 48 12 45 13 44 16 43 13 40 12 43 11Z', '#fff', BARE) +
    times(6, (i) => rect(14 + i * 13, 58, 7, 4.5, i % 3 ? '#233' : WARM, 0.5)) +
    line('M14 54H86', '#1a222a', 1.2),
  'data-bank': (c) =>
    rect(8, 12, 25, 54, DARK, 2) +
    rect(67, 12, 25, 54, DARK, 2) +
    rect(36, 8, 28, 58, `url(#enH-${c.name})`, 6) +
    rect(41, 14, 18, 46, '#06141a', 4) +
    path('M50 17 57 28 54.5 50 50 57 45.5 50 43 28Z', '#7ff0cf') +
    path('M50 17 57 28 50 31Z', '#e4fff6', BARE) +
    path('M50 31 57 28 54.5 50 50 57Z', '#2fae8e', BARE) +
    [10, 69]
      .map((x) =>
        times(
          6,
          (r) =>
            rect(x, 15 + r * 8.4, 21, 6.4, r % 2 ? c.shade : `url(#en-${c.name})`, 1) +
            times(4, (j) =>
              circle(
                x + 3.5 + j * 3.6,
                18.2 + r * 8.4,
                1.1,
                [MINT, '#ffd36b', '#fff', '#ff7a5c'][(r + j * 2) % 4],
                BARE,
              ),
            ) +
            rect(x + 17, 17 + r * 8.4, 2.5, 2.4, '#0c1116', 0, BARE),
        ),
      )
      .join('') +
    line('M33 24H36M33 40H36M33 56H36M64 24H67M64 40H67M64 56H67', '#d7dee4', 1.8),
  laboratory: (c) =>
    rect(8, 58, 84, 8, STEEL, 1) +
    rect(10, 13, 80, 3, STEEL, 1) +
    times(
      5,
      (i) =>
        rect(13 + i * 9, 16, 5, 10, ['#ff9d5c', MINT, '#ffd36b', '#8fb8ff', '#ff7aa8'][i], 2) +
        rect(13 + i * 9, 16, 5, 3, '#eef3f6', 0, BARE),
    ) +
    path('M22 34H36V42L46 58H12L22 42Z', '#bfe8f5', 'fill-opacity=".28" stroke="#dff4fb" stroke-width="1.4"') +
    path('M18 49H40L45 57H13Z', MINT, BARE) +
    circle(24, 53, 1.5, '#fff', BARE) +
    circle(31, 50, 1.1, '#fff', BARE) +
    circle(28, 45, 1, MINT, BARE) +
    rect(20, 31, 18, 3.5, '#e7f1f5', 1) +
    rect(56, 20, 30, 38, `url(#enH-${c.name})`, 5) +
    rect(60, 25, 22, 26, '#071a22', 4) +
    path('M71 27 77 34 74.5 46 71 49.5 67.5 46 65 34Z', '#7ff0cf') +
    path('M71 27 77 34 71 36Z', '#e4fff6', BARE) +
    path('M71 36 77 34 74.5 46 71 49.5Z', '#2fae8e', BARE) +
    circle(64, 45, 1, '#bfffea', BARE) +
    circle(79, 40, 1.2, '#bfffea', BARE) +
    circle(63, 32, 0.8, '#bfffea', BARE) +
    rect(62, 53, 18, 2.4, WARM, 0, BARE) +
    line('M46 52C52 52 50 40 56 40', '#d7dee4', 1.8),
  'research-institute': (c) =>
    '<ellipse cx="50" cy="40" rx="41" ry="25" fill="#0a1520" stroke-width="1.2"/>' +
    `<ellipse cx="50" cy="40" rx="36.5" ry="21" fill="none" stroke="url(#en-${c.name})" stroke-width="8"/>` +
    '<ellipse cx="50" cy="40" rx="36.5" ry="21" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85" style="filter:drop-shadow(0 0 2px #7fd8ff)"/>' +
    times(10, (i) => {
      const a = i * 0.6283 + 0.2,
        x = 50 + 36.5 * Math.cos(a),
        y = 40 + 21 * Math.sin(a);
      return rect(x - 3, y - 5, 6, 10, STEEL, 1) + rect(x - 3, y - 1, 6, 2, c.light, 0, BARE);
    }) +
    path('M40 48V34L50 26 60 34V48Z', `url(#en-${c.name})`) +
    path('M36 35 50 23 64 35H59L50 28 41 35Z', c.light) +
    rect(47, 40, 6, 8, WARM, 0) +
    path('M86.5 38 92 40 86.5 42 84 48 81.5 42 76 40 81.5 38 84 32Z', '#fff', BARE),
};
