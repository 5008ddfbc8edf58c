import { type AnyGame, keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Answer, Table } from '@starboard/table';
import { reached } from '@starboard/table/laws';
import { expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite/sqlite.ts';
import { remoteTable } from './help/remote.ts';
import { named, newId, socketAt, testServer } from './help/server.ts';

const KEY = keyFromSeed('race');
const ROUNDS = 60;

/** Two servers over one store, and a match whose players each talk to both of them. */
async function overOneStore(game: string) {
  const one = await testServer();
  const two = await testServer({ data: one.data });
  const people = [await named(one, 'Ada'), await named(one, 'Grace')];
  const { body } = await people[0].make({ game, seats: [{ who: 'me' }, { who: 'open' }] });
  await people[1].join(body.id);
  const tables = people.map(({ cookie }) => [one, two].map(({ port }) => remoteTable(port, body.id, cookie)));
  for (const table of tables.flat()) await reached(table, () => true);
  return {
    id: body.id,
    servers: [one, two],
    people,
    tables,
    async close() {
      for (const table of tables.flat()) table.close();
      await two.stop();
      await one.close();
    },
  };
}

async function entries(data: string, id: string) {
  const store = await sqliteStore(`${data}/starboard.db`);
  const found = await store.entries((await store.table(id))?.key ?? 0, 0);
  await store.close();
  return found;
}

/** What a table would answer to its question, by what it has seen: it may be behind. */
function acts(game: AnyGame, table: Table, seat: number, rng: ReturnType<typeof rngOf>): Promise<Answer> | undefined {
  const { position } = table.state();
  if (position?.asked === undefined) return undefined;
  const action = pick(rng, legal(game, game.determinize(position.view, KEY), seat));
  return table.act?.(action, position.asked);
}

test.each(['siege', 'orbital'])(
  '%s: two servers race for every entry, and every command is answered properly',
  async (id) => {
    const game = (await load(id)) as AnyGame;
    const match = await overOneStore(id);
    const rng = rngOf(keyFromSeed(`race ${id}`));
    const answers: Answer[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const asked = match.tables.flatMap((own, seat) => own.map((table) => acts(game, table, seat, rng)));
      const given = await Promise.all(asked.filter((answer) => answer !== undefined));
      answers.push(...given);
      if (given.includes('closed')) break;
    }
    // Nothing is declined: what lost was judged again against what it had missed.
    expect(answers.filter((answer) => typeof answer !== 'string')).toEqual([]);
    expect(answers).toContain('stale');
    const done = answers.filter((answer) => answer === 'done');
    const stored = await entries(match.servers[0].data, match.id);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, i) => i + 1));
    expect(stored).toHaveLength(done.length);
    expect(done.length).toBeGreaterThan(ROUNDS / 2);
    await match.close();
  },
);

test('who looks on at the server that lost is told what the other did', async () => {
  const siege = (await load('siege')) as AnyGame;
  const match = await overOneStore('siege');
  const rng = rngOf(keyFromSeed('told'));
  const seat = match.tables[0][0].state().position?.actors[0] ?? 0;
  const [here, there] = match.tables[seat];
  const watcher = remoteTable(match.servers[1].port, match.id, '');
  await reached(watcher, () => true);
  const { position } = there.state();
  expect(await acts(siege, here, seat, rng)).toBe('done');
  // The other server has not heard of it and takes the question for open.
  expect(there.state().position).toBe(position);
  expect(await acts(siege, there, seat, rng)).toBe('stale');
  for (const table of [there, watcher])
    expect(await reached(table, ({ seq }) => seq === 1)).toMatchObject({ steps: 1 });
  watcher.close();
  await match.close();
});

test('a command that one server did is done for the other too, whoever is asked again', async () => {
  const siege = (await load('siege')) as AnyGame;
  const match = await overOneStore('siege');
  const seat = match.tables[0][0].state().position?.actors[0] ?? 0;
  const { position } = match.tables[seat][0].state();
  const action = legal(siege, siege.determinize(position?.view, KEY), seat)[0];
  const message = { type: 'act', id: newId(), seat, action, asked: position?.asked };
  for (const { port } of match.servers) {
    const line = await socketAt(port, { cookie: match.people[seat].cookie });
    line.say({ type: 'watch', table: match.id });
    line.say({ type: 'say', table: match.id, message });
    const told = await line.until(() => line.heard.find((t) => t.type === 'told' && t.message.type === 'answer'));
    expect(told).toMatchObject({ message: { answer: 'done' } });
    line.close();
  }
  expect(await entries(match.servers[0].data, match.id)).toHaveLength(1);
  await match.close();
});
