import { expect, test } from 'vitest';
import { orbital as book } from '../src/games/orbital/book/index.ts';
import { figures } from '../src/games/orbital/figures/index.tsx';
import { orbital as guide } from '../src/games/orbital/guide/index.ts';

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
