import { describe, expect, test } from 'vitest';
import { normalOf, SIDES, shownBy, turnTo } from '../../src/motion/cube.ts';
import { LONGEST, SHORTEST, tumbleOf } from '../../src/motion/tumble.ts';
import { shade } from '../../src/pieces/Die.tsx';

const FACES = SIDES.map((_, i) => i);

describe('a die', () => {
  test.each(FACES)('turned to face %i shows it', (face) => {
    expect(shownBy(turnTo(face))).toBe(face);
  });
  test('has each face opposite the one that adds up to five', () => {
    for (const face of FACES) {
      expect(normalOf(5 - face, { x: 0, y: 0 }).map((n) => -n || 0)).toEqual([...normalOf(face, { x: 0, y: 0 })]);
    }
  });
  test('that is turned aside shows no face', () => {
    expect(shownBy({ x: 30, y: 0 })).toBeUndefined();
  });
  test('lies with its upper face in the light', () => {
    for (const face of FACES) {
      const shades = FACES.map((side) => shade(side, face));
      expect(shades[face]).toBe(Math.min(...shades));
      expect(Math.max(...shades)).toBeLessThan(0.6);
    }
  });
});

describe('a throw', () => {
  const throws = FACES.flatMap((before) => FACES.map((face) => ({ before, face })));

  test.each(throws)('from $before to $face ends on its true face after at least a whole turn', ({ before, face }) => {
    for (let i = 0; i < 20; i++) {
      const { turns } = tumbleOf(`die:${i}`, before, face);
      expect(shownBy(turns[0])).toBe(before);
      expect(shownBy(turns[1])).toBe(face);
      expect(Math.abs(turns[1].x - turnTo(face).x)).toBeGreaterThanOrEqual(360);
    }
  });
  test('takes between 500 and 800 ms', () => {
    const times = Array.from({ length: 200 }, (_, i) => tumbleOf(`die:${i}`, 0, 1).duration);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Math.max(500, SHORTEST));
    expect(Math.max(...times)).toBeLessThanOrEqual(Math.min(800, LONGEST));
  });
  test('is always the same for the same die', () => {
    expect(tumbleOf('die:3 7', 0, 4)).toEqual(tumbleOf('die:3 7', 0, 4));
    expect(tumbleOf('die:3 7', 0, 4)).not.toEqual(tumbleOf('die:4 7', 0, 4));
  });
});
