import { describe, expect, test } from 'vitest';
import { siege as book } from '../src/games/siege/book/index.ts';
import { arrow } from '../src/learn/arrow.ts';
import { type Box, merged, shared } from '../src/learn/box.ts';
import { placeBubble } from '../src/learn/placeBubble.ts';
import { ringOf, roundOf } from '../src/learn/ring.ts';
import { searcher } from '../src/learn/search.ts';

describe('the bubble of a lesson', () => {
  const phone: Box = { x: 16, y: 56, width: 358, height: 772 };
  const desktop: Box = { x: 16, y: 64, width: 1408, height: 820 };
  const card: Box = { x: 700, y: 600, width: 150, height: 210 };
  const planet: Box = { x: 380, y: 240, width: 150, height: 240 };

  test.each([
    ['a card and a planet', desktop, [card], [planet]],
    ['a button at the lower edge', desktop, [{ x: 640, y: 850, width: 160, height: 44 }], [planet]],
    ['a card at the edge', desktop, [{ x: 1290, y: 600, width: 130, height: 210 }], []],
    [
      'a card of a phone',
      phone,
      [{ x: 240, y: 630, width: 110, height: 160 }],
      [{ x: 96, y: 240, width: 60, height: 130 }],
    ],
    ['a planet of a phone', phone, [{ x: 96, y: 240, width: 60, height: 130 }], []],
    [
      'two far apart',
      desktop,
      [
        { x: 180, y: 100, width: 50, height: 60 },
        { x: 180, y: 730, width: 50, height: 60 },
      ],
      [],
    ],
  ] as const)('covers neither %s nor what they lead to, and stays on the screen', (_, area, at, leads) => {
    const size = { width: 358, height: 120 };
    const { x, y } = placeBubble({ size, area, at, leads });
    const box = { x, y, ...size };
    for (const other of [...at, ...leads]) expect(shared(box, other)).toBe(0);
    expect(shared(box, area)).toBe(size.width * size.height);
  });

  test('keeps out of the thumb zone of a phone', () => {
    const thumb = { x: 0, y: 740, width: 390, height: 104 };
    const size = { width: 358, height: 120 };
    const { x, y } = placeBubble({
      size,
      area: phone,
      at: [{ x: 20, y: 560, width: 90, height: 150 }],
      leads: [],
      thumb,
    });
    expect(shared({ x, y, ...size }, thumb)).toBe(0);
  });

  test('what belongs together gets one ring, what lies apart its own', () => {
    const force = { x: 380, y: 470, width: 150, height: 90 };
    expect(merged([planet, force, card])).toEqual([{ x: 380, y: 240, width: 150, height: 320 }, card]);
  });

  test('points at what is far enough away', () => {
    expect(arrow({ x: 0, y: 0, width: 300, height: 100 }, card)?.shaft).toMatch(/^M300\.0 100\.0Q/);
    expect(arrow(planet, planet)).toBeUndefined();
  });
});

test.each([
  [30, 30],
  [140, 34],
  [340, 220],
  [900, 700],
])('the ring around %i by %i pixels crosses no corner of them', (width, height) => {
  const ring = ringOf({ x: 0, y: 0, width, height });
  const [off, round, line] = [-ring.x, roundOf(ring), 3.5];
  expect(Math.SQRT2 * Math.max(0, round - off)).toBeLessThan(round - line / 2);
});

describe('the search of a rulebook', () => {
  const found = (lang: 'en' | 'fr', query: string) => {
    const { components, rules } = searcher(book, lang)(query);
    return { components: components.map(({ id }) => id), rules: rules.map(({ rule }) => rule.id) };
  };

  test.each([
    ['en', 'Empty Shell', 'SIEGE-OFFICER-1'],
    ['fr', 'coquille vide', 'SIEGE-OFFICER-1'],
    ['fr', 'heraut des marees', 'SIEGE-SOLDIER-2'],
    ['en', 'chime', 'SIEGE-SOLDIER-2'],
    ['en', 'Matrone', 'SIEGE-SOLDIER-3'],
    ['fr', 'ambyria', 'SIEGE-P4A-1'],
    ['en', 'siege-turn-4', 'SIEGE-TURN-4'],
  ] as const)('finds a rule by the name of a card or planet (%s, %s)', (lang, query, rule) => {
    expect(found(lang, query).rules).toContain(rule);
  });

  test('answers with the picture of what is named first', () => {
    expect(found('en', 'empty she').components[0]).toBe('card:antillian/decoy');
    expect(found('fr', 'leurre').components).toContain('card:morkolyte/decoy');
  });

  test('finds nothing for nothing, and for what is not there', () => {
    expect(found('en', '  ')).toEqual({ components: [], rules: [] });
    expect(found('en', 'zeppelin')).toEqual({ components: [], rules: [] });
  });

  test('every component leads to a rule of the book', () => {
    expect(book.components.filter(({ rule }) => !book.rule(rule))).toEqual([]);
    expect(book.components).toHaveLength(24 + 16);
  });

  test('every picture of the glance leads to a chapter or a rule', () => {
    const { steps = [], sides = [], when } = book.glance ?? {};
    const ids = new Set(book.sections.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]));
    expect(steps).toHaveLength(4);
    for (const { to } of [...steps, ...sides, ...(when?.items ?? [])]) expect(ids, to).toContain(to);
  });
});
