import { Worker } from 'node:worker_threads';
import type { AnyGame } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { expect, test } from 'vitest';
import { type Brains, brains } from '../src/bots/brains.ts';
import './help/server.ts';

const siege = (await load('siege')) as AnyGame;
const view = siege.view(siege.setup(2, siege.defaults, [1, 2, 3, 4, 5, 6, 7, 8]), 0) as unknown;
const seat = siege.actors(siege.setup(2, siege.defaults, [1, 2, 3, 4, 5, 6, 7, 8]))[0];
const question = (level: string) => ({ game: 'siege', view, seat, level });

/** A thread that does as it is told instead of thinking. */
const rogue = (code: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${code} });`, {
    eval: true,
  });

async function withBrains<T>(parts: Partial<Parameters<typeof brains>[0]>, use: (b: Brains) => Promise<T>): Promise<T> {
  const made = brains({ threads: 1, limit: 10_000, failed: () => {}, ...parts });
  try {
    return await use(made);
  } finally {
    await made.close();
  }
}

test('a bot answers with an action from its view', async () => {
  const action = await withBrains({}, (b) => b.seat().think(question('easy')));
  expect(action).toHaveProperty('type');
});

test.each([
  ['hangs', 'for (;;);', /no answer in 200 ms/],
  ['throws', 'throw new Error("broken")', /broken/],
  ['ends', 'process.exit(3)', /ended/],
  ['says that it failed', 'parentPort.postMessage({ failed: "no idea" })', /no idea/],
])('a thread that %s costs its own question and no other', async (_, code, why) => {
  let first = true;
  const start = () => {
    const once = first;
    first = false;
    return once ? rogue(code)() : rogue('parentPort.postMessage({ found: { type: "fine" } })')();
  };
  await withBrains({ limit: code.startsWith('for') ? 200 : 20_000, start }, async (b) => {
    await expect(b.seat().think(question('easy'))).rejects.toThrow(why);
    // The same thread goes on only where it said itself that it failed.
    if (!/idea|answer/.test(String(why))) expect(await b.seat().think(question('easy'))).toEqual({ type: 'fine' });
  });
});

test('a thought that nobody waits for any more is not begun', async () => {
  let begun = 0;
  const start = () => {
    const worker = rogue('setTimeout(() => parentPort.postMessage({ found: { type: "fine" } }), 30)')();
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message: unknown) => {
      begun++;
      post(message);
    };
    return worker;
  };
  await withBrains({ start }, async (b) => {
    const first = b.seat().think(question('easy'));
    const given = b.seat();
    void given.think(question('easy'));
    given.forget();
    const last = b.seat().think(question('easy'));
    await Promise.all([first, last]);
    expect(begun).toBe(2);
  });
});
