import { expect, test } from 'vitest';
import { fr } from '../src/i18n/online/fr.ts';

/** Every sentence in tables of sentences; functions are left out. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : [];
}

test('no line of the French online pages begins with a sign: the space before it does not break', () => {
  const french = sentences(fr);
  expect(french.length).toBeGreaterThan(60);
  expect(french.filter((sentence) => / [:;!?»%]|« /.test(sentence))).toEqual([]);
});
