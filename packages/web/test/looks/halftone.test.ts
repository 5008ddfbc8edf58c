import { expect, test } from 'vitest';
import { globeSvg } from '../../src/games/invasion/art/globe.ts';
import { halftone } from '../../src/games/invasion/art/ink.ts';
import { PALETTES } from '../../src/games/invasion/art/palettes.ts';
import { airSvg, mothershipSvg, skySvg } from '../../src/games/invasion/art/sky.ts';

test('the largest pictures of We Come In Peace are read in a moment', () => {
  const drawn = [
    skySvg('night', 1440, 900),
    skySvg('day', 480, 900),
    mothershipSvg(),
    airSvg('day'),
    globeSvg(PALETTES[0], true),
  ];
  for (const picture of drawn) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeLessThan(100_000);
  }
});

test('dots of a halftone are as large as their tone', () => {
  const widths = (tone: number) =>
    [
      ...halftone({ x: [0, 100], y: [0, 100], step: 10 }, '#000', 1, () => tone).matchAll(/stroke-width="([^"]+)"/g),
    ].map(([, width]) => Number(width));
  expect(widths(0)).toEqual([]);
  const [[faint], [half], [full]] = [widths(0.1), widths(0.5), widths(5)];
  expect(faint).toBeLessThan(half);
  expect(half).toBeLessThan(full);
  // Neighbours touch, and leave paper between them.
  expect(full).toBeCloseTo(14.4);
});
