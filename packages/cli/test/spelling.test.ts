import { describe, expect, test } from 'vitest';
import { didYouMean, editDistance, nearest } from '../src/spelling.ts';

describe('suggestions', () => {
  test.each([
    ['siege', 'siege', 0],
    ['sige', 'siege', 1],
    ['seige', 'siege', 1],
    ['', 'abc', 3],
    ['orbital', 'settlers', 8],
  ])('“%s” is %s at a distance of %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  test('name the nearest word, or none when nothing is near', () => {
    expect(nearest('MEDUM', ['random', 'medium'])).toBe('medium');
    expect(nearest('chess', ['siege', 'orbital'])).toBeUndefined();
    expect(nearest('chess', [])).toBeUndefined();
  });

  test('are put as a question in both languages', () => {
    expect(didYouMean('hrad', ['hard'])).toEqual({ en: ' Did you mean “hard”?', fr: ' Vouliez-vous dire « hard » ?' });
    expect(didYouMean('xyz', ['hard'])).toEqual({ en: '', fr: '' });
  });
});
