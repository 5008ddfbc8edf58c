import type { Moment, Position, TableState } from '@starboard/table';
import { expect, test } from 'vitest';
import { queueOf } from '../src/play/queue.ts';
import { missed } from '../src/play/seen.ts';
import { chaptersOf, newSince } from '../src/story/chapters.ts';

const moment = (step: number, seat: number, entry = step): Moment => ({
  step,
  entry,
  seat,
  events: [{ type: 'did' }],
});

/** A position after decisions of these seats; seat 0 looks. */
function after(seats: readonly number[], part: Partial<Position> = {}): TableState {
  const moments = [moment(0, 0), ...seats.map((seat, i) => moment(i + 1, seat))];
  const position: Position = {
    seq: seats.length,
    steps: seats.length,
    viewer: 0,
    view: seats.length,
    actors: [0],
    undo: { to: 0, stop: 'start' },
    hides: false,
    ...part,
  };
  return { link: 'live', stored: 'disk', moments, position };
}

function table(first: TableState) {
  let state = first;
  const listeners = new Set<() => void>();
  const queue = queueOf(
    {
      state: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ({ seat }) => seat !== 0,
  );
  queue.subscribe(() => {});
  return {
    queue,
    tell(next: TableState) {
      state = next;
      for (const listener of listeners) listener();
    },
    /** Decisions on the board, the one on stage, the one that lands, and whether there is more. */
    get shown() {
      const { state: s, stage, landing, running } = queue.state();
      return [s.position?.steps, stage?.step, landing?.step, running];
    },
  };
}

test('the reader’s own decision is shown at once', () => {
  const t = table(after([]));
  t.tell(after([0]));
  expect(t.shown).toEqual([1, undefined, undefined, false]);
});

test('decisions of others stand on stage one at a time, then land', () => {
  const t = table(after([0]));
  t.tell(after([0, 1]));
  expect(t.shown).toEqual([1, 2, undefined, true]);
  t.tell(after([0, 1, 1]));
  expect(t.shown).toEqual([1, 2, undefined, true]);
  t.queue.next();
  expect(t.shown).toEqual([2, undefined, 2, true]);
  t.queue.next();
  expect(t.shown).toEqual([2, 3, undefined, true]);
  t.queue.next();
  // What is asked can be answered while the last piece still flies.
  expect(t.shown).toEqual([3, undefined, 3, false]);
  t.queue.next();
  expect(t.shown).toEqual([3, undefined, undefined, false]);
});

test('several decisions that come with one position are told one by one, and land together', () => {
  const t = table(after([0]));
  t.tell(after([0, 1, 2]));
  expect(t.shown).toEqual([1, 2, undefined, true]);
  t.queue.next();
  expect(t.shown).toEqual([1, 3, undefined, true]);
  t.queue.next();
  expect(t.shown).toEqual([3, undefined, 3, false]);
});

test('a press skips what is on stage, a second one finishes the queue', () => {
  const t = table(after([0]));
  for (const seats of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 1, 1],
  ])
    t.tell(after(seats));
  t.queue.press();
  expect(t.shown).toEqual([2, undefined, 2, true]);
  t.queue.press();
  expect(t.shown).toEqual([4, undefined, undefined, false]);
  // The next run begins anew.
  t.tell(after([0, 1, 1, 1, 1]));
  t.tell(after([0, 1, 1, 1, 1, 1]));
  t.queue.press();
  expect(t.shown).toEqual([5, undefined, 5, true]);
});

test('what others do while a question is open takes nothing out of the reader’s hands', () => {
  const t = table(after([0], { asked: 1 }));
  t.tell(after([0, 1], { asked: 1 }));
  expect(t.shown).toEqual([2, undefined, undefined, false]);
});

test('undo, and other eyes, end the queue', () => {
  const back = table(after([0]));
  back.tell(after([0, 1]));
  back.tell(after([], { seq: 3 }));
  expect(back.shown).toEqual([0, undefined, undefined, false]);
  const passed = table(after([0]));
  passed.tell(after([0, 1]));
  passed.tell(after([0, 1], { viewer: 1 }));
  expect(passed.shown).toEqual([2, undefined, undefined, false]);
});

test('the link is told at once, the position at its own pace', () => {
  const t = table(after([0]));
  t.tell(after([0, 1]));
  t.tell({ ...after([0, 1]), link: 'lost' });
  expect(t.shown).toEqual([1, 2, undefined, true]);
  expect(t.queue.state().state.link).toBe('lost');
  t.queue.next();
  expect(t.shown).toEqual([2, undefined, 2, false]);
});

test('after a break, two decisions of others or more are told; with several people at the device none', () => {
  const { moments } = after([0, 1, 0, 1, 1]);
  const at = { moments, steps: 5, here: [0] };
  expect(missed(at, 2).map(({ step }) => step)).toEqual([4, 5]);
  expect(missed(at, 4)).toEqual([]);
  expect(missed(at, 5)).toEqual([]);
  expect(missed(at, undefined)).toEqual([]);
  expect(missed({ ...at, here: [0, 1] }, 0)).toEqual([]);
});

const line = (step: number, seat: number, type = 'did') => ({
  key: `${step}.0`,
  step,
  seat,
  text: `${type} ${step}`,
  event: { type },
});

test('the log is grouped by turns, and without turns by who decided', () => {
  const lines = [line(1, 0), line(2, 0, 'turn'), line(3, 1), line(4, 0), line(5, 1, 'turn'), line(6, 1)];
  const turns = chaptersOf(lines, (e) => (e.type === 'turn' ? 1 : undefined));
  expect(turns.map(({ title, lines: under }) => [title, under.map(({ step }) => step)])).toEqual([
    [undefined, [1]],
    ['turn 2', [3, 4]],
    ['turn 5', [6]],
  ]);
  const deciders = chaptersOf(lines, undefined);
  expect(deciders.map(({ seat, lines: under }) => [seat, under.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
    [1, 2],
  ]);
});

test('new is what came after the reader’s own latest decision', () => {
  const { moments } = after([0, 1, 0, 1, 1]);
  expect(newSince(moments, 0)).toBe(4);
  expect(newSince(moments, 1)).toBeUndefined();
  expect(newSince(moments, null)).toBeUndefined();
});
