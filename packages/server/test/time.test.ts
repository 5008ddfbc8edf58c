import type { AnyGame } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { choicesAt, reached } from '@starboard/table/laws';
import { expect, test } from 'vitest';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import type { TableInfo } from '../src/http/told.ts';
import { remoteTable } from './help/remote.ts';
import { AGREEMENT, named, type TestServer, testServer } from './help/server.ts';

const siege = (await load('siege')) as AnyGame;

/** A clock that the test turns. */
function clock() {
  let time = 1_000_000;
  return {
    now: () => time,
    pass(ms: number) {
      time += ms;
    },
  };
}

async function timed(server: TestServer, late: 'bot' | 'loses', pace = { bank: 60, increment: 5 }) {
  const [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
  const { body } = await ada.make({ options: { first: 0 }, agreement: { ...AGREEMENT, pace, late } });
  await grace.join(body.id);
  const table = remoteTable(server.port, body.id, ada.cookie);
  await reached(table, () => true);
  return { ada, grace, id: body.id, table };
}

function something(game: AnyGame, table: ReturnType<typeof remoteTable>) {
  const { position } = table.state();
  const found = position && choicesAt(game, position).find((c) => !c.violation);
  if (!found) throw new Error('nothing to choose');
  return [found.action, position.asked ?? -1] as const;
}

test('a clock runs for who decides, and gives back after a decision', async () => {
  const { now, pass } = clock();
  const server = await testServer({ now });
  const { table } = await timed(server, 'bot');
  expect(table.state().position?.clocks).toEqual({ left: [60_000, 60_000], running: [0] });
  pass(10_000);
  await table.act?.(...something(siege, table));
  const { clocks } = await reached(table, ({ seq }) => seq === 1);
  expect(clocks?.left).toEqual([55_000, 60_000]);
  table.close();
  await server.close();
});

test('who runs out of time is played on for by a bot, and may come back', async () => {
  const { now, pass } = clock();
  const server = await testServer({ now });
  const { table, ada, id } = await timed(server, 'bot');
  pass(60_001);
  await reached(table, () => table.state().head?.players[0].kind === 'bot');
  const line = await ada.socket();
  line.say({ type: 'watch', table: id });
  line.say({ type: 'comeBack', table: id });
  await reached(table, ({ viewer }) => viewer === 0);
  expect(table.state().position?.clocks?.left[0]).toBeGreaterThanOrEqual(30_000);
  table.close();
  line.close();
  await server.close();
});

test('or loses, where that was agreed; a match that nobody has open too', async () => {
  const { now, pass } = clock();
  const server = await testServer({ now, sleepAfter: 1000 });
  const { table, ada, id } = await timed(server, 'loses');
  const [action, asked] = something(siege, table);
  await table.act?.(action, asked);
  await reached(table, ({ seq }) => seq === 1);
  table.close();
  pass(200_000);
  const status = async () => (await ada.ask<TableInfo>('GET', `/api/tables/${id}`)).body;
  await expect.poll(async () => (await status()).status).toBe('ended');
  expect((await status()).result).toMatchObject({ forfeit: 'timeout' });
  await server.close();
});

test('an answer that came in time counts, one that came too late does not', async () => {
  const { now, pass } = clock();
  const server = await testServer({ now, sweep: 1_000_000 });
  const { table } = await timed(server, 'bot');
  const late = something(siege, table);
  pass(60_000);
  expect(await table.act?.(...late)).toBe('stale');
  await reached(table, () => table.state().head?.players[0].kind === 'bot');
  table.close();
  await server.close();
});

test('while the house is closed nobody’s time runs', async () => {
  const { now, pass } = clock();
  const server = await testServer({ now });
  const { table } = await timed(server, 'loses');
  pass(10_000);
  await server.stop();
  pass(1_000_000);
  await server.again();
  pass(5000);
  await expect.poll(() => table.state().link).toBe('live');
  table.handOver?.(0);
  await reached(table, ({ clocks }) => clocks?.left[0] === 45_000);
  table.close();
  await server.close();
});

test('what others decided is taken back when they grant it', async () => {
  const server = await testServer({ load: async () => haggle });
  const [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
  const { body } = await ada.make({ game: 'haggle' });
  await grace.join(body.id);
  const tables = [ada, grace].map(({ cookie }) => remoteTable(server.port, body.id, cookie));
  for (const t of tables) await reached(t, () => true);
  for (let seq = 0; seq < 2; seq++) {
    const actor = tables[tables[0].state().position?.actors[0] ?? 0];
    await actor.act?.(...something(haggle, actor));
    for (const t of tables) await reached(t, (p) => p.seq > seq);
  }
  const lines = [await ada.socket(), await grace.socket()];
  for (const line of lines) line.say({ type: 'watch', table: body.id });
  lines[0].say({ type: 'askUndo', table: body.id, keep: 0 });
  await lines[1].until(() => lines[1].heard.find((t) => t.type === 'table' && t.table.asking?.mine));
  lines[1].say({ type: 'answerUndo', table: body.id, seat: 0, keep: 0, yes: false });
  await lines[0].until(() => {
    const last = lines[0].heard.at(-1);
    return last?.type === 'table' && !last.table.asking;
  });
  expect(tables[0].state().position?.steps).toBe(2);
  lines[0].say({ type: 'askUndo', table: body.id, keep: 0 });
  await lines[1].until(() => {
    const last = lines[1].heard.at(-1);
    return last?.type === 'table' && last.table.asking?.mine;
  });
  // To another question, it is none.
  lines[1].say({ type: 'answerUndo', table: body.id, seat: 0, keep: 1, yes: false });
  lines[1].say({ type: 'answerUndo', table: body.id, seat: 0, keep: 0, yes: true });
  for (const t of tables) await reached(t, (p) => p.steps === 0);
  for (const t of tables) t.close();
  await server.close();
});
