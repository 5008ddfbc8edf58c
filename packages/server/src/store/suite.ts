import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EntryRow, Store, TableRow } from './store.ts';

/** A store that can be closed and opened again, as after a restart. */
export interface Reopened {
  readonly store: Store;
  reopen(): Promise<Store>;
  remove(): Promise<void>;
}

const entry = (seq: number, more: Partial<EntryRow> = {}): EntryRow => ({
  seq,
  time: seq * 10,
  command: `c${seq}`,
  body: `{"n":${seq}}`,
  version: 3,
  hash: null,
  ...more,
});

const table = (id: string, more: Partial<TableRow> = {}): Omit<TableRow, 'key'> => ({
  id,
  revision: 1,
  status: 'open',
  game: 'siege',
  listed: true,
  host: 'ada',
  command: `make ${id}`,
  created: 5,
  body: '{}',
  ...more,
});

/** What every store promises. */
export function storeSuite(name: string, open: () => Promise<Reopened>): void {
  describe(`store: ${name}`, () => {
    let opened: Reopened;
    let store: Store;
    beforeEach(async () => {
      opened = await open();
      ({ store } = opened);
    });
    afterEach(() => opened.remove());

    test('entries come back in their order, after a restart too', async () => {
      const { key } = await store.addTable(table('a'));
      for (const seq of [1, 2, 3])
        expect(await store.append(key, entry(seq, { hash: seq === 2 ? 'h' : null }))).toBe(true);
      const again = await opened.reopen();
      expect(await again.entries(key, 0)).toEqual([entry(1), entry(2, { hash: 'h' }), entry(3)]);
      expect(await again.entries(key, 2)).toEqual([entry(3)]);
      expect(await again.entries(key + 1, 0)).toEqual([]);
    });

    test('of two entries with the same number one is stored, and losers do not take others with them', async () => {
      const made = await Promise.all(['a', 'b', 'c'].map((id) => store.addTable(table(id))));
      const first = await Promise.all(made.map(({ key }) => store.append(key, entry(1))));
      expect(first).toEqual([true, true, true]);
      const race = [1, 2, 1].flatMap((seq, i) => [store.append(made[i].key, entry(seq, { command: 'late' }))]);
      expect(await Promise.all(race)).toEqual([false, true, false]);
      expect(await store.entries(made[0].key, 0)).toEqual([entry(1)]);
    });

    test('a table is made once by one command', async () => {
      const [one, two] = await Promise.all([
        store.addTable(table('a', { command: 'same' })),
        store.addTable(table('b', { command: 'same' })),
      ]);
      expect(two).toEqual(one);
      const other = await store.addTable(table('c', { command: 'same', host: 'grace' }));
      expect(other.key).not.toBe(one.key);
    });

    test('of two changes to one revision of a table one loses', async () => {
      const made = await store.addTable(table('a'));
      const change = (body: string) => store.changeTable({ ...made, revision: 2, body });
      expect(await Promise.all([change('{"x":1}'), change('{"x":2}')])).toEqual([true, false]);
      expect(await store.table('a')).toEqual({ ...made, revision: 2, body: '{"x":1}' });
      expect(await store.table('none')).toBeUndefined();
    });

    test('lists name listed tables of a kind, the newest first', async () => {
      await store.addTable(table('old', { created: 1 }));
      await store.addTable(table('new', { created: 9 }));
      await store.addTable(table('hidden', { listed: false }));
      await store.addTable(table('other', { game: 'orbital' }));
      await store.addTable(table('over', { status: 'ended' }));
      const ids = async (filter: Parameters<Store['tables']>[0]) => (await store.tables(filter)).map(({ id }) => id);
      expect(await ids({ status: ['open'], limit: 9, game: 'siege' })).toEqual(['new', 'old']);
      expect(await ids({ status: ['open'], limit: 2 })).toEqual(['new', 'other']);
      expect(await ids({ status: ['ended', 'running'], limit: 9 })).toEqual(['over']);
    });

    test('what is due is found: time that ran out, and bots that have to decide', async () => {
      const make = async (id: string) => (await store.addTable(table(id, { status: 'running' }))).key;
      await store.append(await make('late'), entry(1), { deadline: 100, bot: false });
      await store.append(await make('later'), entry(1), { deadline: 200, bot: false });
      await store.append(await make('bot'), entry(1), { deadline: null, bot: true });
      await store.append(await make('nothing'), entry(1), { deadline: null, bot: false });
      expect((await store.due(100)).toSorted()).toEqual(['bot', 'late']);
      await store.postpone(50);
      expect(await store.due(149)).toEqual(['bot']);
      expect((await store.due(150)).toSorted()).toEqual(['bot', 'late']);
    });

    test('what an entry that lost would have made due is not', async () => {
      const { key } = await store.addTable(table('a', { status: 'running' }));
      await store.append(key, entry(1), { deadline: 500, bot: false });
      await store.append(key, entry(1, { command: 'late' }), { deadline: 1, bot: true });
      expect(await store.due(400)).toEqual([]);
    });

    test('a match that has begun is due until it is known what is', async () => {
      const made = await store.addTable(table('a'));
      await store.changeTable({ ...made, revision: 2, status: 'running' });
      expect(await store.due(0)).toEqual(['a']);
      await store.setDue(made.key, { deadline: 70, bot: false });
      await store.changeTable({ ...made, revision: 3, status: 'running' });
      expect([await store.due(69), await store.due(70)]).toEqual([[], ['a']]);
    });

    test('a table that is over has nothing due', async () => {
      const made = await store.addTable(table('a', { status: 'running' }));
      await store.append(made.key, entry(1), { deadline: 1, bot: true });
      await store.changeTable({ ...made, revision: 2, status: 'ended' });
      expect(await store.due(100)).toEqual([]);
    });

    test('people are found by what their secret hashes to', async () => {
      const ada = { id: 'p1', secret: 'hash', name: 'Ada', created: 3 };
      await store.addPerson(ada);
      await expect(store.addPerson({ ...ada, id: 'p2' })).rejects.toThrow();
      await store.rename('p1', 'Ada L.');
      expect(await store.person('hash')).toEqual({ ...ada, name: 'Ada L.' });
      expect(await store.person('other')).toBeUndefined();
    });

    test('records and notes are kept', async () => {
      await store.addRecord(7, 'first');
      await store.addRecord(7, 'second');
      await store.setNote('n', '1');
      const again = await opened.reopen();
      expect([await again.record(7), await again.record(8)]).toEqual(['second', undefined]);
      expect([await again.note('n'), await again.note('m')]).toEqual(['1', undefined]);
    });

    test('how matches were seen is kept beside their records, and what lacks it is found', async () => {
      expect(await store.bareRecord()).toBeUndefined();
      await store.addRecord(7, 'seven');
      await store.addRecord(8, 'eight');
      await store.addSnapshots(7, Uint8Array.of(1, 2, 250));
      expect(await store.bareRecord()).toEqual({ match: 8, body: 'eight' });
      await store.addSnapshots(8, new Uint8Array());
      expect(await store.bareRecord()).toBeUndefined();
      // The end of a match may be noted twice; what was kept of it stays.
      await store.addRecord(7, 'seven');
      const again = await opened.reopen();
      expect(await again.snapshots(7)).toEqual(Uint8Array.of(1, 2, 250));
      expect([await again.snapshots(8), await again.snapshots(9)]).toEqual([undefined, undefined]);
    });

    test('where a match stood is noted, the latest alone', async () => {
      await store.seal(7, { seq: 0, hash: 'a' });
      await store.seal(7, { seq: 5, hash: 'b' });
      expect([await store.sealed(7), await store.sealed(8)]).toEqual([{ seq: 5, hash: 'b' }, undefined]);
    });

    test('a closed store says so', async () => {
      await store.close();
      await expect(store.note('n')).rejects.toThrow(/closed/);
      await opened.reopen();
    });
  });
}
