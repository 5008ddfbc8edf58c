import { type AnyGame, keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { reached } from '@starboard/table/laws';
import { expect } from 'vitest';
import { remoteTable } from './remote.ts';
import { named, type TestServer } from './server.ts';

const KEY = keyFromSeed('playing');

/** Plays so many decisions, whoever is asked. */
export async function playOn(game: AnyGame, tables: readonly Table[], many: number): Promise<void> {
  const rng = rngOf(keyFromSeed(`playing ${many}`));
  for (let i = 0; i < many; i++) {
    const newest = Math.max(...tables.map((t) => t.state().position?.seq ?? 0));
    for (const t of tables) await reached(t, ({ seq }) => seq >= newest);
    const { actors = [], end } = tables[0].state().position ?? {};
    if (end) return;
    const table = tables[actors[0]];
    const { position } = table.state();
    if (!position) throw new Error('no position');
    const action = pick(rng, legal(game, game.determinize(position.view, KEY), actors[0]));
    expect(await table.act?.(action, position.asked ?? -1)).toBe('done');
    for (const t of tables) await reached(t, ({ seq }) => seq > newest);
  }
}

/** Two people at a table of the server. */
export async function two(server: TestServer, more: object = {}) {
  const [ada, grace] = [await named(server, 'Ada'), await named(server, 'Grace')];
  const { body } = await ada.make(more);
  await grace.join(body.id);
  const tables = [ada, grace].map(({ cookie }) => remoteTable(server.port, body.id, cookie));
  for (const t of tables) await reached(t, () => true);
  return { ada, grace, id: body.id, tables };
}
