import { type Action, type AnyGame, choices, formatProblems, verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { bids } from '../../kernel/test/toys/bids.ts';
import { dice } from '../../kernel/test/toys/dice.ts';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import { begun, type Entry, host, type Log, logOf, openLog, recordOf, whyNot } from '../src/index.ts';
import { reached } from '../src/laws.ts';
import { hosted, openingOf, person, tableAt } from './help.ts';

const two = [person('Ada'), person('Grace')];
const ask = (coins: number): Action => ({ type: 'ask', coins }) as Action;

describe('a host', () => {
  test('stores an entry before it tells anybody', async () => {
    const order: string[] = [];
    const h = host(begun(haggle, openingOf({ game: haggle, players: two })), {
      store: async () => void order.push('stored'),
      now: () => 5,
      level: 'easy',
    });
    h.subscribe(() => order.push('told'));
    expect(await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 })).toBe('done');
    expect(order).toEqual(['stored', 'told']);
  });

  test('changes nothing when an entry could not be stored', async () => {
    const h = host(begun(haggle, openingOf({ game: haggle, players: two })), {
      store: () => Promise.reject(new Error('disk full')),
      now: () => 5,
      level: 'easy',
    });
    expect(await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 })).toHaveProperty('declined');
    expect(h.running).toMatchObject({ seq: 0, decisions: [] });
  });

  test('does a command once, however often it comes', async () => {
    const { host: h, entries } = hosted(haggle, two);
    const command = { id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 } as const;
    expect(await Promise.all([h.command(command), h.command(command)])).toEqual(['done', 'done']);
    expect(entries).toHaveLength(1);
  });

  test('writes entries with growing numbers, the time and the command', async () => {
    const { host: h, entries } = hosted(haggle, two);
    await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 });
    await h.command({ id: 'b', type: 'act', seat: 1, action: { type: 'refuse' }, asked: 1 });
    expect(entries).toEqual([
      { type: 'act', seat: 0, action: ask(1), seq: 1, time: 1, command: 'a' },
      { type: 'act', seat: 1, action: { type: 'refuse' }, seq: 2, time: 2, command: 'b' },
    ]);
  });

  test('keeps a question while others answer theirs, and renews it when it is answered', async () => {
    const { host: h } = hosted(bids, two, { rounds: 2 });
    expect(h.running.asked).toEqual([0, 0]);
    await h.command({ id: 'a', type: 'act', seat: 1, action: { type: 'bid', number: 3 } as Action, asked: 0 });
    expect(h.running.asked).toEqual([0, undefined]);
    await h.command({ id: 'b', type: 'act', seat: 0, action: { type: 'bid', number: 2 } as Action, asked: 0 });
    expect(h.running.asked).toEqual([2, 2]);
  });

  test('lets somebody else take a seat', async () => {
    const { host: h } = hosted(haggle, two);
    const by = { kind: 'bot', name: 'Vega', level: 'hard' } as const;
    await h.command({ id: 'a', type: 'replace', seat: 1, by });
    expect(h.running.players).toEqual([two[0], by]);
  });

  test('refuses what its surroundings refuse', async () => {
    const declined = { declined: { en: 'Look again.', fr: 'Regardez encore.' } };
    const h = host(begun(haggle, openingOf({ game: haggle, players: two })), {
      store: async () => {},
      now: () => 0,
      level: 'easy',
      refuses: () => declined,
    });
    expect(await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 })).toEqual(declined);
  });
});

