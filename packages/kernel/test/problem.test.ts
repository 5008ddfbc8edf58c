import { describe, expect, test } from 'vitest';
import { failure, formatProblems, problem, shown } from '../src/index.ts';

describe('problems', () => {
  test('are lines with place, code and reason in the language asked for', () => {
    const list = [
      problem('options.sides', 'too many', 'trop'),
      { ...problem('', 'not a set', 'pas un jeu'), code: 'CARDS-1' },
    ];
    expect(formatProblems(list, 'en')).toBe('options.sides: too many\nCARDS-1: not a set');
    expect(formatProblems(list, 'fr')).toBe('options.sides: trop\nCARDS-1: pas un jeu');
  });

  test('can be a whole result', () => {
    expect(failure('at', 'a', 'b')).toEqual({ problems: [{ at: 'at', text: { en: 'a', fr: 'b' } }] });
  });
});

describe('a value in a message', () => {
  test('is JSON on one line', () => {
    expect(shown({ a: ['x\ny'] })).toBe('{"a":["x\\ny"]}');
    expect(shown(undefined)).toBe('undefined');
  });

  test('is cut to sixty characters at most', () => {
    expect(shown('x'.repeat(58))).toHaveLength(60);
    expect(shown('x'.repeat(500)).length).toBeLessThanOrEqual(60);
    expect(shown('x'.repeat(500))).toMatch(/…$/);
  });
});
