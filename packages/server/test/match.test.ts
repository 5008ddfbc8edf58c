import { formatKey, keyFromSeed } from '@starboard/kernel';
import { begun, type HostMessage, serve } from '@starboard/table';
import { expect, test } from 'vitest';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import type { Brains } from '../src/bots/brains.ts';
import { type Match, match } from '../src/matches/match.ts';
import type { Store } from '../src/store/store.ts';

const NO_BOTS: Brains = {
  snapshots: () => new Promise(() => {}),
  seat: () => ({ think: () => new Promise(() => {}), forget() {} }),
  failed() {},
  async close() {},
};

/** A match whose store does what the test says. */
function made(append: () => Promise<boolean>, reload: () => Promise<Match | undefined> = async () => undefined) {
  const players = ['Ada', 'Grace'].map((name) => ({ kind: 'person', name }) as const);
  const opening = {
    id: 'm',
    game: haggle.id,
    version: haggle.version,
    options: { ...haggle.defaults },
    key: formatKey(keyFromSeed('match')),
    players,
    created: 0,
  };
  const told: HostMessage[] = [];
  const seen = { lost: 0, grown: 0 };
  const store = { append, setDue: async () => {}, seal: async () => {} } as unknown as Store;
  const one = match({
    key: 1,
    running: begun(haggle, opening),
    clock: undefined,
    store,
    brains: NO_BOTS,
    now: () => 1,
    newId: () => 'id',
    level: 'easy',
    lateBot: true,
    refuses: () => undefined,
    grown: () => void seen.grown++,
    lost: () => void seen.lost++,
    reload,
  });
  const line = serve(one, { here: [0], send: (m) => one.once(() => told.push(m)) }, one.audience);
  line.receive({ type: 'sync', have: -1, head: -1, look: 0, viewer: 0 });
  const leave = () => one.command({ type: 'leave', id: `l${Math.random()}`, seat: 0 });
  return { one, told, seen, line, leave };
}

test('nobody hears of an entry before it is on disk', async () => {
  let stored = (_: boolean) => {};
  const { told, leave, line, seen } = made(() => new Promise((resolve) => (stored = resolve)));
  const before = told.length;
  const answer = leave();
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Neither those who listen nor who asks meanwhile.
  line.receive({ type: 'sync', have: -1, head: -1, look: 0, viewer: 0 });
  expect(told).toHaveLength(before);
  stored(true);
  expect(await answer).toBe('done');
  expect(told.at(-1)).toMatchObject({ position: { seq: 1 } });
  expect(seen).toEqual({ lost: 0, grown: 1 });
});

test('an entry that cannot be written has not happened, and the match is given up to be read again', async () => {
  const { told, leave, seen } = made(() => Promise.reject(new Error('disk full')));
  const before = told.length;
  expect(await leave()).toHaveProperty('declined');
  expect(told).toHaveLength(before);
  expect(seen).toEqual({ lost: 1, grown: 0 });
  expect(await leave()).toHaveProperty('declined');
});

test('what loses to another entry is judged again by the match as it really is, and so is all that waited behind', async () => {
  const really = made(async () => true);
  let reloads = 0;
  const { told, leave, seen } = made(
    async () => false,
    async () => {
      reloads++;
      return really.one;
    },
  );
  const before = told.length;
  expect(await Promise.all([leave(), leave()])).toEqual(['done', 'closed']);
  expect(really.one.running.seq).toBe(1);
  expect([told.length, seen.grown, reloads]).toEqual([before, 0, 1]);
});

test('of two commands the second waits for the first: one entry of a match is under way at a time', async () => {
  let writing = 0;
  let most = 0;
  const { one } = made(async () => {
    most = Math.max(most, ++writing);
    await new Promise((resolve) => setTimeout(resolve, 5));
    writing--;
    return true;
  });
  const by = { kind: 'bot', name: 'B', level: 'easy' } as const;
  await Promise.all([1, 2, 3].map((n) => one.command({ type: 'replace', id: `r${n}`, seat: 1, by })));
  expect(most).toBe(1);
  one.stop();
});
