import {
  type AnyGame,
  type Core,
  choices,
  equal,
  eventsFor,
  type GameEvent,
  judge,
  keyFromSeed,
  legal,
  type MatchRecord,
  parse,
  parseKey,
  pick,
  rngOf,
  type Seat,
} from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import type { HostMessage, Moment, Position } from '@starboard/table';
import { choicesAt, reached } from '@starboard/table/laws';
import { afterAll, expect, test } from 'vitest';
import { remoteTable } from './help/remote.ts';
import { named, newId, testServer, visitor } from './help/server.ts';

const server = await testServer();
afterAll(() => server.close());

const KEY = keyFromSeed('secrets');

/** Somebody who listens to everything that comes over the line. */
async function listener(id: string, cookie: string) {
  const heard: HostMessage[] = [];
  const positions = new Map<number, Position>();
  const moments = new Map<number, Moment>();
  const table = remoteTable(server.port, id, cookie, (message) => {
    if (['head', 'position', 'step', 'answer', 'reply', 'stored', 'failed', 'refused'].includes(message.type))
      heard.push(message as HostMessage);
    return [0];
  });
  table.subscribe(() => {
    const { position, moments: now } = table.state();
    if (position) positions.set(position.seq, position);
    for (const moment of now) moments.set(moment.entry, moment);
  });
  await reached(table, () => true);
  return { table, heard, positions, moments };
}

test.each(ids)('a whole match of %s: nobody receives what depends on what they may not know', async (name) => {
  const game = (await load(name)) as AnyGame;
  const count = Math.min(3, game.seats[1]);
  const people = await Promise.all(Array.from({ length: count }, (_, i) => named(server, `P${i}`)));
  const seats = people.map((_, i) => (i === 0 ? ({ who: 'me' } as const) : ({ who: 'open' } as const)));
  const nonce = () => keyHex(newId());
  const { body } = await people[0].make({ game: name, seats, nonce: nonce() });
  for (const other of people.slice(1)) await other.join(body.id, { nonce: nonce() });
  const listeners = await Promise.all([...people, visitor(server)].map(({ cookie }) => listener(body.id, cookie)));
  const spectator = listeners[count];
  const rng = rngOf(keyFromSeed(`secrets ${name}`));
  for (;;) {
    const { position } = spectator.table.state();
    if (!position) throw new Error('no position');
    for (const { table } of listeners) await reached(table, ({ seq }) => seq >= position.seq);
    if (position.end) break;
    const seat = pick(rng, position.actors);
    const mine = listeners[seat].table.state().position;
    if (!mine) throw new Error('no position');
    const action = pick(rng, legal(game, game.determinize(mine.view, KEY), seat));
    expect(await listeners[seat].table.act?.(action, mine.asked ?? -1)).toBe('done');
    await reached(spectator.table, ({ seq }) => seq > position.seq);
  }
  const { body: record } = await expectEnded(people[0], body.id);
  for (const { table } of listeners) table.close();

  // The truth, entry by entry, beside what each of them received.
  const key = parseKey(record.key);
  if (!key) throw new Error('no key');
  const state = game.setup(count, record.options, key) as Core;
  for (let seq = 0; seq <= record.actions.length; seq++) {
    for (const [i, { positions }] of listeners.entries()) {
      const viewer = i < count ? i : null;
      const received = positions.get(seq);
      if (!received) throw new Error(`${viewer} missed entry ${seq}`);
      expect(received.viewer).toBe(viewer);
      expect(received.view).toEqual(JSON.parse(JSON.stringify(game.view(state, viewer))));
      // What it was shown is the same in another world that it cannot tell from this one …
      const other = game.determinize(received.view, KEY);
      expect(game.view(other, viewer)).toEqual(received.view);
      // … and after all patches its choices are the true ones.
      if (viewer !== null && received.asked !== undefined && seq % 7 === 0)
        expect(choicesAt(game, received)).toEqual(choices(game, state, viewer));
    }
    if (seq === record.actions.length) break;
    const text = record.actions[seq];
    const seat = Number(text.split(' ', 1)[0]);
    const read = parse(text.slice(text.indexOf(' ') + 1));
    if ('problems' in read) throw new Error('no action');
    const before = listeners.map(({ positions }) => positions.get(seq));
    const events: GameEvent[] = [];
    game.apply(state, seat, read.value, (e: GameEvent) => events.push(e));
    for (const [i, { moments }] of listeners.entries()) {
      const viewer = i < count ? i : null;
      const moment = moments.get(seq + 1);
      expect(moment?.events).toEqual(JSON.parse(JSON.stringify(eventsFor(events, viewer))));
      expect(moment?.action !== undefined).toBe(seat === viewer);
      const elsewhere = inAnotherWorld(game, before[i]?.view, viewer, seat, read.value);
      if (elsewhere && equal(elsewhere.view, game.view(state, viewer)))
        expect(elsewhere.events).toEqual(moment?.events);
    }
  }
  // Beside views and events there is nothing in a message that could carry anything.
  for (const { heard } of listeners) {
    for (const message of heard)
      expect(FIELDS[message.type] ?? []).toEqual(expect.arrayContaining(Object.keys(message)));
    expect(JSON.stringify(heard)).not.toContain(record.key);
  }
});

const FIELDS: Readonly<Partial<Record<HostMessage['type'], readonly string[]>>> = {
  head: ['type', 'seq', 'head'],
  position: ['type', 'since', 'head', 'look', 'position', 'moments'],
  step: ['type', 'from', 'head', 'look', 'position', 'patch', 'moments'],
  answer: ['type', 'id', 'seq', 'answer'],
};

/** What the listener would have received if what it does not know were otherwise. */
function inAnotherWorld(game: AnyGame, view: unknown, viewer: Seat | null, seat: Seat, action: { type: string }) {
  const world = game.determinize(view, KEY) as Core;
  if ('violation' in judge(game, world, seat, action)) return undefined;
  const events: GameEvent[] = [];
  game.apply(world, seat, action, (e: GameEvent) => events.push(e));
  return { view: game.view(world, viewer) as unknown, events: JSON.parse(JSON.stringify(eventsFor(events, viewer))) };
}

async function expectEnded(one: Awaited<ReturnType<typeof named>>, id: string) {
  await expect.poll(async () => (await one.ask('GET', `/api/tables/${id}/record`)).status).toBe(200);
  return one.ask<MatchRecord>('GET', `/api/tables/${id}/record`);
}

function keyHex(seed: string): string {
  return keyFromSeed(seed)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}
