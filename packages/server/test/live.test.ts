import type { AnyGame } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Table } from '@starboard/table';
import { choicesAt, reached } from '@starboard/table/laws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo, Told } from '../src/http/told.ts';
import { remoteTable } from './help/remote.ts';
import {
  type Line,
  named,
  newId,
  socketAt,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from './help/server.ts';

let server: TestServer;
let ada: Visitor;
let grace: Visitor;
let siege: AnyGame;

beforeAll(async () => {
  server = await testServer();
  [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
  const found = await load('siege');
  if (!found) throw new Error('no game');
  siege = found;
});

afterAll(() => server.close());

async function running(more: object = {}): Promise<string> {
  const { body } = await ada.make({ options: { first: 0 }, ...more });
  await grace.join(body.id);
  return body.id;
}

const refused =
  (code: string) =>
  (t: Told): t is Extract<Told, { type: 'refused' }> =>
    t.type === 'refused' && t.code === code;
const tableThat =
  (passes: (info: TableInfo) => boolean) =>
  (t: Told): t is Extract<Told, { type: 'table' }> =>
    t.type === 'table' && passes(t.table);

function answerTo(line: Line, id: string) {
  return line.until(() =>
    line.heard.find((t) => t.type === 'told' && t.message.type === 'answer' && t.message.id === id),
  );
}

function something(table: Table) {
  const { position } = table.state();
  const found = position && choicesAt(siege, position).find((c) => !c.violation);
  if (!found) throw new Error('nothing to choose');
  return { action: found.action, asked: position.asked ?? -1 };
}

describe('a line', () => {
  test('is not opened for another site, elsewhere, or in too great a number', async () => {
    await expect(socketAt(server.port, { origin: 'http://evil.example' })).rejects.toThrow('403');
    const few = await testServer({ limits: { lines: 2 } });
    const lines = [await socketAt(few.port), await socketAt(few.port)];
    await expect(socketAt(few.port)).rejects.toThrow('429');
    lines[0].close();
    await lines[0].closed();
    await expect
      .poll(() =>
        socketAt(few.port)
          .then(() => true)
          .catch(() => false),
      )
      .toBe(true);
    await few.close();
  });

  test('greets, and beats', async () => {
    const line = await ada.socket();
    line.say({ type: 'hello', protocol: 1 });
    line.say({ type: 'beat' });
    await line.until(() => line.heard.find((t) => t.type === 'beat'));
    expect(line.heard).toEqual([{ type: 'hello', protocol: 1, name: 'Ada' }, { type: 'beat' }]);
    line.close();
  });

  test.each([
    '{',
    '7',
    '{}',
    '{"type":"fly"}',
    '{"type":"beat","person":"ada"}',
    '{"type":"say","table":"../x","message":1}',
  ])('says that it cannot read %s', async (text) => {
    const line = await ada.socket();
    const told = line.next(refused('unreadable'));
    line.say(text);
    expect((await told).problems[0].text.fr).toBeTruthy();
    line.close();
  });

  test('that says too much at once is cut off', async () => {
    const line = await ada.socket();
    line.say(JSON.stringify({ type: 'hello', protocol: 1, x: 'x'.repeat(70_000) }));
    expect(await line.closed()).toBe(1009);
  });

  test('that never stops is told so once, then shown out', async () => {
    const tight = await testServer({ limits: { messages: { burst: 5, perSecond: 0 } } });
    const line = await socketAt(tight.port);
    for (let i = 0; i < 120; i++) line.say({ type: 'beat' });
    expect(await line.closed()).toBe(1008);
    expect(line.heard.filter(({ type }) => type === 'refused')).toHaveLength(1);
    await tight.close();
  });

  test('watches so many tables and no more, and none that is not there', async () => {
    const tight = await testServer({ limits: { tables: 1 } });
    const one = await named(tight, 'One');
    const [a, b] = [(await one.make()).body.id, (await one.make()).body.id];
    const line = await one.socket();
    line.say({ type: 'watch', table: 'f'.repeat(32) });
    await line.until(() => line.heard.find(({ type }) => type === 'missing'));
    line.say({ type: 'watch', table: a });
    await line.until(() => line.heard.find(({ type }) => type === 'table'));
    const told = line.next(refused('tooMany'));
    line.say({ type: 'watch', table: b });
    await told;
    await tight.close();
  });
});

describe('a command', () => {
  const TALK = ['say', 'askUndo', 'answerUndo', 'vote', 'comeBack'] as const;
  const talk = (type: (typeof TALK)[number], table: string) => ({
    type,
    table,
    ...(type === 'say' ? { message: { type: 'leave', id: newId(), seat: 0 } } : {}),
    ...(type === 'askUndo' ? { keep: 0 } : {}),
    ...(type === 'answerUndo' ? { seat: 0, keep: 0, yes: true } : {}),
    ...(type === 'vote' ? { seat: 1 } : {}),
  });

  test.each(TALK)('%s to a table that is not watched', async (type) => {
    const line = await ada.socket();
    const told = line.next(refused('unwatched'));
    line.say(talk(type, await running()));
    await told;
    line.close();
  });

  test.each(TALK.slice(1))('%s by nobody, and by somebody who does not sit there', async (type) => {
    const id = await running();
    const hedy = await named(server, 'Hedy');
    for (const [who, code] of [
      [visitor(server), 'unknown'],
      [hedy, 'notYours'],
    ] as const) {
      const line = await who.socket();
      line.say({ type: 'watch', table: id });
      const told = line.next(refused(code));
      line.say(talk(type, id));
      await told;
      line.close();
    }
  });

  test('for another’s seat, by a spectator and by nobody is declined', async () => {
    const id = await running();
    for (const [who, seat] of [
      [ada, 1],
      [grace, 0],
      [visitor(server), 0],
      [await named(server, 'Hedy'), 1],
    ] as const) {
      const line = await who.socket();
      line.say({ type: 'watch', table: id });
      for (const message of [
        { type: 'act', id: newId(), seat, action: { type: 'finish' }, asked: 0 },
        { type: 'undo', id: newId(), seat, keep: 0 },
        { type: 'leave', id: newId(), seat },
      ]) {
        line.say({ type: 'say', table: id, message });
        expect(await answerTo(line, message.id)).toMatchObject({
          message: { answer: { declined: expect.anything() } },
        });
      }
      line.close();
    }
  });

  test('that cannot be read is refused, whatever it holds', async () => {
    const id = await running();
    const line = await ada.socket();
    line.say({ type: 'watch', table: id });
    const bad = [
      null,
      7,
      {},
      { type: 'act' },
      { type: 'act', id: 'x', seat: 99, action: {}, asked: 0 },
      { type: 'timeout', id: 'x', seat: 1 },
    ];
    for (const message of bad) line.say({ type: 'say', table: id, message });
    await line.until(
      () => line.heard.filter((t) => t.type === 'told' && t.message.type === 'refused').length === bad.length,
    );
    line.close();
  });

  test('sent twice is done once, also over two lines and after a restart', async () => {
    const id = await running();
    const table = remoteTable(server.port, id, ada.cookie);
    await reached(table, () => true);
    const command = { type: 'act', id: newId(), seat: 0, ...something(table) };
    const lines = [await ada.socket(), await ada.socket()];
    for (const line of lines) {
      line.say({ type: 'watch', table: id });
      for (let i = 0; i < 3; i++) line.say({ type: 'say', table: id, message: command });
    }
    for (const line of lines)
      expect(await answerTo(line, command.id)).toMatchObject({ message: { answer: 'done', seq: 1 } });
    await server.again();
    const later = await ada.socket();
    later.say({ type: 'watch', table: id });
    later.say({ type: 'say', table: id, message: command });
    expect(await answerTo(later, command.id)).toMatchObject({ message: { answer: 'done', seq: 1 } });
    table.close();
    later.close();
  });

  test('to a match that is over answers that it is closed', async () => {
    const id = await running();
    const table = remoteTable(server.port, id, ada.cookie);
    await reached(table, () => true);
    expect(await table.leave?.()).toBe('done');
    expect(await table.act?.({ type: 'finish' }, 0)).toBe('closed');
    const line = await grace.socket();
    line.say({ type: 'watch', table: id });
    for (const message of [
      { type: 'undo', id: newId(), seat: 1, keep: 0 },
      { type: 'leave', id: newId(), seat: 1 },
    ]) {
      line.say({ type: 'say', table: id, message });
      expect(await answerTo(line, message.id)).toMatchObject({ message: { answer: 'closed' } });
    }
    const record = await table.record?.();
    expect(record).toHaveProperty('value.result.forfeit', 'leave');
    table.close();
    line.close();
  });

  test('a record is not given out while the match goes on', async () => {
    const id = await running();
    const table = remoteTable(server.port, id, ada.cookie);
    await reached(table, () => true);
    expect(await table.record?.()).toHaveProperty('problems');
    table.close();
  });
});

describe('company', () => {
  test('everybody hears who is here, away or gone, and how many watch', async () => {
    const id = await running();
    const line = await ada.socket();
    line.say({ type: 'watch', table: id });
    const at = (presence: string) => tableThat(({ seats: [, g] }) => g.who === 'person' && g.presence === presence);
    const other = await grace.socket();
    let told = line.next(at('here'));
    other.say({ type: 'watch', table: id });
    await told;
    told = line.next(at('away'));
    other.say({ type: 'away', away: true });
    await told;
    told = line.next(at('gone'));
    other.close();
    await told;
    told = line.next(tableThat(({ watchers }) => watchers === 1));
    const spectator = await visitor(server).socket();
    spectator.say({ type: 'watch', table: id });
    await told;
    spectator.close();
    line.close();
  });

  test('who waits hears who joins and that it begins', async () => {
    const { body } = await ada.make();
    const line = await ada.socket();
    line.say({ type: 'watch', table: body.id });
    await line.until(() => line.heard.find(tableThat(({ status }) => status === 'open')));
    const told = line.next(tableThat(({ status }) => status === 'running'));
    await grace.join(body.id);
    expect((await told).table.seats[1]).toMatchObject({ name: 'Grace', mine: false });
    line.close();
  });

  test('one who is gone is replaced by a vote, comes back and plays on', async () => {
    const id = await running();
    const one = remoteTable(server.port, id, ada.cookie);
    await reached(one, () => true);
    const line = await ada.socket();
    line.say({ type: 'watch', table: id });
    const other = await grace.socket();
    const here = line.next(tableThat(({ seats }) => seats[1].who === 'person' && seats[1].presence === 'here'));
    other.say({ type: 'watch', table: id });
    await here;
    const present = line.next(refused('present'));
    line.say({ type: 'vote', table: id, seat: 1 });
    await present;
    const gone = line.next(tableThat(({ seats }) => seats[1].who === 'person' && seats[1].presence === 'gone'));
    other.close();
    await gone;
    const replaced = line.next(tableThat(({ seats }) => seats[1].who === 'person' && seats[1].replaced));
    line.say({ type: 'vote', table: id, seat: 1 });
    await replaced;
    expect(one.state().head?.players[1]).toEqual({ kind: 'bot', name: 'Grace', level: 'medium' });
    const back = remoteTable(server.port, id, grace.cookie);
    await reached(back, ({ viewer }) => viewer === null);
    const third = await grace.socket();
    third.say({ type: 'watch', table: id });
    third.say({ type: 'comeBack', table: id });
    await reached(back, ({ viewer }) => viewer === 1);
    expect(back.state().head).toMatchObject({ here: [1], players: [{}, { kind: 'person', name: 'Grace' }] });
    for (const t of [one, back]) t.close();
    for (const l of [line, third]) l.close();
  });

  test('taking back others’ decisions: asked for, granted or not, never chance or what was shown', async () => {
    const { body } = await ada.make({ game: 'scramble', seats: [{ who: 'me' }, { who: 'open' }], options: {} });
    await grace.join(body.id);
    const { id } = body;
    const [a, g] = [await ada.socket(), await grace.socket()];
    for (const line of [a, g]) line.say({ type: 'watch', table: id });
    const told = a.next(refused('undo'));
    a.say({ type: 'askUndo', table: id, keep: 0 });
    await told;
    for (const line of [a, g]) line.close();
  });

  test('where it was agreed that nothing is taken back, nothing is', async () => {
    const id = await running({ agreement: { undo: false, hints: false, odds: false, pace: null, late: 'bot' } });
    const table = remoteTable(server.port, id, ada.cookie);
    await reached(table, () => true);
    const { action, asked } = something(table);
    await table.act?.(action, asked);
    await reached(table, ({ seq }) => seq === 1);
    expect(await table.undo?.(0)).toHaveProperty('declined');
    table.close();
  });

  test('rematch: both are led to the same table', async () => {
    const id = await running();
    const [a, g] = [remoteTable(server.port, id, ada.cookie), remoteTable(server.port, id, grace.cookie)];
    await Promise.all([a, g].map((t) => reached(t, () => true)));
    expect(await a.rematch?.()).toHaveProperty('problems');
    await a.leave?.();
    await reached(g, ({ end }) => end !== undefined);
    await expect.poll(async () => (await ada.ask<TableInfo>('GET', `/api/tables/${id}`)).body.status).toBe('ended');
    const [one, two] = [await a.rematch?.(), await g.rematch?.()];
    expect(one).toEqual(two);
    expect(one).toHaveProperty('value');
    for (const t of [a, g]) t.close();
  });
});

test('two who answer at once are both heard, and of two answers to one question one counts', async () => {
  const { body } = await ada.make({ game: 'orbital', seats: [{ who: 'me' }, { who: 'open' }] });
  await grace.join(body.id);
  const orbital = await load('orbital');
  if (!orbital) throw new Error('no game');
  const tables = [ada, ada, grace, grace].map(({ cookie }) => remoteTable(server.port, body.id, cookie));
  await Promise.all(tables.map((t) => reached(t, () => true)));
  for (let round = 0; round < 6; round++) {
    const before = Math.max(...tables.map((t) => t.state().position?.seq ?? 0));
    await Promise.all(tables.map((t) => reached(t, ({ seq }) => seq >= before)));
    const asked = tables.map((t) => t.state().position);
    const answers = await Promise.all(
      tables.map(async (t, i) => {
        const position = asked[i];
        const choice = position && choicesAt(orbital, position).find((c) => !c.violation);
        return choice ? t.act?.(choice.action, position.asked ?? -1) : undefined;
      }),
    );
    for (const pair of [answers.slice(0, 2), answers.slice(2)]) {
      if (pair.every((a) => a === undefined)) continue;
      expect(pair.filter((a) => a === 'done')).toHaveLength(1);
      expect(pair.filter((a) => a === 'stale')).toHaveLength(1);
    }
  }
  for (const t of tables) t.close();
});
