// The thread of the one writing connection. Whatever has come while it wrote is the next group, and a group is one commit:
// no timer, so that who is alone does not wait and who is one of many shares the way to the disk.
import { setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { calls } from './calls.ts';
import type { Asked, Call } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';

if (!parentPort) throw new Error('the writer is started as a thread');
const port = parentPort;
const { file } = workerData as { readonly file: string };

// Where every core is busy, what is played is not interrupted by what is written: Linux knows this of a single thread.
if (process.platform === 'linux') setPriority(0, 10);
const db = new Database(file);
db.exec('PRAGMA journal_mode = WAL');
db.exec('PRAGMA synchronous = FULL');
db.exec('PRAGMA busy_timeout = 5000');
// Every group touches a page of the index for each of its matches, again and again: moved into the file at every thousandth
// page, as is usual, they are written over and over while a group waits.
db.exec('PRAGMA wal_autocheckpoint = 8000');
migrate();
const store = calls(db);
port.postMessage([]);
port.on('message', (first: Asked | 'close') => {
  const group: Asked[] = [];
  let closing = false;
  const take = (asked: Asked | 'close') => {
    if (asked === 'close') closing = true;
    else group.push(asked);
  };
  take(first);
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) take(next.message);
  if (group.length > 0) port.postMessage(done(group));
  if (!closing) return;
  db.close();
  port.close();
});

/** All of a group or nothing of it. */
function done(group: readonly Asked[]): readonly unknown[] {
  const answers: unknown[] = [];
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const asked of group) each(asked, (call, args) => answers.push(answered(call, args)));
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    const failed: Error[] = [];
    for (const asked of group) each(asked, () => failed.push(new Error(String(error))));
    return failed;
  }
}

function each(asked: Asked, f: (call: Call, args: readonly unknown[]) => void): void {
  for (let at = 0; at < asked.length; ) {
    const from = at + 2;
    const end = from + (asked[at + 1] as number);
    f(asked[at] as Call, asked.slice(from, end));
    at = end;
  }
}

/** One that fails by itself does not take the others with it. */
function answered(call: Call, args: readonly unknown[]): unknown {
  try {
    return (store[call] as (...args: readonly unknown[]) => unknown)(...args);
  } catch (error) {
    // A full or broken disk is everybody's matter.
    if (!db.inTransaction || /full|I\/O/i.test(String(error))) throw error;
    return new Error(String(error));
  }
}

function migrate(): void {
  const [row] = db.prepare('PRAGMA user_version').all() as { user_version: number }[];
  if (row.user_version > MIGRATIONS.length)
    throw new Error(`${file} was written by a newer Starboard (${row.user_version}; this knows ${MIGRATIONS.length})`);
  for (let done = row.user_version; done < MIGRATIONS.length; done++) {
    db.exec(`BEGIN; ${MIGRATIONS[done]} PRAGMA user_version = ${done + 1}; COMMIT;`);
  }
}
