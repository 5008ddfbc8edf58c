import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { reached } from '@starboard/table/laws';
import { expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite/sqlite.ts';
import { remoteTable } from './help/remote.ts';
import { named } from './help/server.ts';

const KILLS = process.env.STARBOARD_TEST === 'all' ? 100 : 20;
const MATCHES = 8;
const KEY = keyFromSeed('kill');
const siege = (await load('siege')) as AnyGame;

/** A server in another process, and how to end it without a word. */
async function child(data: string, port: number): Promise<{ readonly port: number; kill(): Promise<void> }> {
  const script = fileURLToPath(new URL('help/child.mjs', import.meta.url));
  const process: ChildProcess = spawn('node', [script, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    process.stdout?.once('data', (text) => resolve(String(text)));
    process.once('exit', () => reject(new Error('it did not start')));
  });
  return {
    port: Number(said),
    async kill() {
      process.kill('SIGKILL');
      await ended;
    },
  };
}

/** A match between two who decide as fast as they can, and what was acknowledged to them. */
async function playing(port: number, seed: number) {
  const rng = rngOf(keyFromSeed(`kill ${seed}`));
  const people = [await named({ port } as never, 'Ada'), await named({ port } as never, 'Grace')];
  const { body } = await people[0].make();
  await people[1].join(body.id);
  const acknowledged: string[] = [];
  let over = false;
  const tables = people.map(({ cookie }) =>
    remoteTable(port, body.id, cookie, (message) => {
      if (message.type === 'answer' && message.answer === 'done') acknowledged.push(message.id);
      return [0];
    }),
  );
  for (const t of tables) await reached(t, () => true);
  const drive = async (seat: number) => {
    const table = tables[seat];
    while (!over) {
      const p = await reached(table, ({ asked, end }) => over || end !== undefined || asked !== undefined);
      if (over || p.end || p.asked === undefined) return;
      await table.act?.(pick(rng, legal(siege, siege.determinize(p.view, KEY), seat)), p.asked);
      await reached(table, (q) => over || q.seq > p.seq);
    }
  };
  const drives = tables.map((_, seat) => drive(seat));
  return {
    id: body.id,
    acknowledged,
    ended: () => tables[0].state().position?.end !== undefined,
    stop() {
      over = true;
      for (const t of tables) t.close();
    },
    drives,
  };
}

test(`killed ${KILLS} times under load: what was acknowledged is there, and every match goes on`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'starboard-kill-'));
  let server = await child(data, 0);
  const { port } = server;
  const all: Awaited<ReturnType<typeof playing>>[] = [];
  const fill = async () => {
    while (all.filter((m) => !m.ended()).length < MATCHES) all.push(await playing(port, all.length));
  };
  const count = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const rng = rngOf(keyFromSeed('kills'));
  for (let i = 0; i < KILLS; i++) {
    await fill();
    const before = count();
    // In the midst of it: some have been answered since, and somebody always waits for an answer.
    await expect.poll(count, { interval: 1, timeout: 60_000 }).toBeGreaterThan(before + pick(rng, [5, 20, 60]));
    await server.kill();
    server = await child(data, port);
  }
  await fill();
  const before = all.map(({ acknowledged }) => acknowledged.length);
  await expect
    .poll(() => all.every((m, i) => m.ended() || m.acknowledged.length > before[i]), { timeout: 60_000 })
    .toBe(true);
  for (const m of all) m.stop();
  await server.kill();
  const store = await sqliteStore(join(data, 'starboard.db'));
  for (const { id, acknowledged } of all) {
    const table = await store.table(id);
    const entries = await store.entries(table?.key ?? 0, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    const stored = entries.map(({ command }) => command);
    expect(new Set(stored).size).toBe(stored.length);
    const known = new Set(stored);
    expect(acknowledged.filter((command) => !known.has(command))).toEqual([]);
  }
  await store.close();
  rmSync(data, { recursive: true });
}, 900_000);
