import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CARD_KEYS, FACES } from '@starboard/siege';
import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { planetSvg } from '../../src/art/planet.ts';
import { alienSvg } from '../../src/games/siege/aliens/alien.ts';
import { covers } from '../../src/games/siege/cover.ts';
import { PLANET_LOOKS } from '../../src/games/siege/planetLooks.ts';

const draw = () => [
  ...FACES.map((face) => planetSvg(face, PLANET_LOOKS[face])),
  ...CARD_KEYS.map(alienSvg),
  ...Object.values(covers).map((cover) => cover()),
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

const GAMES = join(import.meta.dirname, '..', '..', 'src', 'games');
const file = (path: string) => readFileSync(join(GAMES, path), 'utf8');

test.each(['siege', 'settlers', 'invasion', 'scramble', 'orbital'])(
  'the cover of %s has the measures of a cover and is sent in at most 20 KB',
  (game) => {
    const cover = file(`${game}/cover.svg`);
    expect(cover).toContain('viewBox="0 0 512 560"');
    expect(gzipSync(cover).length).toBeLessThan(20_000);
  },
);

test('the covers that code draws were written down when it was last changed', () => {
  for (const [name, draw] of Object.entries(covers)) {
    const { data } = optimize(draw(), { multipass: true, floatPrecision: 2 });
    expect(file(`siege/${name}.svg`)).toBe(data);
  }
});
