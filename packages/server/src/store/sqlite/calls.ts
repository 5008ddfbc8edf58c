import type Database from 'libsql';
import type { EntryRow, PersonRow, RecordRow, Seal, TableRow } from '../store.ts';
import type { Calls } from './messages.ts';

type Stored<T> = { [K in keyof T]: T[K] extends boolean ? number : T[K] };

/** What a store does, on one connection. */
export function calls(db: Database.Database): Calls {
  const append = db.prepare(
    'INSERT OR IGNORE INTO entries (match, seq, time, command, body, version, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const due = db.prepare('UPDATE tables SET deadline = ?, bot = ? WHERE key = ?');
  const entries = db.prepare(
    'SELECT seq, time, command, body, version, hash FROM entries WHERE match = ? AND seq > ? ORDER BY seq',
  );
  const seal = db.prepare('INSERT OR REPLACE INTO seals (match, seq, hash) VALUES (?, ?, ?)');
  const sealed = db.prepare('SELECT seq, hash FROM seals WHERE match = ?');
  const addTable = db.prepare(
    `INSERT OR IGNORE INTO tables (id, revision, status, game, listed, host, command, created, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const made = db.prepare('SELECT * FROM tables WHERE host = ? AND command = ?');
  const changeTable = db.prepare(
    `UPDATE tables SET revision = ?, status = ?, listed = ?, body = ?,
       deadline = CASE WHEN ? THEN deadline END,
       bot = CASE WHEN ? THEN (CASE WHEN status = 'open' THEN 1 ELSE bot END) ELSE 0 END
     WHERE key = ? AND revision = ?`,
  );
  const table = db.prepare('SELECT * FROM tables WHERE id = ?');
  const dueNow = db.prepare(
    "SELECT id FROM tables WHERE status = 'running' AND (deadline <= ? OR bot = 1) ORDER BY deadline LIMIT 1000",
  );
  const postpone = db.prepare('UPDATE tables SET deadline = deadline + ? WHERE deadline IS NOT NULL');
  const addRecord = db.prepare(
    'INSERT INTO records (match, body) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET body = excluded.body',
  );
  const record = db.prepare('SELECT body FROM records WHERE match = ?');
  const bareRecord = db.prepare('SELECT match, body FROM records WHERE snapshots IS NULL LIMIT 1');
  const addSnapshots = db.prepare('UPDATE records SET snapshots = ? WHERE match = ?');
  const snapshots = db.prepare('SELECT snapshots FROM records WHERE match = ?');
  const addPerson = db.prepare('INSERT INTO people (id, secret, name, created) VALUES (?, ?, ?, ?)');
  const person = db.prepare('SELECT * FROM people WHERE secret = ?');
  const rename = db.prepare('UPDATE people SET name = ? WHERE id = ?');
  const note = db.prepare('SELECT value FROM notes WHERE name = ?');
  const setNote = db.prepare('INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)');

  return {
    append(match, seq, time, command, body, version, hash, next) {
      const stored = append.run(match, seq, time, command, body, version, hash).changes === 1;
      // Nothing follows from an entry that lost.
      if (stored && next) due.run(next.deadline, next.bot ? 1 : 0, match);
      return stored;
    },
    entries: (match, after) => entries.all(match, after) as EntryRow[],
    seal: (match, { seq, hash }) => void seal.run(match, seq, hash),
    sealed(match) {
      const row = sealed.get(match) as Seal | undefined;
      return row && { seq: row.seq, hash: row.hash };
    },
    addTable(row) {
      const { id, revision, status, game, listed, host, command, created, body } = row;
      addTable.run(id, revision, status, game, listed ? 1 : 0, host, command, created, body);
      return read(made.get(host, command));
    },
    changeTable({ key, revision, status, listed, body }) {
      const runs = status === 'running' ? 1 : 0;
      const values = [revision, status, listed ? 1 : 0, body, runs, runs, key, revision - 1];
      return changeTable.run(...values).changes === 1;
    },
    table(id) {
      const row = table.get(id);
      return row === undefined ? undefined : read(row);
    },
    tables({ game, status, limit }) {
      const marks = status.map(() => '?').join();
      const which = game === undefined ? '' : 'AND game = ?';
      const sql = `SELECT * FROM tables WHERE listed = 1 AND status IN (${marks}) ${which} ORDER BY created DESC LIMIT ?`;
      const values = [...status, ...(game === undefined ? [] : [game]), limit];
      return db
        .prepare(sql)
        .all(...values)
        .map(read);
    },
    setDue: (match, { deadline, bot }) => void due.run(deadline, bot ? 1 : 0, match),
    due: (now) => dueNow.all(now).map((row) => (row as { id: string }).id),
    postpone: (milliseconds) => void postpone.run(milliseconds),
    addRecord: (match, body) => void addRecord.run(match, body),
    record: (match) => (record.get(match) as { body: string } | undefined)?.body,
    bareRecord() {
      const row = bareRecord.get() as RecordRow | undefined;
      return row && { match: row.match, body: row.body };
    },
    addSnapshots: (match, bytes) => void addSnapshots.run(Buffer.from(bytes), match),
    snapshots(match) {
      const row = snapshots.get(match) as { snapshots: Buffer | null } | undefined;
      return row?.snapshots?.length ? new Uint8Array(row.snapshots) : undefined;
    },
    addPerson: ({ id, secret, name, created }) => void addPerson.run(id, secret, name, created),
    person(secret) {
      const row = person.get(secret);
      return row === undefined ? undefined : readPerson(row);
    },
    rename: (id, name) => void rename.run(name, id),
    note: (name) => (note.get(name) as { value: string } | undefined)?.value,
    setNote: (name, value) => void setNote.run(name, value),
  };
}

// libsql adds to a single row how long it took.
function read(row: unknown): TableRow {
  const { key, id, revision, status, game, listed, host, command, created, body } = row as Stored<TableRow>;
  return { key, id, revision, status, game, listed: listed === 1, host, command, created, body };
}

function readPerson(row: unknown): PersonRow {
  const { id, secret, name, created } = row as PersonRow;
  return { id, secret, name, created };
}
