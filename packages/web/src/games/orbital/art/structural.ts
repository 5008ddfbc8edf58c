import { BARE, circle, DARK, GLASS, line, type Machine, MINT, path, rect, STEEL, times, WARM } from './ink.ts';

/** The machines of the Structural modules, in a box of 100 by 74. */
export const STRUCTURAL: Readonly<Record<string, Machine>> = {
  'command-center': (c) =>
    path('M10 14H90L84 38H16Z', GLASS) +
    path('M14 16H50L34 36H19Z', '#fff', `${BARE} opacity=".16"`) +
    circle(66, 25, 7, 'url(#planet)', BARE) +
    circle(30, 22, 0.9, '#fff', BARE) +
    circle(40, 30, 0.7, '#fff', BARE) +
    circle(78, 19, 0.8, '#fff', BARE) +
    line('M37 14 40 38M63 14 60 38', '#1b242c', 2) +
    path('M8 50 16 40H84L92 50V66H8Z', `url(#en-${c.name})`) +
    path('M16 40H84L88 45H12Z', c.light, `${BARE} opacity=".5"`) +
    times(
      7,
      (i) =>
        rect(14 + i * 10.6, 52, 7.5, 5, DARK, 1) +
        rect(15 + i * 10.6, 53, 5.5, 1.2, [WARM, MINT, '#ff8a6b', WARM, MINT, WARM, '#ff8a6b'][i], 0, BARE),
    ) +
    path('M42 66V54C42 47 58 47 58 54V66Z', DARK) +
    path('M45 66V55C45 50 55 50 55 55V66Z', c.shade),
  storage: () => {
    const box = (x: number, y: number, w: number, h: number, k: string) =>
      rect(x, y, w, h, `url(#en-${k})`, 1) +
      times(Math.round(w / 5) - 1, (i) => rect(x + 4 + i * 5, y + 2, 1.3, h - 4, '#000', 0, `${BARE} opacity=".28"`)) +
      rect(x, y, w, 2.2, '#fff', 1, `${BARE} opacity=".3"`);
    return (
      line('M52 6V14', '#aab4bd', 1.6) +
      line('M46 20 52 14 58 20', '#d7dee4', 1.4) +
      box(40, 20, 25, 15, 'red') +
      rect(8, 62, 84, 4, STEEL) +
      box(10, 47, 26, 15, 'red') +
      box(37, 47, 27, 15, 'steel') +
      box(65, 47, 26, 15, 'red') +
      box(14, 32, 25, 15, 'steel') +
      box(66, 33, 22, 14, 'orange') +
      rect(40, 36, 25, 11, '#0b0e11', 0, `${BARE} opacity=".55"`) +
      `<text x="77.5" y="57.5" font-size="8" font-weight="700" text-anchor="middle" fill="#fff" opacity=".85" stroke="none">07</text>`
    );
  },
  dormitory: (c) =>
    rect(9, 10, 82, 56, `url(#en-${c.name})`, 5) +
    times(6, (i) => {
      const x = 13 + (i % 3) * 26,
        y = 14 + ((i / 3) | 0) * 26,
        on = [1, 0, 1, 1, 1, 0][i];
      return (
        rect(x, y, 22, 21, DARK, 6) +
        rect(x + 2, y + 2, 18, 17, on ? 'url(#warm)' : '#1a2430', 5, BARE) +
        (on
          ? path(
              `M${x + 3} ${y + 19}V${y + 14}C${x + 8} ${y + 11} ${x + 16} ${y + 12} ${x + 19} ${y + 14}V${y + 19}Z`,
              '#7c3b2c',
              BARE,
            ) + circle(x + 7, y + 11.5, 2.8, '#3a1d17', BARE)
          : path(`M${x + 3} ${y + 19}V${y + 15}H${x + 19}V${y + 19}Z`, '#33404e', BARE)) +
        line(`M${x + 22.5} ${y + 3}V${y + 18}`, '#d3dbe2', 1)
      );
    }),
  junkyard: (c) =>
    line('M84 66V12H40', '#1c2228', 5) +
    line('M84 66V12H40', c.enamel, 3) +
    line('M84 26 70 12', c.shade, 2) +
    line('M44 12V26', '#c9d2da', 1.2) +
    path('M36 32 44 26 52 32 49 40 46 34H42L39 40Z', STEEL) +
    path('M8 66 14 55 24 57 30 46 38 50 46 43 56 52 64 48 70 58 80 57 86 66Z', DARK) +
    path('M12 66 20 56 29 58 35 50 42 54 40 66Z', c.shade) +
    path('M38 66 45 48 55 56 52 66Z', STEEL) +
    path('M54 66 60 53 70 60 82 60 86 66Z', '#6d5a4d') +
    circle(26, 61, 4.5, '#2b333b') +
    circle(26, 61, 1.8, c.enamel, BARE) +
    rect(58, 57, 9, 5, c.enamel, 0, 'transform="rotate(-18 62 60)"') +
    line('M16 62 22 64M46 62 52 60M72 64 80 63', '#e6ecf1', 1, 'opacity=".6"'),
  airlock: (c) =>
    rect(9, 9, 82, 57, DARK, 3) +
    path('M9 9H31L18 66H9ZM91 9H69L82 66H91Z', c.shade, BARE) +
    times(
      5,
      (i) =>
        path(
          `M${9} ${14 + i * 12}L${20} ${9 + i * 12}V${15 + i * 12}L${9} ${20 + i * 12}Z`,
          '#0c0f12',
          `${BARE} opacity=".55"`,
        ) +
        path(
          `M${91} ${14 + i * 12}L${80} ${9 + i * 12}V${15 + i * 12}L${91} ${20 + i * 12}Z`,
          '#0c0f12',
          `${BARE} opacity=".55"`,
        ),
    ) +
    circle(50, 38, 29, STEEL) +
    circle(50, 38, 25, `url(#en-${c.name})`) +
    line('M50 13V63M25 38H75', c.deep, 1.4) +
    path('M31 24A23 23 0 0 1 69 24L66 27A19 19 0 0 0 34 27Z', '#fff', `${BARE} opacity=".28"`) +
    circle(50, 38, 13, DARK) +
    circle(50, 38, 11, 'none', `stroke="#dfe6ec" stroke-width="3"`) +
    times(6, (i) => line(`M50 38L${50 + 11 * Math.cos(i * 1.047)} ${38 + 11 * Math.sin(i * 1.047)}`, '#cfd8df', 2)) +
    circle(50, 38, 3.5, STEEL) +
    circle(80, 15, 2.6, MINT),
};
