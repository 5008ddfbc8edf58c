import { expect, test } from 'vitest';
import { spot } from '../src/ui/place.ts';

const WINDOW = { width: 400, height: 800 };
const TIP = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('it stands on the wanted side, in the middle of its thing', () => {
  expect(spot(TIP, box(180, 400), WINDOW, 'top')).toEqual({ x: 100, y: 291 });
});

test('it never leaves the window, and takes another side where there is no room', () => {
  expect(spot(TIP, box(0, 400), WINDOW, 'top')).toEqual({ x: 9, y: 291 });
  expect(spot(TIP, box(370, 20), WINDOW, 'top')).toEqual({ x: 191, y: 69 });
  expect(spot(TIP, box(180, 20, 40, 760), WINDOW, 'top').y).toBeGreaterThanOrEqual(0);
  expect(spot(TIP, box(0, 0, 100, 800), WINDOW, 'top')).toEqual({ x: 109, y: 350 });
});

test('it leaves the question in sight where it can stand elsewhere', () => {
  const prompt = box(100, 20, 200, 60);
  expect(spot(TIP, box(180, 150), WINDOW, 'top', prompt)).toEqual({ x: 100, y: 199 });
  // Nowhere else is room.
  expect(spot(TIP, box(180, 150, 40, 640), WINDOW, 'top', prompt)).toEqual({ x: 100, y: 41 });
});
