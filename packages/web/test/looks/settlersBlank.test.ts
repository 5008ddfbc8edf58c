import { type CustomUpgrade, readCustom } from '@starboard/settlers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { faultsOf } from '../../src/games/settlers/setup/blank/faults.ts';
import { cardIn, cardLink } from '../../src/games/settlers/setup/blank/link.ts';
import { EFFECTS, EMPTY } from '../../src/games/settlers/setup/blank/menu.ts';
import { savedCards } from '../../src/games/settlers/setup/blank/shelf.ts';

const GATE: CustomUpgrade = {
  version: 1,
  name: 'Péage d’Éole',
  flavour: 'Exact change only.',
  emblem: 3,
  type: 'settlement',
  cost: ['WE', 'P3/2'],
  effect: { kind: 'points', value: 2 },
};

afterEach(() => vi.unstubAllGlobals());

const codes = (card: CustomUpgrade) =>
  Object.fromEntries([...faultsOf(card)].map(([field, { code }]) => [field, code]));

describe('the form of the blank card', () => {
  test('offers every effect of the menu with each of its values, and each can be paid for', () => {
    expect(EFFECTS).toHaveLength(20);
    for (const { effect, type, least } of EFFECTS) {
      expect(least).toBeGreaterThan(0);
      const costs = [['A'], ['WE'], ['WE', 'P3/2'], ['EE', 'P5/3']];
      const fits = costs.some((cost) => 'value' in readCustom({ ...GATE, type, effect, cost }));
      expect(fits, JSON.stringify(effect)).toBe(true);
    }
  });

  test('says what is wrong with the name and, behind it, with the rest', () => {
    expect(codes(GATE)).toEqual({});
    expect(codes(EMPTY)).toEqual({ name: 'E_NAME_LENGTH', cost: 'E_PACK_COUNT' });
    expect(codes({ ...GATE, name: 'Moon Base', cost: ['W'] })).toEqual({ name: 'E_NAME_TAKEN', cost: 'E_EFFORT_LOW' });
    expect(codes({ ...GATE, cost: ['WEA', 'P8/4'] })).toEqual({ cost: 'E_DICE' });
    expect(codes({ ...GATE, cost: ['EE', 'WW'] })).toEqual({ cost: 'E_EFFORT_HIGH' });
  });
});

describe('a card in a link', () => {
  test('arrives as it was sent, with accents', () => {
    vi.stubGlobal('location', { origin: 'http://table' });
    const link = cardLink(GATE);
    expect(link).toMatch(/^http:\/\/table\/new\/settlers#card=[\w-]+$/);
    expect(cardIn(new URL(link).hash)).toEqual({ value: GATE });
  });

  test.each(['', '#', '#other=1'])('%j carries none', (hash) => {
    expect(cardIn(hash)).toBeUndefined();
  });

  test.each([
    ['text', '#card=hello world'],
    ['cut off', '#card=eyJ2ZXJzaW9uIjox'],
    ['no UTF-8', `#card=${btoa('"\xff\xfe"')}`],
    ['huge', `#card=${'A'.repeat(100_000)}`],
    ['a list', `#card=${btoa('[]')}`],
    ['nothing', '#card='],
  ])('%s is refused', (_what, hash) => {
    expect(cardIn(hash)).toHaveProperty('problems');
  });
});

test('of what lies on this device only cards are read', () => {
  const stored = [GATE, null, { ...GATE, cost: ['Z'] }, 'x', { ...GATE, __proto__: null, name: '<i>' }];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });
  expect(savedCards()).toEqual([GATE]);
  vi.stubGlobal('localStorage', { getItem: () => '{"not":"a list"}' });
  expect(savedCards()).toEqual([]);
});
