import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { answer, type Environment, type Message } from '../src/environment.ts';

function opened(): { env: Environment; send: (message: unknown) => Message } {
  const env: Environment = { game: toy, seats: 2, options: toy.defaults, events: [] };
  return { env, send: (message) => answer(env, JSON.stringify(message), 'en') };
}

function started(): ReturnType<typeof opened> {
  const session = opened();
  session.send({ command: 'reset', seed: 'a' });
  return session;
}

describe('the environment', () => {
  test('starts a match as asked and says who decides', () => {
    const { send } = opened();
    expect(send({ command: 'reset', seed: 1, seats: 3, options: { hand: 2 } })).toEqual({
      ok: true,
      game: 'toy',
      version: 1,
      seats: 3,
      options: { hand: 2, order: 'shuffled' },
      actors: [0, 1, 2],
      over: false,
    });
  });

  test('repeats the chance of a seed, given as text or number', () => {
    const prizes = ['7', 7, 'other'].map((seed) => {
      const { env, send } = opened();
      send({ command: 'reset', seed, options: { hand: 9 } });
      return JSON.stringify(env.match?.state);
    });
    expect(prizes[0]).toBe(prizes[1]);
    expect(prizes[0]).not.toBe(prizes[2]);
  });

  test('takes a step by index, by notation long and short, and by object, for any seat that decides', () => {
    const { send } = started();
    expect(send({ command: 'step', action: 0 })).toMatchObject({
      ok: true,
      seat: 0,
      notation: 'bid card=1',
      actors: [1],
    });
    expect(send({ command: 'step', action: 'bid card=3' })).toMatchObject({
      ok: true,
      seat: 1,
      action: { type: 'bid', card: 3 },
    });
    expect(send({ command: 'step', seat: 1, action: 'bid 4' })).toMatchObject({ ok: true, seat: 1, actors: [0] });
    expect(send({ command: 'step', action: { card: 2, type: 'bid' } })).toMatchObject({ ok: true, seat: 0 });
  });

  test('shows a seat what it may know, and no more', () => {
    const { send } = started();
    send({ command: 'step', seat: 1, action: 'bid 5' });
    const own = send({ command: 'observe', seat: 1 });
    const other = send({ command: 'observe', seat: 0 });
    expect(own).toMatchObject({ seat: 1, view: { bids: [null, 5] }, events: [{ secret: { card: 5 } }] });
    expect(other).toMatchObject({ seat: 0, view: { bids: [null, 'hidden'] } });
    expect(other.events).toEqual([{ type: 'committed', seat: 1 }]);
    expect(send({ command: 'observe', seat: null })).toMatchObject({ seat: null, view: { bids: [null, 'hidden'] } });
    expect(send({ command: 'observe' })).toMatchObject({ seat: 0 });
  });

  test('tells the result and the record once the match is over', () => {
    const { send } = opened();
    send({ command: 'reset', options: { hand: 1 } });
    send({ command: 'step', action: 0 });
    expect(send({ command: 'result' })).toEqual({ ok: true, over: false, result: null });
    expect(send({ command: 'step', action: 0 })).toMatchObject({ actors: [], over: true });
    expect(send({ command: 'result' })).toEqual({
      ok: true,
      over: true,
      result: { points: [0, 0], places: [1, 1], winners: [0, 1] },
    });
    expect(send({ command: 'legal' })).toEqual({ ok: true, seat: null, actions: [], notation: [] });
    expect(send({ command: 'record' })).toMatchObject({ record: { actions: ['0 bid card=1', '1 bid card=1'] } });
    expect(send({ command: 'step', action: 0 }).error).toBe('The match is over: send {"command": "reset"}.');
  });

  test.each([
    [[], '[] is no object. Send one object a line: {"command": "reset"}.'],
    [{ command: 'rset' }, '"rset" is no command. Did you mean “reset”?'],
    [{ command: 'toString' }, 'is no command.'],
    [{ command: 'reset', sead: 1 }, 'reset has no field “sead”; it knows seed, seats, options.'],
    [{ command: 'reset', seed: {} }, 'seed: {} should be a text or a number.'],
    [{ command: 'reset', seats: '2' }, 'seats: "2" does not fit: toy takes 2–4'],
    [{ command: 'reset', options: 3 }, 'options: 3 should be an object.'],
    [{ command: 'reset', options: { hand: 0 } }, 'options.hand: should be 1 to 9'],
    [{ command: 'observe', seat: 2 }, 'seat: 2 should be a whole number from 0 to 1.'],
    [{ command: 'step' }, 'action: undefined should be an index'],
    [{ command: 'step', action: 99 }, 'action: there is no index 99; they go from 0 to 4.'],
    [{ command: 'step', action: 'bid card=' }, 'is no action'],
    [{ command: 'step', action: 'bid card=9' }, 'TOY-BID-1: You have no 9 any more.'],
    [{ command: 'step', action: { card: 1 } }, 'should be an index into the legal actions'],
  ])('answers %j with what is wrong and stays as it was', (message, error) => {
    const { env, send } = started();
    const before = env.match;
    const reply = send(message);
    expect(reply.ok).toBe(false);
    expect(reply.error).toContain(error);
    expect(env.match).toBe(before);
  });

  test('says who decides to a seat that does not', () => {
    const { send } = started();
    send({ command: 'step', seat: 0, action: 0 });
    expect(send({ command: 'step', seat: 0, action: 0 }).error).toBe('Seat 0 does not decide now; those who do: 1.');
  });

  test('says what to do before the first reset', () => {
    expect(opened().send({ command: 'legal' }).error).toBe('There is no match yet: send {"command": "reset"}.');
  });

  test('speaks French', () => {
    const { env } = opened();
    expect(answer(env, '{"command":"legal"}', 'fr').error).toContain('Il n’y a pas encore de partie');
  });

  test('survives any line', () => {
    const { env } = started();
    const command = fc.constantFrom('reset', 'observe', 'legal', 'step', 'result', 'record');
    const message = fc.record(
      { command, action: fc.jsonValue(), seat: fc.jsonValue(), options: fc.jsonValue() },
      { requiredKeys: ['command'] },
    );
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      message.map((m) => JSON.stringify(m)),
    );
    fc.assert(
      fc.property(line, (text) => {
        const reply = answer(env, text, 'en');
        expect(reply.ok === true || typeof reply.error === 'string').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
