import { describe, expect, test } from 'vitest';
import {
  begun,
  bounded,
  edgePull,
  fitted,
  glided,
  panned,
  pinched,
  revealed,
  type View,
  zoomed,
} from '../../src/ui/panZoom.ts';

const FRAME = { width: 400, height: 300 };
const PICTURE = { width: 1600, height: 900 };
const LIMITS = { least: 0.25, most: 2 };
/** The point of the picture that stands at a point of the frame. */
const under = ({ x, y, k }: View, at: { readonly x: number; readonly y: number }) => ({
  x: (at.x - x) / k,
  y: (at.y - y) / k,
});

describe('to fit', () => {
  test('shows everything in the middle', () => {
    expect(fitted(FRAME, PICTURE)).toEqual({ k: 0.25, x: 0, y: 37.5 });
  });
  test('makes nothing larger than allowed', () => {
    expect(fitted(FRAME, { width: 100, height: 100 }, 2)).toEqual({ k: 2, x: 100, y: 50 });
  });
});

describe('to zoom', () => {
  const view = { x: -100, y: -50, k: 0.5 };
  const at = { x: 130, y: 70 };
  test('keeps what is under the pointer', () => {
    const larger = zoomed(view, 1.7, at, LIMITS);
    expect(larger.k).toBeCloseTo(0.85);
    expect(under(larger, at).x).toBeCloseTo(under(view, at).x);
    expect(under(larger, at).y).toBeCloseTo(under(view, at).y);
  });
  test('stays within its limits, and then does not move either', () => {
    expect(zoomed(view, 100, at, LIMITS).k).toBe(2);
    expect(zoomed(view, 0.001, at, LIMITS).k).toBe(0.25);
    expect(zoomed({ ...view, k: 2 }, 3, at, LIMITS)).toEqual({ ...view, k: 2 });
  });
  test('and back again is where it was', () => {
    const back = zoomed(zoomed(view, 1.5, at, LIMITS), 1 / 1.5, at, LIMITS);
    expect(back.x).toBeCloseTo(view.x);
    expect(back.k).toBeCloseTo(view.k);
  });
});

describe('bounds', () => {
  test('a side smaller than the frame is centred', () => {
    expect(bounded({ x: 90, y: -500, k: 0.25 }, FRAME, PICTURE)).toEqual({ k: 0.25, x: 0, y: 37.5 });
  });
  test('a larger one always fills it', () => {
    expect(bounded({ x: 50, y: -9000, k: 1 }, FRAME, PICTURE)).toEqual({ k: 1, x: 0, y: -600 });
    expect(bounded({ x: -200, y: -100, k: 1 }, FRAME, PICTURE)).toEqual({ k: 1, x: -200, y: -100 });
  });
});

describe('two fingers', () => {
  const view = { x: 0, y: 0, k: 1 };
  test('that move together pan', () => {
    const now = pinched(
      view,
      [
        { x: 10, y: 10 },
        { x: 50, y: 10 },
      ],
      [
        { x: 30, y: 15 },
        { x: 70, y: 15 },
      ],
      LIMITS,
    );
    expect(now).toEqual(panned(view, 20, 5));
  });
  test('that part zoom, and each keeps what it touches', () => {
    const [before, after] = [
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 80, y: 100 },
        { x: 230, y: 100 },
      ],
    ] as const;
    const now = pinched(view, before, after, LIMITS);
    expect(now.k).toBeCloseTo(1.5);
    expect(under(now, after[0]).x).toBeCloseTo(under(view, before[0]).x);
    expect(under(now, after[1]).x).toBeCloseTo(under(view, before[1]).x);
  });
});

describe('a glide', () => {
  test('goes the same way however often it is drawn', () => {
    const once = glided(1, 320);
    let [way, speed] = [0, 1];
    for (let i = 0; i < 20; i++) {
      const step = glided(speed, 16);
      way += step.way;
      speed = step.speed;
    }
    expect(way).toBeCloseTo(once.way);
    expect(speed).toBeCloseTo(once.speed);
  });
  test('comes to rest', () => {
    expect(glided(2, 3000).speed).toBeLessThan(0.001);
  });
});

test('what lies outside is brought in, and no further', () => {
  expect(revealed(-30, 20, 400, 16)).toBe(46);
  expect(revealed(380, 460, 400, 16)).toBe(-76);
  expect(revealed(100, 200, 400, 16)).toBe(0);
  // Larger than the room: its beginning counts.
  expect(revealed(50, 900, 400, 16)).toBe(-34);
});

test('a piece at the edge pulls the view towards what is hidden there', () => {
  expect(edgePull(200, 400, 48)).toBe(0);
  expect(edgePull(0, 400, 48)).toBe(1);
  expect(edgePull(400, 400, 48)).toBe(-1);
  expect(edgePull(24, 400, 48)).toBeCloseTo(0.5);
});

describe('how a picture begins', () => {
  const frame = { width: 400, height: 300 };
  const beginning = { scale: 0.5, at: { x: 300, y: 200 } };

  test('shows everything where that is large enough', () => {
    const picture = { width: 600, height: 400 };
    expect(begun(frame, picture, 2, beginning)).toEqual(fitted(frame, picture, 2));
  });

  test('is larger around its point where everything would be too small', () => {
    const view = begun(frame, { width: 2000, height: 1500 }, 2, { scale: 0.5, at: { x: 1000, y: 700 } });
    expect(view).toEqual({ k: 0.5, x: -300, y: -200 });
  });

  test('leaves no emptiness at the edge', () => {
    expect(begun(frame, { width: 2000, height: 1500 }, 2, beginning)).toEqual({ k: 0.5, x: 0, y: 0 });
  });
});
