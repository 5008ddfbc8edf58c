import { COLOURS } from '@starboard/orbital';
import { BARE, circle, line, type Machine, MINT, path, rect, times, WARM } from './ink.ts';
import { ENAMELS } from './palette.ts';

/** The machines of the Commercial modules, in a box of 100 by 74. */
export const COMMERCIAL: Readonly<Record<string, Machine>> = {
  promenade: (c) =>
    rect(8, 52, 84, 14, '#5f5340') +
    times(6, (i) =>
      path(`M${8 + i * 14} 52H${22 + i * 14}L${20 + i * 14} 66H${6 + i * 14}Z`, i % 2 ? '#776850' : '#8d7b5e', BARE),
    ) +
    rect(8, 10, 84, 12, `url(#en-${c.name})`, 2) +
    times(3, (i) => {
      const x = 10 + i * 27.5;
      return (
        rect(x, 22, 25, 30, '#241d12') +
        path(`M${x + 2.5} 52V36C${x + 2.5} 26 ${x + 22.5} 26 ${x + 22.5} 36V52Z`, 'url(#warm)') +
        rect(x + 6, 42, 13, 10, '#7a4e23', 0, BARE) +
        path(`M${x} 22H${x + 25}L${x + 22.5} 32H${x + 2.5}Z`, c.enamel) +
        times(3, (j) =>
          path(`M${x + 4 + j * 7} 22H${x + 7.5 + j * 7}L${x + 7.2 + j * 6.6} 32H${x + 4 + j * 6.6}Z`, '#fff7e2', BARE),
        )
      );
    }) +
    [
      [20, 54],
      [45, 56],
      [71, 53],
    ]
      .map(
        ([x, y]) =>
          circle(x, y, 2.7, '#1b1712', BARE) +
          path(`M${x - 3.5} ${y + 11}C${x - 3.5} ${y + 2} ${x + 3.5} ${y + 2} ${x + 3.5} ${y + 11}Z`, '#1b1712', BARE),
      )
      .join('') +
    line('M8 9C30 16 40 9 50 12S76 8 92 10', '#3a3326', 1) +
    times(7, (i) => circle(13 + i * 12.5, 12 + (i % 2) * 1.5, 1.7, '#fff3c4', BARE)),
  hotel: (c) =>
    path('M8 66V40H30V66ZM70 66V34H92V66Z', c.shade) +
    rect(26, 12, 48, 54, `url(#en-${c.name})`, 3) +
    rect(26, 12, 48, 5, c.light, 2, BARE) +
    times(4, (r) =>
      times(4, (i) => {
        const on = [1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1][r * 4 + i];
        return rect(30.5 + i * 10.5, 28 + r * 8.4, 7, 5.6, on ? WARM : '#2a2414', 0.8);
      }),
    ) +
    rect(42, 58.5, 16, 7.5, '#1e1709') +
    rect(44, 60, 12, 6, WARM, 0, BARE) +
    rect(30, 17, 40, 9, '#16130c', 1.5) +
    `<text x="50" y="24.4" font-size="8.6" font-weight="700" text-anchor="middle" fill="#ffd9f0" stroke="none" letter-spacing="1.4" style="filter:drop-shadow(0 0 1.5px #ff5fb4)">HOTEL</text>` +
    times(
      4,
      (i) =>
        rect(11 + (i % 2) * 9, 44 + ((i / 2) | 0) * 9, 6, 5, i === 2 ? '#3b321c' : WARM, 0.5) +
        rect(74 + (i % 2) * 9, 39 + ((i / 2) | 0) * 9, 6, 5, i === 1 ? '#3b321c' : WARM, 0.5),
    ) +
    line('M50 12V6', '#cdd5dc', 1.4) +
    circle(50, 6, 1.8, '#ff5d4a', BARE),
  casino: () =>
    circle(46, 38, 28, '#3a2a10') +
    circle(46, 38, 26, 'url(#en-yellow)') +
    times(
      16,
      (i) =>
        `<path transform="rotate(${i * 22.5} 46 38)" d="M46 38L41.8 16.8A21.6 21.6 0 0 1 50.2 16.8Z" fill="${i === 0 ? '#2f9a63' : i % 2 ? '#b3322e' : '#181a1d'}" stroke="#e9c665" stroke-width=".5"/>`,
    ) +
    circle(46, 38, 12, 'url(#en-yellow)') +
    circle(46, 38, 8, '#5d4313') +
    line('M46 27V49M35 38H57', '#ffe9ab', 2.2) +
    circle(46, 38, 3, '#ffe9ab') +
    circle(60, 24, 2.4, '#fff') +
    path('M26 22A26 26 0 0 1 50 12.5L48 16A22 22 0 0 0 29 25Z', '#fff', `${BARE} opacity=".35"`) +
    ['#b3322e', '#f3ead8', '#3563a8', '#b3322e']
      .map(
        (fill, i) =>
          `<ellipse cx="79" cy="${60 - i * 4.5}" rx="10" ry="4.4" fill="${fill}"/>` +
          line(`M74 ${61.5 - i * 4.5}h2M82 ${61.5 - i * 4.5}h2`, '#fff', 1.3),
      )
      .join('') +
    rect(72, 16, 14, 14, '#f5f0e4', 2.5, 'transform="rotate(14 79 23)"') +
    circle(76, 19, 1.5, '#222', BARE) +
    circle(79, 23, 1.5, '#222', BARE) +
    circle(82, 27, 1.5, '#222', BARE),
  'trade-exchange': () =>
    rect(10, 10, 80, 34, '#0d1413', 3) +
    line('M13 36 22 30 30 33 40 22 48 27 58 17 66 21 76 13', MINT, 1.8) +
    line('M70 12.5 77 12.5 76.5 19', MINT, 1.8) +
    times(4, (i) => line(`M13 ${17 + i * 7}H87`, '#fff', 0.4, 'opacity=".2"')) +
    line('M13 28 26 34 40 35 52 31 66 37 86 33', '#ff8a6b', 1.3, 'opacity=".9"') +
    COLOURS.map((k, i) => {
      const h = [14, 18, 22, 12, 16, 10][i],
        x = 11 + i * 13.4;
      return (
        path(`M${x} ${66 - h}L${x + 5.5} ${62.5 - h}L${x + 11} ${66 - h}V66H${x}Z`, `url(#en-${k})`) +
        path(`M${x} ${66 - h}L${x + 5.5} ${62.5 - h}L${x + 11} ${66 - h}L${x + 5.5} ${69 - h}Z`, ENAMELS[k].light, BARE)
      );
    }).join(''),
  'panorama-lounge': (c) =>
    path('M8 54V20C30 6 70 6 92 20V54Z', '#0a1422') +
    `<g clip-path="url(#cpPan)">${circle(58, 50, 27, 'url(#planet)', BARE)}${'<ellipse cx="58" cy="44" rx="42" ry="7" fill="none" stroke="#ffe7b8" stroke-width="2.2" opacity=".75" transform="rotate(-14 58 44)"/>'}${times(10, (i) => circle(12 + i * 8.3, 18 + ((i * 13) % 19), 0.8, '#fff', BARE))}</g>` +
    path('M12 22C20 17 30 13 40 12L26 52H12Z', '#fff', `${BARE} opacity=".12"`) +
    line('M8 54V20C30 6 70 6 92 20V54M36 11.5V54M64 11.5V54', c.enamel, 2.2) +
    rect(8, 53, 84, 13, `url(#en-${c.name})`, 1) +
    path('M14 64V50C14 46 19 46 19 50V56H32V64Z', '#5b2430') +
    path('M86 64V50C86 46 81 46 81 50V56H68V64Z', '#5b2430') +
    line('M50 64V56', '#e8d9a8', 1.6) +
    path('M40 56H60L58 53H42Z', '#fff3cf') +
    path('M46 48H51L48.5 51.5Z', MINT) +
    line('M48.5 51V53', '#fff', 0.8),
};
