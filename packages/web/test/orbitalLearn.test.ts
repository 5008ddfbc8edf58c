import { reached } from '@starboard/table/laws';
import { expect, test } from 'vitest';
import type { Lesson } from '../src/contract/guide.ts';
import { orbital as book } from '../src/games/orbital/book/index.ts';
import { figures } from '../src/games/orbital/figures/index.tsx';
import { orbital as guide } from '../src/games/orbital/guide/index.ts';
import { lessonTable } from '../src/learn/lessonTable.ts';
import { VEGA, YOU } from './help/saved.ts';

test('every component of Orbital’s rulebook leads to a rule that it holds', () => {
  expect(book.components.filter(({ rule }) => !book.rule(rule))).toEqual([]);
});

test('Orbital’s lessons begin with how one wins', () => {
  expect(guide.lessons[0].id).toBe('goal');
});

test('every chapter, step and component of the book has its picture', () => {
  const wanted = [
    ...book.sections.map(({ id }) => id),
    ...book.components.map(({ id }) => id),
    ...[...(book.glance?.steps ?? []), ...(book.glance?.sides ?? []), ...(book.glance?.when.items ?? [])].map(
      ({ id }) => `glance:${id}`,
    ),
  ];
  expect(wanted.filter((id) => !figures[id])).toEqual([]);
});

test('a lesson says to watch somebody who acts, not somebody who passes', async () => {
  const lesson = guide.lessons.find(({ id }) => id === 'build') as Lesson;
  const table = lessonTable(guide, lesson, [YOU, VEGA]);
  const acting = new Set<number | undefined>();
  table.subscribe(() => acting.add(table.progress().acting));
  const { asked = -1 } = await reached(table, () => true);
  const built = { type: 'build', card: 'dormitory', exit: { host: 0, side: 'W' } };
  expect(await table.act?.(built, asked)).toBe('done');
  await reached(table, ({ steps, asked: again }) => steps === 2 && again !== undefined);
  expect([...acting]).toEqual([undefined]);
  table.close();
});
