import { CARD_KEYS, FACES } from '@starboard/siege';
import { expect, test } from 'vitest';
import { invasion } from '../../src/art/covers/invasion.ts';
import { orbital } from '../../src/art/covers/orbital.ts';
import { scramble } from '../../src/art/covers/scramble.ts';
import { settlers } from '../../src/art/covers/settlers.ts';
import { siege } from '../../src/art/covers/siege.ts';
import { planetSvg } from '../../src/art/planet.ts';
import { alienSvg } from '../../src/games/siege/aliens/alien.ts';
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
