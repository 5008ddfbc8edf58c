// Every message over a line that is not an action of the match itself, in every case that it must not come through.
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '../src/http/api.ts';
import type { TableInfo, Told } from '../src/http/told.ts';
import { type Line, named, newId, type TestServer, testServer, type Visitor } from './help/server.ts';

let server: TestServer;
let ada: Visitor;
let grace: Visitor;

beforeAll(async () => {
  server = await testServer();
  [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
});

afterAll(() => server.close());

async function running(): Promise<string> {
  const { body } = await ada.make();
  await grace.join(body.id);
  return body.id;
}

/** A line of somebody who looks at a table. */
async function looking(who: Visitor, table: string): Promise<Line> {
  const line = await who.socket();
  line.say({ type: 'watch', table });
  await line.until(() => line.heard.find((t) => t.type === 'table'));
  return line;
}

async function ended(): Promise<string> {
  const id = await running();
  const line = await looking(grace, id);
  line.say({ type: 'say', table: id, message: { type: 'leave', id: newId(), seat: 1 } });
  await line.until(() => line.heard.find((t) => t.type === 'table' && t.table.status === 'ended'));
  line.close();
  return id;
}

const refusedWith =
  (code: string) =>
  (t: Told): t is Extract<Told, { type: 'refused' }> =>
    t.type === 'refused' && t.code === code;
const infoThat =
  (passes: (info: TableInfo) => boolean) =>
  (t: Told): t is Extract<Told, { type: 'table' }> =>
    t.type === 'table' && passes(t.table);

type Asking = Extract<LiveMessage, { type: 'askUndo' | 'answerUndo' | 'vote' | 'comeBack' }>;
const ASKING: readonly ((table: string) => Asking)[] = [
  (table) => ({ type: 'askUndo', table, keep: 0 }),
  (table) => ({ type: 'answerUndo', table, seat: 0, keep: 0, yes: true }),
  (table) => ({ type: 'vote', table, seat: 1 }),
  (table) => ({ type: 'comeBack', table }),
];
const named4 = ASKING.map((make) => [make('x').type, make] as const);

describe('what people ask of each other', () => {
  test.each(named4)('%s, when the match is over', async (_, make) => {
    const id = await ended();
    const line = await looking(ada, id);
    const told = line.next(refusedWith('over'));
    line.say(make(id));
    expect((await told).problems[0].text.fr).toBeTruthy();
    line.close();
  });

  test.each(named4)('%s, before the match has begun', async (_, make) => {
    const { body } = await ada.make();
    const line = await looking(ada, body.id);
    const told = line.next((t): t is Extract<Told, { type: 'refused' }> => t.type === 'refused');
    line.say(make(body.id));
    expect((await told).code).not.toBe('unreadable');
    line.close();
  });

  test.each(named4)('%s with fields that it has not, or too few', async (type, make) => {
    const line = await looking(ada, await running());
    for (const bad of [
      { ...make('x'), person: 'ada' },
      { type },
      { ...make('x'), table: 7 },
      { ...make('x'), keep: -1 },
    ]) {
      const told = line.next(refusedWith('unreadable'));
      line.say(bad);
      await told;
    }
    line.close();
  });

  test.each(named4)('%s that is too long ends the line', async (_, make) => {
    const line = await looking(ada, await running());
    line.say({ ...make('x'), table: 'x'.repeat(70_000) });
    expect(await line.closed()).toBe(1009);
  });

  test('a vote counts once however often it is given, for a seat that is there and not one’s own', async () => {
    const { body } = await ada.make({ game: 'orbital', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    const hedy = await named(server, 'Hedy');
    await grace.join(body.id);
    await hedy.join(body.id);
    const [a, g] = [await looking(ada, body.id), await looking(grace, body.id)];
    for (const [seat, code] of [
      [0, 'notYours'],
      [9, 'present'],
      [1, 'present'],
    ] as const) {
      const told = a.next(refusedWith(code));
      a.say({ type: 'vote', table: body.id, seat });
      await told;
    }
    const once = g.next(infoThat(({ votes }) => votes.length > 0));
    for (let i = 0; i < 3; i++) a.say({ type: 'vote', table: body.id, seat: 2 });
    expect((await once).table.votes).toEqual([{ seat: 2, by: [0] }]);
    // Who comes back meanwhile was not away for good: those who are for a bot are asked anew.
    const anew = g.next(infoThat(({ votes }) => votes.length === 0));
    (await looking(hedy, body.id)).close();
    await anew;
    await g.until(() => {
      const last = g.heard.findLast((t) => t.type === 'table');
      return last?.table.seats[2].who === 'person' && last.table.seats[2].presence === 'gone';
    });
    const twice = g.next(infoThat(({ votes }) => votes.length > 0));
    a.say({ type: 'vote', table: body.id, seat: 2 });
    await twice;
    const replaced = a.next(infoThat(({ seats: [, , third] }) => third.who === 'person' && third.replaced));
    g.say({ type: 'vote', table: body.id, seat: 2 });
    await replaced;
    // Who comes back twice has come back once.
    const h = await looking(hedy, body.id);
    const back = a.next(infoThat(({ seats: [, , third] }) => third.who === 'person' && !third.replaced));
    for (let i = 0; i < 2; i++) h.say({ type: 'comeBack', table: body.id });
    await back;
    const again = h.next(refusedWith('notYours'));
    h.say({ type: 'comeBack', table: body.id });
    await again;
    const db = new Database(`${server.data}/starboard.db`, { readonly: true });
    const entries = db.prepare("SELECT body FROM entries WHERE command LIKE 'back %'").all();
    db.close();
    expect(entries).toHaveLength(1);
    for (const line of [a, g, h]) line.close();
  });
});

test('looking twice is looking once, and looking away from what one does not look at is nothing', async () => {
  const id = await running();
  const [line, other] = [await looking(ada, id), await looking(await named(server, 'Hedy'), id)];
  for (let i = 0; i < 2; i++) other.say({ type: 'watch', table: id });
  const told = line.next(infoThat(() => true));
  line.say({ type: 'watch', table: id });
  expect((await told).table.watchers).toBe(1);
  const gone = line.next(infoThat(({ watchers }) => watchers === 0));
  for (let i = 0; i < 2; i++) other.say({ type: 'unwatch', table: id });
  await gone;
  const unwatched = other.next(refusedWith('unwatched'));
  other.say({ type: 'say', table: id, message: { type: 'record', id: newId() } });
  await unwatched;
  for (const one of [line, other]) one.close();
});

describe('what is read', () => {
  const READS = ['', '/record', '/snapshots', '/dice'] as const;
  test.each(READS)('a table’s “%s”: by anybody with the link, and by nobody without', async (path) => {
    const id = await ended();
    const stranger = await named(server, 'Stranger');
    const status = async () => (await stranger.ask('GET', `/api/tables/${id}${path}`)).status;
    await expect.poll(status).toBe(200);
    expect((await stranger.ask('GET', `/api/tables/${'f'.repeat(32)}${path}`)).status).toBe(404);
    for (const bad of ['..%2f..', 'x'.repeat(65), '%00', 'a b'])
      expect((await stranger.ask('GET', `/api/tables/${bad}${path}`)).status, bad).toBeGreaterThanOrEqual(400);
  });

  test.each(['/record', '/snapshots'])('a table’s “%s” while its match goes on', async (path) => {
    const answer = await ada.ask('GET', `/api/tables/${await running()}${path}`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'running' } });
  });
});

describe('a name', () => {
  test('is not taken from another site, nor one that is too long to be sent', async () => {
    const elsewhere = await ada.ask('PUT', '/api/me', { name: 'Eve' }, { origin: 'http://evil.example' });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'origin' } });
    expect((await ada.ask('PUT', '/api/me', { name: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await ada.ask('GET', '/api/me')).body).toEqual({ name: 'Ada' });
  });
});

test.each(['join', 'leave', 'seats', 'start'])('%s at a table whose match is over', async (path) => {
  const bodies = { join: {}, seats: { seat: 1, put: { who: 'open' } } } as Readonly<Record<string, object>>;
  const answer = await ada.ask('POST', `/api/tables/${await ended()}/${path}`, bodies[path]);
  expect(answer).toMatchObject({ status: 409, body: { code: 'begun' } });
});
