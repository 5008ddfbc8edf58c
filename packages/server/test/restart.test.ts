import { type AnyGame, keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Table } from '@starboard/table';
import { reached } from '@starboard/table/laws';
import { expect, test } from 'vitest';
import type { TableInfo } from '../src/http/told.ts';
import { remoteTable } from './help/remote.ts';
import { named, testServer } from './help/server.ts';

const siege = (await load('siege')) as AnyGame;
const KEY = keyFromSeed('restart');

/** Plays so many decisions, whoever is asked. */
async function playOn(game: AnyGame, tables: readonly Table[], many: number): Promise<void> {
  const rng = rngOf(keyFromSeed(`restart ${many}`));
  for (let i = 0; i < many; i++) {
    const newest = Math.max(...tables.map((t) => t.state().position?.seq ?? 0));
    for (const t of tables) await reached(t, ({ seq }) => seq >= newest);
    const { actors = [], end } = tables[0].state().position ?? {};
    if (end) return;
    const table = tables[actors[0]];
    const { position } = table.state();
    if (!position) throw new Error('no position');
    const action = pick(rng, legal(game, game.determinize(position.view, KEY), actors[0]));
    expect(await table.act?.(action, position.asked ?? -1)).toBe('done');
    for (const t of tables) await reached(t, ({ seq }) => seq > newest);
  }
}

async function two(server: Awaited<ReturnType<typeof testServer>>, more: object = {}) {
  const [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
  const { body } = await ada.make(more);
  await grace.join(body.id);
  const tables = [ada, grace].map(({ cookie }) => remoteTable(server.port, body.id, cookie));
  for (const t of tables) await reached(t, () => true);
  return { ada, grace, id: body.id, tables };
}

test('a restart in the middle of any choice leaves no trace', async () => {
  const server = await testServer();
  const { tables } = await two(server);
  for (let i = 0; i < 6; i++) {
    await playOn(siege, tables, 3 + i);
    const before = tables.map((t) => t.state().position);
    await server.again();
    for (const t of tables) await expect.poll(() => t.state().link).toBe('live');
    for (const [i2, t] of tables.entries()) {
      t.handOver?.(i2);
      const after = await reached(t, () => t.state().link === 'live');
      expect(after).toEqual(before[i2]);
    }
  }
  await playOn(siege, tables, 3);
  for (const t of tables) t.close();
  await server.close();
});

test('a line that breaks again and again loses nothing and does nothing twice', async () => {
  const server = await testServer();
  const { tables } = await two(server);
  const cutter = setInterval(() => {
    for (const t of tables) (t as ReturnType<typeof remoteTable>).cut();
  }, 60);
  await playOn(siege, tables, 40);
  clearInterval(cutter);
  const { position, moments } = tables[0].state();
  expect(moments.map(({ step }) => step)).toEqual(Array.from({ length: (position?.steps ?? 0) + 1 }, (_, i) => i));
  for (const t of tables) t.close();
  await server.close();
});

test('a match that sleeps wakes when somebody acts, and everybody hears of it as a change', async () => {
  const server = await testServer({ sleepAfter: 1, sweep: 5 });
  const { tables } = await two(server);
  const asleep = () =>
    expect
      .poll(async () => (await fetch(`http://127.0.0.1:${server.port}/health`)).json())
      .toMatchObject({ matches: 0 });
  for (let i = 0; i < 8; i++) {
    await asleep();
    await playOn(siege, tables, 1);
  }
  for (const t of tables) t.close();
  await server.close();
});

test('bots go on by themselves after a restart, though nobody looks', async () => {
  const server = await testServer({ botLimit: 5000 });
  const ada = await named(server, 'Ada');
  const { body } = await ada.make({ options: { first: 1 }, seats: [{ who: 'me' }, { who: 'bot', level: 'easy' }] });
  await server.again();
  const table = remoteTable(server.port, body.id, ada.cookie);
  await reached(table, ({ actors, seq }) => seq > 0 && actors.includes(0));
  table.close();
  await server.close();
});

/** The same game by other rules: the version is another, and so may be where it leads. */
const newer = (how: 'same' | 'other'): AnyGame => ({
  ...siege,
  version: siege.version + 1,
  ...(how === 'other'
    ? { setup: (...args: Parameters<AnyGame['setup']>) => siege.setup(args[0], args[1], keyFromSeed('other')) }
    : {}),
});

test.each(['same', 'other'] as const)('rules of a newer version that lead to the %s', async (how) => {
  const server = await testServer();
  const { tables, ada, id } = await two(server);
  await playOn(siege, tables, 40);
  const before = tables[0].state().position;
  await server.again({ load: async () => newer(how) });
  const info = async () => (await ada.ask<TableInfo>('GET', `/api/tables/${id}`)).body;
  if (how === 'same') {
    await expect.poll(() => tables[0].state().link).toBe('live');
    tables[0].handOver?.(0);
    expect((await reached(tables[0], () => true)).view).toEqual(before?.view);
    expect((await info()).status).toBe('running');
  } else {
    await expect.poll(() => tables[0].state().why).toBe('older');
    expect(await info()).toMatchObject({ status: 'closed', closed: { en: expect.stringContaining('rules') } });
  }
  for (const t of tables) t.close();
  await server.close();
});

test('a match whose entries are damaged says so, and harms no other', async () => {
  const server = await testServer();
  const { tables, id } = await two(server);
  const other = await two(server);
  await playOn(siege, tables, 3);
  await server.stop();
  const { default: Database } = await import('libsql');
  const db = new Database(`${server.data}/starboard.db`);
  db.prepare('UPDATE entries SET body = ? WHERE match = (SELECT key FROM tables WHERE id = ?)').run(
    '{"type":"act"',
    id,
  );
  db.close();
  await server.again();
  await expect.poll(() => tables[0].state().why).toBe('unreadable');
  await playOn(siege, other.tables, 3);
  for (const t of [...tables, ...other.tables]) t.close();
  await server.close();
});
