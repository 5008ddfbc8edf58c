import { expect, test } from 'vitest';
import { choiceList } from '../src/choiceList.ts';
import { screen } from './screen.ts';

test('what several choices in a row bring stands once, where else each would be cut', () => {
  const { io } = screen([]);
  const about = ['a long story of what the first card does', 'what the other card does is another long story'];
  const rows = [0, 0, 0, 1, 1].map((card, i) => ({ phrase: `build it at exit ${i}`, about: about[card], mark: '' }));
  const narrow = { ...io, width: 40 };
  expect(choiceList(rows, 20, narrow).split('a long story')).toHaveLength(4);
  const short = choiceList(rows, 8, narrow);
  expect(short.split('a long story')).toHaveLength(2);
  expect(short).toContain('  2  build it at exit 1\n');
  expect(short).toContain(about[1]);
  expect(choiceList(rows, 5, narrow)).toContain('…');
});
