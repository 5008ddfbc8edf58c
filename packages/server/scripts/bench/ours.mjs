import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { WebSocket } from 'ws';
import { child } from './processes.mjs';

const home = dirname(fileURLToPath(import.meta.url));

/** A server with so many tables of two people whose matches have begun; they are written straight into its store. */
export async function ours({ game, version, options }, count, secretOf, sleepAfter = 60_000) {
  const data = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  // As `starboard` starts it.
  const flags = ['--max-semi-space-size=64', '--no-parallel-scavenge'];
  const server = await child(['--expose-gc', ...flags, join(home, 'serve.mjs'), data, sleepAfter]);
  const db = new Database(join(data, 'starboard.db'));
  const people = ['Ada', 'Grace'].map((name, i) => ({ id: `p${i}`, name, secret: `${i}`.repeat(64) }));
  const tables = Array.from({ length: count }, (_, i) => i.toString(16).padStart(32, '0'));
  db.exec('BEGIN IMMEDIATE');
  const person = db.prepare('INSERT INTO people (id, secret, name, created) VALUES (?, ?, ?, 0)');
  for (const { id, name, secret } of people) person.run(id, createHash('sha256').update(secret).digest('hex'), name);
  const table = db.prepare(
    `INSERT INTO tables (id, revision, status, game, listed, host, command, created, body)
     VALUES (?, 2, 'running', ?, 0, 'p0', ?, 0, ?)`,
  );
  const seats = people.map(({ id, name }) => ({ who: 'person', person: id, name, nonce: null }));
  const agreement = { undo: true, hints: true, odds: true, pace: null, late: 'bot' };
  for (const [i, id] of tables.entries()) {
    const secret = secretOf(i);
    const body = { version, options, agreement, seats, hostName: 'Ada', secret, commitment: secret, started: 0 };
    table.run(id, game, id, JSON.stringify(body));
  }
  db.exec('COMMIT');
  db.close();
  const close = async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  };
  return { ...server, data, people: people.map(({ secret }) => `starboard=${secret}`), tables, close };
}

/** A line to the server that looks at tables. */
export async function line(port, cookie) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { cookie } });
  await new Promise((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  let asked = 0;
  let settle = () => {};
  ws.on('message', (data) => {
    if (String(data).includes('"type":"position"') && --asked === 0) settle();
  });
  return {
    look(table) {
      asked++;
      ws.send(JSON.stringify({ type: 'watch', table }));
      const sync = { type: 'sync', have: -1, head: -1, look: 0, viewer: null };
      ws.send(JSON.stringify({ type: 'say', table, message: sync }));
    },
    /** When everything that was asked for has come. */
    settled: () => (asked === 0 ? undefined : new Promise((resolve) => (settle = resolve))),
    close: () => ws.close(),
  };
}
