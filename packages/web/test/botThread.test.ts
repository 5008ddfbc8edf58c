import { afterEach, expect, test, vi } from 'vitest';
import { botsInThread } from '../src/bots/botThread.ts';
import type { Question, Reply } from '../src/bots/question.ts';

/** A thread that answers when told to. */
class Thread {
  static all: Thread[] = [];
  onmessage?: (e: { data: Reply }) => void;
  onerror?: (e: { message: string }) => void;
  readonly calls: unknown[] = [];
  ended = false;
  constructor() {
    Thread.all.push(this);
  }
  postMessage(call: unknown): void {
    this.calls.push(call);
  }
  terminate(): void {
    this.ended = true;
  }
}

vi.stubGlobal('Worker', Thread);
afterEach(() => {
  Thread.all = [];
});

const question: Question = { ask: 'weigh', game: 'siege', view: {} };

test('bots woken before they are asked think in the same thread', async () => {
  const bots = botsInThread();
  bots.wake('siege');
  const asked = bots.ask(question);
  expect(Thread.all).toHaveLength(1);
  expect(Thread.all[0].calls).toEqual([{ ask: 'wake', game: 'siege' }, question]);
  Thread.all[0].onmessage?.({ data: { thought: [0.4, 0.6] } });
  expect(await asked).toEqual([0.4, 0.6]);
});

test('a failure is told to whoever asked, and the next question gets a new thread', async () => {
  const bots = botsInThread();
  const first = bots.ask(question);
  Thread.all[0].onmessage?.({ data: { failed: 'no rules' } });
  await expect(first).rejects.toThrow('no rules');
  expect(Thread.all[0].ended).toBe(true);
  const second = bots.ask(question);
  Thread.all[1].onerror?.({ message: 'broken' });
  await expect(second).rejects.toThrow('broken');
});

test('a thought given up is cut off; one that is finished leaves its thread', async () => {
  const bots = botsInThread();
  void bots.ask(question);
  bots.forget();
  expect(Thread.all[0].ended).toBe(true);
  const asked = bots.ask(question);
  Thread.all[1].onmessage?.({ data: { thought: [1, 0] } });
  await asked;
  bots.forget();
  expect(Thread.all[1].ended).toBe(false);
  bots.close();
  expect(Thread.all[1].ended).toBe(true);
});
