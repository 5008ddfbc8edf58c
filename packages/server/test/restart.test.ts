import type { AnyGame } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { reached } from '@starboard/table/laws';
import { expect, test } from 'vitest';
import type { Told } from '../src/http/told.ts';
import { playOn, two } from './help/playing.ts';
import { remoteTable } from './help/remote.ts';
import { named, testServer } from './help/server.ts';

const siege = (await load('siege')) as AnyGame;

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

test('a match that is over leaves memory with the last who looks, one that goes on does not', async () => {
  const server = await testServer();
  const awake = async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/health`);
    return ((await answer.json()) as { readonly matches: number }).matches;
  };
  const [over, going] = [await two(server), await two(server)];
  expect(await over.tables[0].leave?.()).toBe('done');
  over.tables[0].close();
  going.tables[0].close();
  await reached(over.tables[1], ({ end }) => end !== undefined);
  expect(await awake()).toBe(2);
  over.tables[1].close();
  await expect.poll(awake).toBe(1);
  going.tables[1].close();
  // Who comes back to it sees how it ended.
  const back = remoteTable(server.port, over.id, over.ada.cookie);
  expect((await reached(back, () => true)).end).toMatchObject({ forfeit: 'leave', seat: 0 });
  expect(await awake()).toBe(2);
  back.close();
  await server.close();
});

test('who was replaced is told so by a match that was asleep when they came', async () => {
  const server = await testServer({ sleepAfter: 1, sweep: 5, botLimit: 5000 });
  const { ada, grace, id, tables } = await two(server);
  for (const t of tables) t.close();
  const line = await ada.socket();
  line.say({ type: 'watch', table: id });
  line.say({ type: 'vote', table: id, seat: 1 });
  const replaced = (t: Told) =>
    t.type === 'table' && t.table.seats.some((seat) => seat.who === 'person' && seat.replaced);
  await line.until(() => line.heard.find(replaced));
  line.close();
  await server.again();
  const back = await grace.socket();
  back.say({ type: 'watch', table: id });
  back.say({ type: 'say', table: id, message: { type: 'sync', have: -1, head: -1, look: 0, viewer: null } });
  await back.until(() => back.heard.find(replaced));
  // It falls asleep again, and what is told then is as true.
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${server.port}/health`)).json())
    .toMatchObject({ matches: 0 });
  const told = back.next((t): t is Told => t.type === 'table');
  const other = await ada.socket();
  other.say({ type: 'watch', table: id });
  expect(replaced(await told)).toBe(true);
  for (const l of [back, other]) l.close();
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
