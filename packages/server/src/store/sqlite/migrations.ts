/**
 * The steps from an empty file to the present one; `PRAGMA user_version` counts those that are done. A step that was
 * released is never changed: what is wrong with it is mended by the next.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE people (
     id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL
   );
   CREATE TABLE tables (
     key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL, status TEXT NOT NULL,
     game TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL, command TEXT NOT NULL,
     created INTEGER NOT NULL, body TEXT NOT NULL, deadline INTEGER, bot INTEGER NOT NULL DEFAULT 0,
     UNIQUE (host, command)
   );
   CREATE INDEX tables_listed ON tables (status, created) WHERE listed = 1;
   CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
   CREATE INDEX tables_bot ON tables (bot) WHERE bot = 1;
   CREATE TABLE entries (
     match INTEGER NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL, command TEXT NOT NULL,
     body TEXT NOT NULL, hash TEXT, UNIQUE (match, seq)
   );
   CREATE TABLE records (match INTEGER PRIMARY KEY, body TEXT NOT NULL);
   CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);`,
  `ALTER TABLE entries ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE seals (match INTEGER PRIMARY KEY, seq INTEGER NOT NULL, hash TEXT NOT NULL);
   ALTER TABLE records ADD COLUMN snapshots BLOB;
   CREATE INDEX records_bare ON records (match) WHERE snapshots IS NULL;`,
];
