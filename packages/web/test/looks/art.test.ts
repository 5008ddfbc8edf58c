import { CARD_KEYS, FACES } from '@starboard/siege';
import { expect, test } from 'vitest';
import { planetSvg } from '../../src/art/planet.ts';
import { invasion } from '../../src/games/invasion/cover.ts';
import { orbital } from '../../src/games/orbital/cover.ts';
import { scramble } from '../../src/games/scramble/cover.ts';
import { settlers } from '../../src/games/settlers/cover.ts';
import { alienSvg } from '../../src/games/siege/aliens/alien.ts';
import { siege } from '../../src/games/siege/cover.ts';
import { PLANET_LOOKS } from '../../src/games/siege/planetLooks.ts';

const draw = () => [
  ...FACES.map((face) => planetSvg(face, PLANET_LOOKS[face])),
  ...CARD_KEYS.map(alienSvg),
  ...[siege, settlers, invasion, scramble, orbital].map((cover) => cover()),
];

test('every picture is its own, and the same each time', () => {
  const pictures = draw();
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(draw()).toEqual(pictures);
});

test('no picture is broken or larger than 50 KB', () => {
  for (const picture of draw()) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeLessThan(50_000);
  }
});
