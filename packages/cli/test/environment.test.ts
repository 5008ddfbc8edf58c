import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { nonzeroJson, numbersJson } from '../src/env/answerText.ts';
import type { Environment, Message } from '../src/env/driven.ts';
import { answer } from '../src/env/environment.ts';

function opened(): { env: Environment; send: (message: unknown) => Message } {
  const env: Environment = { game: toy, seats: 2, options: toy.defaults, matches: new Map() };
  return { env, send: (message) => JSON.parse(answer(env, JSON.stringify(message), 'en')) };
}

function started(): ReturnType<typeof opened> {
  const session = opened();
  session.send({ command: 'reset', seed: 'a' });
  return session;
}

describe('the environment', () => {
  test('starts a match as asked and says who decides', () => {
    const { send } = opened();
    expect(send({ command: 'reset', seed: 1, seats: 3, options: { hand: 2 } })).toMatchObject({
      ok: true,
      game: 'toy',
      version: 1,
      seats: 3,
      players: ['you', 'you', 'you'],
      options: { hand: 2, order: 'shuffled' },
      actors: [0, 1, 2],
      over: false,
      rewards: [0, 0, 0],
      next: {
        seat: 0,
        choices: 2,
        actions: [
          { type: 'bid', card: 1 },
          { type: 'bid', card: 2 },
        ],
        events: [],
      },
    });
  });

  test('repeats the chance of a seed, given as text or number', () => {
    const prizes = ['7', 7, 'other'].map((seed) => {
      const { env, send } = opened();
      send({ command: 'reset', seed, options: { hand: 9 } });
      return JSON.stringify(env.matches.get('0')?.match.state);
    });
    expect(prizes[0]).toBe(prizes[1]);
    expect(prizes[0]).not.toBe(prizes[2]);
  });

  test('says what a beginning may mean where several actions begin so', () => {
    const { send } = started();
    expect(send({ command: 'step', action: 'bid' })).toEqual({
      ok: false,
      error: 'action: “bid” may mean 5: bid card=1 | bid card=2 | bid card=3 | bid card=4 | bid card=5.',
    });
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
    [{ command: 'reset', sead: 1 }, 'reset has no field “sead”; it knows seed, seats, options, with, budget, match.'],
    [{ command: 'reset', seed: {} }, 'seed: {} should be a text or a number.'],
    [{ command: 'reset', seats: '2' }, 'seats: "2" does not fit: toy takes 2–4'],
    [{ command: 'reset', options: 3 }, 'options: 3 should be an object.'],
    [{ command: 'reset', options: { hand: 0 } }, 'options.hand: should be 1 to 9'],
    [{ command: 'observe', seat: 2 }, 'seat: 2 should be a whole number from 0 to 1.'],
    [{ command: 'step' }, 'A step needs an action: an index into the legal actions'],
    [{ command: 'step', action: 0, id: 0 }, 'A step takes an action or an id, not both.'],
    [
      { command: 'observe', with: ['ids'] },
      'with: ["ids"] should be a list of some of: view, events, observation, nonzero.',
    ],
    [{ command: 'step', id: 3 }, 'id: the actions of toy cannot be listed.'],
    [{ command: 'step', match: 'b', action: 0 }, 'There is no match "b" yet: send {"command": "reset", "match": "b"}.'],
    [{ command: 'reset', seats: ['you', 'hrad'] }, '“hrad” cannot take a seat. Did you mean “hard”?'],
    [{ command: 'reset', seats: ['you', 3] }, 'seats: ["you",3] should be a number, or a list of names'],
    [{ command: 'reset', seats: ['you', 'hard'], budget: 'much' }, 'budget should be iterations such as 500'],
    [{ command: 'reset', budget: '0' }, 'budget should be iterations such as 500'],
    [{ command: 'reset', with: ['veiw'] }, 'with: ["veiw"] should be a list of some of: view, actions'],
    [{ command: 'reset', with: ['mask'] }, 'with: the actions of toy cannot be listed'],
    [{ command: 'reset', match: {} }, 'match: {} should be a number or a short text.'],
    [{ command: 'undo' }, 'You have made fewer decisions than that.'],
    [{ command: 'undo', decisions: 0 }, 'decisions: 0 should be a whole number from 1.'],
    [{ command: 'clone' }, 'as: say what the copy is called.'],
    [{ command: 'batch', commands: 3 }, 'commands: 3 should be a list of commands.'],
    [{ command: 'batch' }, 'A batch needs a list of commands'],
    [{ cmd: 'reset' }, 'The field command is missing'],
    [{ command: 'step', action: 99 }, 'action: there is no index 99; they go from 0 to 4.'],
    [{ command: 'step', action: 'bid card=' }, 'may mean 5'],
    [{ command: 'step', action: 'bid card=9' }, 'TOY-BID-1: You have no 9 any more.'],
    [{ command: 'step', action: { card: 1 } }, 'should be an index into the legal actions'],
  ])('answers %j with what is wrong and stays as it was', (message, error) => {
    const { env, send } = started();
    const state = () => JSON.stringify([...env.matches].map(([name, { match }]) => [name, match.state, match.steps]));
    const before = state();
    const reply = send(message);
    expect(reply.ok).toBe(false);
    expect(reply.error).toContain(error);
    expect(state()).toBe(before);
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
    expect(JSON.parse(answer(env, '{"command":"legal"}', 'fr')).error).toContain('Il n’y a pas encore de partie');
  });

  test('survives any line', () => {
    const { env } = started();
    const command = fc.constantFrom(
      ...['reset', 'observe', 'legal', 'step', 'result', 'record', 'undo', 'clone', 'close', 'describe', 'batch'],
    );
    const anything = fc.jsonValue();
    const message = fc.record(
      {
        command,
        action: anything,
        seat: anything,
        options: anything,
        match: anything,
        as: anything,
        with: anything,
        id: anything,
        commands: fc.array(anything, { maxLength: 3 }),
      },
      { requiredKeys: ['command'] },
    );
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      message.map((m) => JSON.stringify(m)),
    );
    fc.assert(
      fc.property(line, (text) => {
        const reply = JSON.parse(answer(env, text, 'en'));
        expect(reply.ok === true || typeof reply.error === 'string').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('a list of numbers is written as JSON has it, whatever was written before', () => {
  const lists = [[0, 1, 9, 0], [10, -1, 0.5, -0], [0, 0, 0, 0], [1e21, 9.5, 123, 7], [], [3]];
  expect(lists.map(numbersJson)).toEqual(lists.map((list) => JSON.stringify(list)));
  expect(lists.map(nonzeroJson)).toEqual([
    '[1,1,2,9]',
    '[0,10,1,-1,2,0.5]',
    '[]',
    '[0,1e+21,1,9.5,2,123,3,7]',
    '[]',
    '[0,3]',
  ]);
});
