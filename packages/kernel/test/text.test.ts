import { describe, expect, test } from 'vitest';
import { explain, fill, LANGS, labelled, PLATFORM_RULES, UNKNOWN_ACTION } from '../src/index.ts';
import { lanterns } from './toys/lanterns.ts';

describe('fill', () => {
  test('puts values in the place of names, as often as they stand', () => {
    expect(fill('{a} and {b}, {a}', { a: 1, b: 'two' })).toBe('1 and two, 1');
  });

  test('fills in zero and the empty text', () => {
    expect(fill('{a}{b}', { a: 0, b: '' })).toBe('0');
  });

  test('leaves a name without a value visible', () => {
    expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}');
    expect(fill('{a}')).toBe('{a}');
  });

  test('fills nothing in that an object merely inherits', () => {
    expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  test('does not look for names in values', () => {
    expect(fill('{a}', { a: '{b}', b: 1 })).toBe('{b}');
  });
});

test('labels of a table are set for their language', () => {
  expect(labelled('Hand: 2\n  Row:', 'en')).toBe('Hand: 2\n  Row:');
  expect(labelled('Main: 2 · 8:30\n  Rangée:', 'fr')).toBe('Main\u00a0: 2 · 8:30\n  Rangée\u00a0:');
  expect(labelled('Main\u00a0: 2', 'fr')).toBe('Main\u00a0: 2');
});

describe('explain', () => {
  test('gives the sentence of the rule in each language', () => {
    const violation = { rule: 'TOYS-CARD-1', with: { card: 7 } };
    expect(explain(lanterns, violation, 'en')).toBe('You do not hold 7.');
    expect(explain(lanterns, violation, 'fr')).toBe('Vous n’avez pas 7.');
  });

  test('knows the rules of the platform', () => {
    const violation = { rule: UNKNOWN_ACTION, with: { action: 'fly' } };
    expect(explain(lanterns, violation, 'en')).toBe('“fly” is not among the choices of this moment.');
    expect(explain(lanterns, violation, 'fr')).toBe('« fly » ne fait pas partie des choix de ce moment.');
  });

  test('shows at least the id of a rule that does not exist', () => {
    expect(explain(lanterns, { rule: 'TOYS-X-1' }, 'en')).toBe('TOYS-X-1');
    expect(explain(lanterns, { rule: 'constructor' }, 'en')).toBe('constructor');
  });
});

test('every rule of the platform has words in every language', () => {
  for (const text of Object.values(PLATFORM_RULES)) for (const lang of LANGS) expect(text[lang]).toMatch(/\S/);
});
