import { fieldProblems } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { numbered } from '../src/wording.ts';

test('bounds that are equal are said as one number', () => {
  expect(numbered(0, 4).en).toBe('they go from 0 to 4');
  expect(numbered(0, 0)).toEqual({ en: '0 is the only one', fr: '0 est le seul' });
  const one = { is: 'integer', min: 3, max: 3 } as const;
  const told = (...list: Parameters<typeof fieldProblems>) => fieldProblems(...list).map(({ text }) => text);
  expect(told(one, 4, 'n')).toEqual([{ en: '4 should be 3', fr: '4 devrait être 3' }]);
  expect(told({ is: 'list', of: one, min: 6, max: 6 }, [], 'n')[0].en).toBe('should be a list of 6 entries');
  expect(told({ is: 'list', of: one, min: 1, max: 1 }, [], 'n')[0]).toEqual({
    en: 'should be a list of 1 entry',
    fr: 'devrait être une liste de 1 entrée',
  });
});
