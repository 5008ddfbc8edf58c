import { type AnyGame, formatRecord, parseRecord, verify } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import type { Environment, Message } from '../src/env/driven.ts';
import { answer } from '../src/env/environment.ts';

interface Position {
  readonly over: boolean;
  readonly actors: readonly number[];
  readonly rewards: readonly number[];
  readonly players: readonly string[];
  readonly result: unknown;
  readonly next: {
    readonly seat: number | null;
    readonly choices: number;
    readonly events: readonly Message[];
    readonly ids: readonly number[];
    readonly mask: readonly number[];
    readonly observation: readonly number[];
    readonly nonzero: readonly number[];
    readonly notation: readonly string[];
  };
}

function opened(game: AnyGame = toy) {
  const env: Environment = { game, seats: 2, options: game.defaults, matches: new Map() };
  const send = (message: object) => JSON.parse(answer(env, JSON.stringify(message), 'en')) as Message & Position;
  return { env, send };
}

/** Plays a match by first choices to its end and returns the last answer. */
function playOn(send: (message: object) => Message & Position, match?: string): Message & Position {
  for (;;) {
    const reply = send({ command: 'step', action: 0, ...(match === undefined ? {} : { match }) });
    if (reply.over || !reply.ok) return reply;
  }
}

async function siege(): Promise<AnyGame> {
  return (await load('siege')) as AnyGame;
}

describe('a match against our bots', () => {
  test('asks only the program, and tells it what the bots did since', () => {
    const { send } = opened();
    const first = send({ command: 'reset', seed: 1, seats: ['easy', 'you'], budget: 20 });
    expect(first).toMatchObject({ ok: true, players: ['easy', 'you'], actors: [1], next: { seat: 1 } });
    expect(first.next.events).toEqual([{ type: 'committed', seat: 0 }]);
    const last = playOn(send);
    expect(last).toMatchObject({ over: true, actors: [], next: { seat: 1, choices: 0 } });
    expect(last.rewards.reduce((a, b) => a + b)).toBe(1);
    expect(last.next.events.at(-1)).toBeDefined();
  });

  test('gives a true record that names who sat there', async () => {
    const game = await siege();
    const { send } = opened(game);
    send({ command: 'reset', seed: 's', seats: ['you', 'thumb'] });
    expect(playOn(send).result).toBeDefined();
    const { record } = send({ command: 'record' }) as unknown as { record: Parameters<typeof formatRecord>[0] };
    const read = parseRecord(formatRecord(record));
    expect(read).toMatchObject({ value: { seats: [{ name: 'you' }, { name: 'thumb' }] } });
    expect('value' in read && 'value' in verify(game, read.value)).toBe(true);
  });

  test('repeats for a seed, bots included', () => {
    const run = () => {
      const { send } = opened();
      send({ command: 'reset', seed: 9, seats: ['you', 'medium'], budget: 30 });
      playOn(send);
      return send({ command: 'record' });
    };
    expect(run()).toEqual(run());
  });

  test('does not let the program decide for a bot', () => {
    const { send } = opened();
    send({ command: 'reset', seed: 1, seats: ['you', 'random'] });
    expect(send({ command: 'step', seat: 1, action: 0 }).error).toBe('Seat 1 is a bot’s: it decides by itself.');
  });
});

describe('undo and clone', () => {
  test('take back to the program’s own decision, after which all goes on as before', () => {
    const { send } = opened();
    const first = send({ command: 'reset', seed: 5, seats: ['you', 'medium'], budget: 30 });
    const once = send({ command: 'step', action: 1 });
    send({ command: 'step', action: 0 });
    expect(send({ command: 'undo' }).next).toMatchObject({ choices: once.next.choices });
    const back = send({ command: 'undo' });
    expect({ ...back.next, events: [] }).toEqual({ ...first.next, events: [] });
    expect(send({ command: 'step', action: 1 })).toEqual(once);
    send({ command: 'step', action: 0 });
    send({ command: 'undo', decisions: 2 });
    expect(send({ command: 'step', action: 1 })).toEqual(once);
  });

  test('leave the events of the step before, also where only those are kept', () => {
    const { send } = opened();
    const told = [[], ['events']].map((parts) => {
      send({ command: 'reset', seed: 5, seats: ['you', 'random'], with: parts });
      send({ command: 'step', action: 0 });
      const once = send({ command: 'observe', with: ['events'] });
      send({ command: 'step', action: 0 });
      send({ command: 'undo' });
      expect(send({ command: 'observe', with: ['events'] })).toEqual(once);
      return once;
    });
    expect(told[0]).toEqual(told[1]);
  });

  test('copies a match with the bots’ luck, and the copies go their own ways', () => {
    const { send } = opened();
    send({ command: 'reset', seed: 5, seats: ['you', 'random'] });
    send({ command: 'step', action: 0 });
    expect(send({ command: 'clone', as: 'b' })).toMatchObject({ ok: true });
    const ends = [undefined, 'b'].map((match) => playOn(send, match));
    expect(ends[0]).toEqual(ends[1]);
    expect(send({ command: 'close', match: 'b' })).toEqual({ ok: true });
    expect(send({ command: 'legal', match: 'b' }).error).toContain('There is no match "b" yet');
  });
});

describe('many matches in one process', () => {
  test('are driven by one line, and each is as if it were alone', () => {
    const alone = [1, 2, 3].map((seed) => {
      const { send } = opened();
      send({ command: 'reset', seed });
      return send({ command: 'step', action: 1 });
    });
    const { send } = opened();
    const commands = [1, 2, 3].map((seed) => ({ command: 'reset', seed, match: seed }));
    expect(send({ command: 'batch', commands })).toMatchObject({ ok: true });
    const steps = [1, 2, 3].map((match) => ({ command: 'step', match, action: 1 }));
    expect(send({ command: 'batch', commands: [...steps, { command: 'batch' }, 3] }).answers).toEqual([
      ...alone,
      { ok: false, error: 'A batch holds no batch.' },
      { ok: false, error: '3 is no object. Send one object a line: {"command": "reset"}.' },
    ]);
  });
});

describe('what a program asks for', () => {
  test('is all that it is told', () => {
    const { send } = opened();
    expect(send({ command: 'reset', seed: 1, with: [] }).next).toEqual({ seat: 0, choices: 5 });
    const { next } = send({ command: 'reset', seed: 1, with: ['notation'] });
    expect(next.notation[0]).toBe('bid card=1');
  });

  test('may be numbers alone, by which a match can be played', async () => {
    const { send } = opened(await siege());
    const described = send({ command: 'describe' }) as unknown as {
      readonly actions: readonly string[];
      readonly observation: { readonly length: number };
    };
    let reply = send({ command: 'reset', seed: 1, with: ['ids', 'mask', 'observation', 'nonzero'] });
    while (!reply.over) {
      const { ids, mask, observation, nonzero } = reply.next;
      expect(mask).toHaveLength(described.actions.length);
      expect(observation).toHaveLength(described.observation.length);
      expect(nonzero).toEqual(observation.flatMap((n, place) => (n === 0 ? [] : [place, n])));
      const observed = send({ command: 'observe', with: ['observation', 'nonzero'] });
      expect(observed).toMatchObject({ observation, nonzero });
      expect(mask.flatMap((open, id) => (open ? [id] : []))).toEqual(ids.toSorted((a, b) => a - b));
      const id = ids[0];
      reply = send({ command: 'step', id });
      expect(reply).toMatchObject({ ok: true, notation: described.actions[id] });
    }
    expect(send({ command: 'describe' })).toMatchObject({ game: 'siege', seats: [2, 2] });
  });
});
