import { type AnyGame, keyFromSeed } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { patched } from '@starboard/table';
import { reached } from '@starboard/table/laws';
import Database from 'libsql';
import { expect, test } from 'vitest';
import type { Snapshots, TableInfo } from '../src/http/told.ts';
import { HASHED } from '../src/matches/load.ts';
import { playOn, two } from './help/playing.ts';
import { testServer } from './help/server.ts';

const siege = (await load('siege')) as AnyGame;

/** The same game by other rules: the version is another, and so may be where it leads, from the deal on or later. */
function changed(how: 'same' | 'deal' | 'later', version = siege.version + 1): AnyGame {
  if (how === 'same') return { ...siege, version };
  if (how === 'deal') {
    const setup: AnyGame['setup'] = (seats, options) => siege.setup(seats, options, keyFromSeed('other'));
    return { ...siege, version, setup };
  }
  const apply: AnyGame['apply'] = (state, seat, action, emit) => {
    siege.apply(state, seat, action, emit);
    (state as { more?: number }).more = 1;
  };
  return { ...siege, version, apply };
}

const by = (game: AnyGame) => ({ load: async () => game });

async function info(server: { readonly port: number }, id: string): Promise<TableInfo> {
  return (await fetch(`http://127.0.0.1:${server.port}/api/tables/${id}`)).json() as Promise<TableInfo>;
}

test.each([0, 5, HASHED, HASHED + 8])(
  'a match of %i entries goes on by newer rules that lead to the same',
  async (many) => {
    const server = await testServer();
    const { tables, id } = await two(server);
    await playOn(siege, tables, many);
    const before = tables[0].state().position;
    await server.again(by(changed('same')));
    await expect.poll(() => tables[0].state().link).toBe('live');
    tables[0].handOver?.(0);
    expect((await reached(tables[0], () => true)).view).toEqual(before?.view);
    await playOn(siege, tables, 3);
    expect((await info(server, id)).status).toBe('running');
    for (const t of tables) t.close();
    await server.close();
  },
);

test.each([
  [0, 'deal'],
  [5, 'deal'],
  [5, 'later'],
  [HASHED, 'later'],
  [HASHED + 8, 'later'],
] as const)(
  'a match of %i entries is closed with an explanation where newer rules differ in the %s',
  async (many, how) => {
    const server = await testServer();
    const { tables, id } = await two(server);
    await playOn(siege, tables, many);
    await server.again(by(changed(how)));
    for (const t of tables) await expect.poll(() => t.state().why).toBe('older');
    expect(await info(server, id)).toMatchObject({
      status: 'closed',
      closed: { en: expect.stringContaining('rules') },
    });
    for (const t of tables) t.close();
    await server.close();
  },
);

test('rules that come back do not trust what newer ones judged', async () => {
  const server = await testServer();
  const { tables, id } = await two(server);
  await playOn(siege, tables, 5);
  await server.again(by(changed('same')));
  await playOn(siege, tables, 5);
  // What the newer rules allowed then, the older ones would not lead to.
  await server.stop();
  const db = new Database(`${server.data}/starboard.db`);
  db.prepare('UPDATE seals SET hash = ? WHERE match = (SELECT key FROM tables WHERE id = ?)').run('another', id);
  db.close();
  await server.again(by(siege));
  await expect.poll(async () => (await info(server, id)).status).toBe('closed');
  for (const t of tables) t.close();
  await server.close();
});

test('a match of which nobody noted where it stood is closed and says so', async () => {
  const server = await testServer();
  const { tables, id } = await two(server);
  await playOn(siege, tables, 5);
  await server.stop();
  const db = new Database(`${server.data}/starboard.db`);
  db.exec('DELETE FROM seals');
  db.close();
  await server.again(by(changed('same')));
  await expect.poll(async () => (await info(server, id)).closed?.en).toMatch(/cannot be told/);
  for (const t of tables) t.close();
  await server.close();
});

test('a match that is over stays readable by other rules: result, record, dice, and every step as it was seen', async () => {
  const server = await testServer();
  const { tables, id, ada } = await two(server);
  await playOn(siege, tables, 12);
  const before = tables.map((t) => t.state().position?.view);
  await tables[0].leave?.();
  const asked = <T>(what: string) => ada.ask<T>('GET', `/api/tables/${id}/${what}`);
  await expect.poll(async () => (await asked('snapshots')).status).toBe(200);
  await server.again(by(changed('deal')));
  await expect.poll(() => tables[0].state().why).toBe('older');
  expect(await info(server, id)).toMatchObject({ status: 'ended', result: { forfeit: 'leave', winners: [1] } });
  expect((await asked('record')).body).toMatchObject({ version: siege.version });
  expect((await asked('dice')).body).toHaveProperty('secret');
  const { body } = await asked<Snapshots>('snapshots');
  expect(body).toMatchObject({ version: siege.version });
  expect(body.steps).toHaveLength(12);
  for (const [seat, view] of before.entries()) {
    const { first, patches } = body.views[seat + 1];
    expect(patches.reduce((seen, patch) => patched(seen, patch ?? undefined), first)).toEqual(view);
  }
  for (const t of tables) t.close();
  await server.close();
});

test('of a match whose rules are gone before anybody looked back nothing more is kept, and it is not tried for ever', async () => {
  const server = await testServer({ sweep: 1e6 });
  const { tables, id, ada } = await two(server);
  await tables[0].leave?.();
  await expect.poll(async () => (await info(server, id)).status).toBe('ended');
  await server.again({ ...by(changed('deal')), sweep: 5 });
  const db = new Database(`${server.data}/starboard.db`, { readonly: true });
  const bare = db.prepare('SELECT count(*) AS n FROM records WHERE snapshots IS NULL');
  await expect.poll(() => (bare.get() as { n: number }).n).toBe(0);
  db.close();
  expect(await ada.ask('GET', `/api/tables/${id}/snapshots`)).toMatchObject({
    status: 404,
    body: { code: 'noSnapshots' },
  });
  for (const t of tables) t.close();
  await server.close();
});
