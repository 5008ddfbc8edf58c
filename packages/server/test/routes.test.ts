import { readProof } from '@starboard/table/dice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../src/http/told.ts';
import { AGREEMENT, named, newId, type TestServer, table, testServer, type Visitor, visitor } from './help/server.ts';

let server: TestServer;
let ada: Visitor;
let grace: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  server = await testServer();
  [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
  stranger = visitor(server);
});

afterAll(() => server.close());

const NONCE = 'a'.repeat(64);
const NOBODY = 'f'.repeat(32);

/** A table where Ada waits, one that she plays with Grace, and one that is over. */
async function open(): Promise<string> {
  return (await ada.make()).body.id;
}

async function running(): Promise<string> {
  const id = await open();
  expect((await grace.join(id)).body.status).toBe('running');
  return id;
}

async function ended(): Promise<string> {
  const id = await running();
  const line = await grace.socket();
  line.say({ type: 'watch', table: id });
  line.say({ type: 'say', table: id, message: { type: 'leave', id: newId(), seat: 1 } });
  await line.until(() => line.heard.find((t) => t.type === 'table' && t.table.status === 'ended'));
  line.close();
  return id;
}

describe('who are you', () => {
  test('nobody, until a name is said; then the same again', async () => {
    const one = visitor(server);
    expect((await one.ask('GET', '/api/me')).body).toEqual({ name: null });
    const { headers, body } = await one.called('  Hedy ');
    expect(body).toEqual({ name: 'Hedy' });
    expect(headers.get('set-cookie')).toMatch(/^starboard=[0-9a-f]{64}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect((await one.ask('GET', '/api/me')).body).toEqual({ name: 'Hedy' });
    expect((await one.called('Hedwig')).headers.get('set-cookie')).toBeNull();
    expect((await one.ask('GET', '/api/me')).body).toEqual({ name: 'Hedwig' });
  });

  test('behind TLS the cookie says so', async () => {
    const tls = await testServer({ proxy: true });
    const { headers } = await visitor(tls).ask('PUT', '/api/me', { name: 'A' }, { 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    await tls.close();
  });

  test.each([
    {},
    { name: '' },
    { name: '   ' },
    { name: '\u202e' },
    { name: 'x'.repeat(41) },
    { name: 7 },
    { name: 'A', id: 'p' },
  ])('not by %j', async (body) => {
    expect((await stranger.ask('PUT', '/api/me', body)).status).toBe(400);
  });

  test('a secret that nobody has is nobody’s', async () => {
    const forged = await visitor(server).ask('GET', '/api/me', undefined, { cookie: `starboard=${'0'.repeat(64)}` });
    expect(forged.body).toEqual({ name: null });
  });

  test('the secret itself is not stored', async () => {
    const { readFileSync, readdirSync } = await import('node:fs');
    const secret = ada.cookie.split('=')[1];
    for (const file of readdirSync(server.data))
      expect(readFileSync(`${server.data}/${file}`).includes(secret), file).toBe(false);
  });
});

describe('every write', () => {
  const WRITES: readonly (readonly [string, () => object | undefined])[] = [
    ['/api/tables', () => table()],
    ['/api/tables/:id/join', () => ({})],
    ['/api/tables/:id/leave', () => undefined],
    ['/api/tables/:id/seats', () => ({ seat: 1, put: { who: 'open' } })],
    ['/api/tables/:id/start', () => undefined],
    ['/api/tables/:id/rematch', () => undefined],
  ];

  test.each(WRITES)('%s is for people with a name', async (path, body) => {
    const answer = await stranger.ask('POST', path.replace(':id', await open()), body());
    expect(answer).toMatchObject({ status: 401, body: { code: 'unknown' } });
  });

  test.each(WRITES)('%s is not done for another site', async (path, body) => {
    for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await ada.ask(
        'POST',
        path.replace(':id', await open()),
        body(),
        headers as Record<string, string>,
      );
      expect(answer).toMatchObject({ status: 403, body: { code: 'origin' } });
    }
    const own = { origin: `http://127.0.0.1:${server.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await ada.ask('POST', path.replace(':id', NOBODY), body(), own)).status).not.toBe(403);
  });

  test.each(WRITES.slice(1))('%s at no table', async (path, body) => {
    for (const id of [NOBODY, '../tables', '%2e%2e', 'x'.repeat(65), "'; DROP TABLE tables"])
      expect([400, 404]).toContain((await ada.ask('POST', path.replace(':id', encodeURIComponent(id)), body())).status);
  });

  test.each(WRITES)('%s with something unreadable or too long', async (path, body) => {
    const at = path.replace(':id', await open());
    if (body() !== undefined)
      for (const bad of ['{', '[]', '"x"', 'null', JSON.stringify({ ...body(), more: 1 })])
        expect((await ada.ask('POST', at, bad)).status, bad).toBe(400);
    expect((await ada.ask('POST', at, JSON.stringify({ x: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  test('other ways are not there', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status, body } = await ada.ask(method, '/api/tables');
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'missing' } });
    }
    expect((await ada.ask('GET', '/api/nothing')).status).toBe(404);
  });
});

describe('a table', () => {
  test('is made once by one command, and tells no secret', async () => {
    const wish = table();
    const [one, two] = await Promise.all([ada.make(wish), ada.make(wish)]);
    expect(two.body).toEqual(one.body);
    expect(one.status).toBe(201);
    expect(one.body).toMatchObject({ status: 'open', host: true, hostName: 'Ada', game: 'siege' });
    expect(one.body.seats).toEqual([
      { who: 'person', name: 'Ada', presence: 'gone', ready: true, mine: true, replaced: false },
      { who: 'open' },
    ]);
    const text = JSON.stringify((await grace.ask('GET', `/api/tables/${one.body.id}`)).body);
    expect(text).not.toMatch(/secret|nonce|"person":|"key"/);
    expect(text).toContain('"commitment"');
    expect(text).toContain('"host":false');
  });

  test.each([
    ['no game', { game: 'chess' }, 'game'],
    ['too many seats', { seats: Array.from({ length: 9 }, () => ({ who: 'me' as const })) }, 'seats'],
    ['nobody who makes it', { seats: [{ who: 'open' as const }, { who: 'open' as const }] }, 'seats'],
    ['options the game does not know', { options: { colour: 1 } }, 'problems'],
    ['no seats at all', { seats: [] }, 'unreadable'],
    ['a bot of no level', { seats: [{ who: 'me' }, { who: 'bot', level: 'god' }] as never }, 'unreadable'],
    ['a clock that stands still', { agreement: { ...AGREEMENT, pace: { bank: 0, increment: 0 } } }, 'unreadable'],
    ['a number that is none', { nonce: 'x' }, 'unreadable'],
  ])('is not made with %s', async (_, wish, code) => {
    const { status, body } = await ada.make(wish);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code, problems: [{ text: { en: expect.any(String) } }] },
    });
  });

  test('with bots alone it starts at once', async () => {
    const { body } = await ada.make({ seats: [{ who: 'me' }, { who: 'bot', level: 'easy' }] });
    expect(body.status).toBe('running');
  });

  test('joined: the seat that was wished or the first free; on a second device the same person', async () => {
    const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }] as const;
    const { body } = await ada.make({ game: 'orbital', seats: [...seats] });
    const sat = await grace.join(body.id, { seat: 2, nonce: NONCE });
    expect(sat.body.seats[2]).toMatchObject({ name: 'Grace', mine: true });
    const again = await grace.join(body.id, { seat: 1 });
    expect(again.body.seats).toEqual(sat.body.seats);
    await ada.ask('PUT', '/api/me', { name: 'Ada L.' });
    const renamed = await ada.join(body.id);
    await ada.ask('PUT', '/api/me', { name: 'Ada' });
    expect(renamed.body).toMatchObject({ hostName: 'Ada L.', commitment: sat.body.commitment });
    expect(renamed.body.seats[0]).toMatchObject({ name: 'Ada L.', mine: true, ready: true });
    const hedy = await named(server, 'Hedy');
    expect(await hedy.join(body.id, { seat: 2 })).toMatchObject({ status: 409, body: { code: 'full' } });
    expect((await hedy.join(body.id)).body.status).toBe('running');
  });

  test('of many who want the last seat one gets it', async () => {
    const id = await open();
    const many = await Promise.all(Array.from({ length: 6 }, (_, i) => named(server, `P${i}`)));
    const answers = await Promise.all(many.map((one) => one.join(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('left before the start: the seat is free, the next person is host, and nobody leaves it closed', async () => {
    const { body } = await ada.make({ game: 'orbital', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    const leave = (one: Visitor) => one.ask<TableInfo>('POST', `/api/tables/${body.id}/leave`);
    expect(await leave(grace)).toMatchObject({ status: 403 });
    await grace.join(body.id);
    expect((await leave(ada)).body).toMatchObject({ host: false, hostName: 'Grace' });
    expect((await leave(grace)).body).toMatchObject({ status: 'closed' });
    expect(await leave(grace)).toMatchObject({ status: 409 });
  });

  test('seats: the host alone gives them to bots and frees them, not their own, and only before the start', async () => {
    const { body } = await ada.make({ game: 'orbital', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    const put = (one: Visitor, seat: number, what: object) =>
      one.ask<TableInfo>('POST', `/api/tables/${body.id}/seats`, { seat, put: what });
    const bot = { who: 'bot', level: 'hard' };
    expect(await put(grace, 1, bot)).toMatchObject({ status: 403, body: { code: 'notYours' } });
    expect(await put(ada, 0, bot)).toMatchObject({ status: 409, body: { code: 'seat' } });
    expect(await put(ada, 9, bot)).toMatchObject({ status: 409, body: { code: 'seat' } });
    expect((await put(ada, 1, bot)).body.seats[1]).toMatchObject({ who: 'bot', level: 'hard' });
    expect((await put(ada, 1, { who: 'open' })).body.seats[1]).toEqual({ who: 'open' });
    await put(ada, 1, bot);
    expect((await put(ada, 2, bot)).body.status).toBe('running');
    expect(await put(ada, 2, bot)).toMatchObject({ status: 409, body: { code: 'begun' } });
  });

  test('start: by the host, with every seat taken, once', async () => {
    const id = await open();
    const start = (one: Visitor) => one.ask<TableInfo>('POST', `/api/tables/${id}/start`);
    expect(await start(grace)).toMatchObject({ status: 403 });
    expect(await start(ada)).toMatchObject({ status: 409, body: { code: 'free' } });
    await grace.join(id);
    expect(await start(ada)).toMatchObject({ status: 200, body: { status: 'running' } });
  });

  test('of a match under way: nobody joins, leaves or reseats; no record, no dice, no rematch', async () => {
    const id = await running();
    const hedy = await named(server, 'Hedy');
    expect(await hedy.join(id)).toMatchObject({ status: 409, body: { code: 'begun' } });
    expect(await ada.ask('POST', `/api/tables/${id}/leave`)).toMatchObject({ status: 409, body: { code: 'begun' } });
    expect(await ada.ask('GET', `/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { code: 'running' } });
    const { body: dice } = await ada.ask<object>('GET', `/api/tables/${id}/dice`);
    expect(Object.keys(dice)).toEqual(['commitment']);
    expect(await ada.ask('POST', `/api/tables/${id}/rematch`)).toMatchObject({
      status: 409,
      body: { code: 'running' },
    });
  });

  test('of one that is over: its record, its dice, and a rematch with everybody one seat on', async () => {
    const id = await ended();
    const record = await stranger.ask<{ key: string }>('GET', `/api/tables/${id}/record`);
    expect(record.body).toMatchObject({ game: 'siege', result: { forfeit: 'leave', seat: 1, winners: [0] } });
    const dice = await stranger.ask<{ key: string }>('GET', `/api/tables/${id}/dice`);
    expect(dice.body.key).toBe(record.body.key);
    expect(readProof(dice.body)).toHaveProperty('value');
    expect(await stranger.ask('POST', `/api/tables/${id}/rematch`)).toMatchObject({ status: 401 });
    const hedy = await named(server, 'Hedy');
    expect(await hedy.ask('POST', `/api/tables/${id}/rematch`)).toMatchObject({ status: 403 });
    const again = (one: Visitor) => one.ask<TableInfo>('POST', `/api/tables/${id}/rematch`);
    const [one, two] = await Promise.all([again(ada), again(grace)]);
    expect(one.body.id).toBe(two.body.id);
    expect(one.body.seats.map((seat) => seat.who === 'person' && seat.name)).toEqual(['Grace', 'Ada']);
    expect((await ada.join(one.body.id, { nonce: NONCE })).body.status).toBe('open');
    expect((await grace.join(one.body.id, { nonce: NONCE })).body.status).toBe('running');
    for (const path of ['join', 'leave', 'start'])
      expect([409, 400]).toContain(
        (await ada.ask('POST', `/api/tables/${id}/${path}`, path === 'join' ? {} : undefined)).status,
      );
  });

  test('the list: open and running ones by game, not those by link alone', async () => {
    const [shown, hidden] = [await ada.make(), await ada.make({ listed: false })];
    const { body } = await stranger.ask<{ tables: TableInfo[] }>('GET', '/api/tables?game=siege');
    const ids = body.tables.map(({ id }) => id);
    expect(ids).toContain(shown.body.id);
    expect(ids).not.toContain(hidden.body.id);
    expect((await stranger.ask<{ tables: TableInfo[] }>('GET', '/api/tables?game=scramble')).body.tables).toEqual([]);
    expect((await stranger.ask('GET', '/api/tables?what=x')).status).toBe(400);
    expect((await stranger.ask('GET', `/api/tables/${hidden.body.id}`)).status).toBe(200);
    expect((await stranger.ask('GET', `/api/tables/${NOBODY}`)).status).toBe(404);
  });
});

test('answers come with strict headers', async () => {
  const { headers } = await stranger.ask('GET', '/api/me');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('limits: per address and per guest, with a clear answer', async () => {
  const tight = await testServer({
    limits: {
      reads: { burst: 3, perSecond: 0 },
      writes: { burst: 4, perSecond: 0 },
      guests: { burst: 2, perSecond: 0 },
    },
  });
  const one = visitor(tight);
  const reads = [];
  for (let i = 0; i < 4; i++) reads.push((await one.ask('GET', '/api/me')).status);
  expect(reads).toEqual([200, 200, 200, 429]);
  expect((await one.called('A')).status).toBe(200);
  expect((await visitor(tight).called('B')).status).toBe(200);
  const third = await visitor(tight).called('C');
  expect(third).toMatchObject({ status: 429, body: { code: 'tooMany' } });
  expect(third.headers.get('retry-after')).toBe('2');
  await one.called('D');
  expect((await one.called('E')).status).toBe(429);
  await tight.close();
});

test('it says whether it is well', async () => {
  expect((await stranger.ask('GET', '/health')).body).toMatchObject({ ok: true });
});
