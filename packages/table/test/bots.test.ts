import type { Action } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { bids } from '../../kernel/test/toys/bids.ts';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import { type Player, playBots, type Question } from '../src/index.ts';
import { hosted, newId, person } from './help.ts';

const VEGA: Player = { kind: 'bot', name: 'Vega', level: 'hard' };

/** Bots that answer when told to. */
function seated(h: ReturnType<typeof hosted>['host']) {
  const questions: { question: Question; answer(a: Action): void; fail(e: Error): void }[] = [];
  const forgotten = vi.fn();
  const failed = vi.fn();
  const stop = playBots(h, {
    think: (question) =>
      new Promise((answer, fail) => {
        questions.push({ question, answer, fail });
      }),
    forget: forgotten,
    wait: async () => {},
    pace: () => 0,
    newId,
    failed,
  });
  return { questions, forgotten, failed, stop };
}

const bid = (number: number): Action => ({ type: 'bid', number }) as Action;

describe('bots at a table', () => {
  test('are asked with their own view and no state, and their answer is played', async () => {
    const { host: h } = hosted(haggle, [VEGA, person('Ada')]);
    const { questions } = seated(h);
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    expect(questions[0].question).toMatchObject({ game: 'haggle', seat: 0, level: 'hard' });
    expect(JSON.stringify(questions[0].question)).not.toContain('rng');
    questions[0].answer({ type: 'ask', coins: 2 } as Action);
    await vi.waitFor(() => expect(h.running.seq).toBe(1));
  });

  test('go on thinking while others answer their own questions', async () => {
    const { host: h } = hosted(bids, [person('Ada'), VEGA]);
    const { questions, forgotten } = seated(h);
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    await h.command({ id: newId(), type: 'act', seat: 0, action: bid(1), asked: 0 });
    questions[0].answer(bid(2));
    await vi.waitFor(() => expect(h.running.decisions).toHaveLength(2));
    expect(forgotten).not.toHaveBeenCalled();
  });

  test('give a thought up when its question is taken back', async () => {
    const { host: h } = hosted(haggle, [person('Ada'), VEGA]);
    const { questions, forgotten } = seated(h);
    await h.command({ id: newId(), type: 'act', seat: 0, action: { type: 'ask', coins: 2 } as Action, asked: 0 });
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    await h.command({ id: newId(), type: 'undo', seat: 0, keep: 0 });
    expect(forgotten).toHaveBeenCalled();
    questions[0].answer({ type: 'refuse' } as Action);
    await new Promise((r) => setTimeout(r, 5));
    expect(h.running.decisions).toHaveLength(0);
  });

  test.each(['a breakdown', 'an answer that is not allowed'])('after %s the default action is taken', async (what) => {
    const { host: h } = hosted(haggle, [VEGA, person('Ada')]);
    const { questions, failed } = seated(h);
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    if (what === 'a breakdown') questions[0].fail(new Error('out of memory'));
    else questions[0].answer({ type: 'give' } as Action);
    await vi.waitFor(() => expect(h.running.decisions).toHaveLength(1));
    expect(failed).toHaveBeenCalledOnce();
  });

  test('play on for somebody who left', async () => {
    const { host: h } = hosted(bids, [person('Ada'), person('Grace'), person('Hedy')]);
    const { questions } = seated(h);
    await h.command({ id: newId(), type: 'leave', seat: 1 });
    await vi.waitFor(() => expect(questions[0]?.question).toMatchObject({ seat: 1, level: 'easy' }));
  });

  test('stop when told to', async () => {
    const { host: h } = hosted(haggle, [VEGA, person('Ada')]);
    const { questions, stop } = seated(h);
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    stop();
    questions[0].answer({ type: 'ask', coins: 2 } as Action);
    await new Promise((r) => setTimeout(r, 5));
    expect(h.running.seq).toBe(0);
  });
});
