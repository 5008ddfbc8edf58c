// The thread of the one writing connection. Whatever has come while it wrote is the next group, and a group is one commit:
// no timer, so that who is alone does not wait and who is one of many shares the way to the disk.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { calls } from './calls.ts';
import type { Asked } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';

if (!parentPort) throw new Error('the writer is started as a thread');
const port = parentPort;
const { file } = workerData as { readonly file: string };

const db = new Database(file);
db.exec('PRAGMA journal_mode = WAL');
db.exec('PRAGMA synchronous = FULL');
db.exec('PRAGMA busy_timeout = 5000');
migrate();
const store = calls(db);
port.postMessage([]);
port.on('message', (first: readonly Asked[] | 'close') => {
  const group: Asked[] = [];
  let closing = false;
  const take = (asked: readonly Asked[] | 'close') => {
    if (asked === 'close') closing = true;
    else group.push(...asked);
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
  try {
    db.exec('BEGIN IMMEDIATE');
    const values = group.map(answered);
    db.exec('COMMIT');
    return values;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    return group.map(() => new Error(String(error)));
  }
}

/** One that fails by itself does not take the others with it. */
function answered([call, args]: Asked): unknown {
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
