import { keyFromSeed } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import { expect, test, vi } from 'vitest';
import { bids, type View } from '../../../kernel/test/toys/bids.ts';
import type { Lesson } from '../../src/contract/guide.ts';
import { lessonTable } from '../../src/learn/lessonTable.ts';

const SAID = { en: 'Lay a number.', fr: 'Posez un nombre.' };
const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Vega', level: 'easy' },
  { kind: 'bot', name: 'Rigel', level: 'easy' },
];

/** Three seats, of which two act by the lesson's script. */
const lesson = (answer: readonly string[]): Lesson => ({
  id: 'script',
  title: SAID,
  beats: [
    { say: SAID, expect: ['bid number=4'], answer, otherwise: SAID },
    { say: SAID, expect: ['bid'], otherwise: SAID },
  ],
  seen: SAID,
  rule: 'TOYS-BID-1',
  position: () => bids.setup(3, bids.defaults, keyFromSeed('script')),
});

async function opened(answer: readonly string[]) {
  const table = lessonTable({ game: bids }, lesson(answer), PLAYERS);
  await vi.waitFor(() => expect(table.state().position).toBeDefined());
  return table;
}

const viewOf = (table: { state(): { position?: { view: unknown } } }) => table.state().position?.view as View;

test('the others of a lesson act by its script, with any number of seats', async () => {
  const table = await opened(['1 bid number=2', '2 bid number=3']);
  expect(await table.act?.({ type: 'bid', number: 4 } as never, 0)).toBe('done');
  await vi.waitFor(() => expect(viewOf(table).round).toBe(2));
  expect(viewOf(table).used).toEqual([[4], [2], [3]]);
  expect(viewOf(table).points).toEqual([1, 0, 0]);
  expect(table.progress()).toEqual({ beat: 1, done: false, taken: ['bid number=4'], mistakes: 0 });
  table.close();
});

test('a press that the lesson does not expect is explained, and nobody acts', async () => {
  const table = await opened(['1 bid number=2', '2 bid number=3']);
  expect(await table.act?.({ type: 'bid', number: 1 } as never, 0)).toEqual({ declined: SAID });
  expect(table.progress()).toEqual({ beat: 0, done: false, taken: [], mistake: SAID, mistakes: 1 });
  expect(viewOf(table).laid).toEqual([false, false, false]);
  table.close();
});

test('a scripted act is announced, waits for its pause, and only then comes', async () => {
  let go = () => {};
  const table = lessonTable({ game: bids }, lesson(['1 bid number=2', '2 bid number=3']), PLAYERS, {
    pause: () =>
      new Promise((then) => {
        go = then;
      }),
  });
  await vi.waitFor(() => expect(table.state().position).toBeDefined());
  await table.act?.({ type: 'bid', number: 4 } as never, 0);
  await vi.waitFor(() => expect(table.progress().acting).toBe(1));
  expect(viewOf(table).laid).toEqual([true, false, false]);
  go();
  await vi.waitFor(() => expect(table.progress().acting).toBe(2));
  go();
  await vi.waitFor(() => expect(viewOf(table).round).toBe(2));
  go();
  await vi.waitFor(() => expect(table.progress().acting).toBeUndefined());
  table.close();
});