describe('a log', () => {
  async function played(): Promise<{ entries: Entry[]; running: ReturnType<typeof begun> }> {
    const { host: h, entries } = hosted(haggle, two);
    await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 });
    await h.command({ id: 'b', type: 'undo', seat: 0, keep: 0 });
    await h.command({ id: 'c', type: 'act', seat: 0, action: ask(3), asked: 2 });
    return { entries, running: h.running };
  }

  test('leads to the same match again', async () => {
    const { entries, running } = await played();
    const again = openLog(haggle, { opening: running.opening, entries: JSON.parse(JSON.stringify(entries)) });
    if ('problems' in again) throw new Error('not opened');
    expect(again.value).toMatchObject({
      seq: 3,
      asked: running.asked,
      state: running.state,
      decisions: [{ action: ask(3), entry: 3 }],
    });
    expect(choices(haggle as AnyGame, again.value.state, 1)).toHaveLength(6);
  });

  test('that has a hole, or an action that is not allowed, is refused', async () => {
    const { entries, running } = await played();
    const { opening } = running;
    const said = (log: Parameters<typeof openLog>[1]) => {
      const result = openLog(haggle, log);
      return 'problems' in result ? formatProblems(result.problems, 'en') : 'fine';
    };
    expect(said({ opening, entries: entries.slice(1) })).toBe('entries[0]: has the number 2');
    const damaged = entries.with(0, { ...entries[0], action: { type: 'give' } } as Entry);
    expect(said({ opening, entries: damaged })).toBe('entries[0]: breaks TOYS-GIVE-2');
    expect(said({ opening: { ...opening, version: 9 }, entries })).toMatch('version: played by newer rules');
    expect(said({ opening: { ...opening, players: [] }, entries })).toMatch('seats: 0 does not fit');
  });

  test.each([
    ['no opening', { opening: undefined }],
    ['a key that is none', { opening: { key: 'zz' } }],
    ['no options', { opening: { options: null } }],
    ['no players', { opening: { players: 7 } }],
    ['entries of nothing', { entries: [null] }],
    ['a seat that is not there', { entries: [{ seq: 1, type: 'leave', seat: 9, by: {}, command: '', time: 0 }] }],
    ['an undo of what never was', { entries: [{ seq: 1, type: 'undo', seat: 0, keep: 5, command: '', time: 0 }] }],
  ])('with %s is refused like any other damage, never thrown', async (_, damage) => {
    const { entries, running } = await played();
    const { opening, ...rest } = { opening: {}, ...damage };
    const log = { entries, ...rest, opening: opening && { ...running.opening, ...opening } } as unknown as Log;
    expect(openLog(haggle, log)).toHaveProperty('problems');
    expect(whyNot(log, haggle)).toBe('unreadable');
  });

  test('becomes a record that verifies, forfeits included', async () => {
    const { host: h } = hosted(haggle, two);
    await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 });
    expect(recordOf(h.running)).toMatchObject({ result: null, actions: ['0 ask coins=1'] });
    await h.command({ id: 'b', type: 'leave', seat: 1 });
    const record = recordOf(h.running);
    expect(record.result).toEqual({ forfeit: 'leave', seat: 1, winners: [0] });
    const verified = verify(haggle, record);
    expect('problems' in verified ? formatProblems(verified.problems, 'en') : 'fine').toBe('fine');
  });

  test('can be made from a record again', async () => {
    const { host: h } = hosted(haggle, two);
    await h.command({ id: 'a', type: 'act', seat: 0, action: ask(1), asked: 0 });
    await h.command({ id: 'b', type: 'leave', seat: 1 });
    const record = recordOf(h.running);
    const log = logOf(record, two, { id: 'again', time: 7 });
    if ('problems' in log) throw new Error('no log');
    const again = openLog(haggle, log.value);
    expect('value' in again && recordOf(again.value)).toEqual(record);
  });

  test('tells undo how far it may go', async () => {
    const { host: h } = hosted(dice, [person('Ada')]);
    await h.command({ id: 'a', type: 'act', seat: 0, action: { type: 'roll' }, asked: 0 });
    expect(await h.command({ id: 'b', type: 'undo', seat: 0, keep: 0 })).toEqual({
      declined: { en: 'Chance has had its say since.', fr: 'Le hasard a parlé depuis.' },
    });
  });

  test('a seat that was left to a bot is nobody’s at its screen: not shown, not played', async () => {
    const { host: h } = hosted(bids, [person('Ada'), person('Grace'), person('Hedy')]);
    const table = tableAt(h, [0, 1, 2]);
    await reached(table, () => true);
    table.handOver?.(1);
    const { asked = -1 } = await reached(table, (p) => p.viewer === 1);
    await table.act?.({ type: 'bid', number: 2 } as Action, asked);
    await table.leave?.();
    const { viewer, view } = await reached(table, (p) => p.seq === 2);
    expect([viewer, (view as { own: number }).own]).toEqual([null, 0]);
    expect(table.state().head?.here).toEqual([0, 2]);
    expect(
      table
        .state()
        .moments.flatMap((m) => m.events)
        .some((e) => e.secret),
    ).toBe(false);
    table.handOver?.(1);
    table.handOver?.(2);
    expect((await reached(table, (p) => p.viewer !== null)).viewer).toBe(2);
    table.close();
  });
});
