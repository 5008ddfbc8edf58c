import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledServer } from '../scripts/bundle.mjs';
import { sqliteStore } from '../src/store/sqlite/sqlite.ts';
import { storeSuite } from '../src/store/suite.ts';

await bundledServer();

const folder = () => mkdtempSync(join(tmpdir(), 'starboard-store-'));

storeSuite('SQLite', async () => {
  const dir = folder();
  // It makes the folder as well.
  const file = join(dir, 'new', 'starboard.db');
  let store = await sqliteStore(file);
  return {
    store,
    async reopen() {
      await store.close().catch(() => {});
      store = await sqliteStore(file);
      return store;
    },
    async remove() {
      await store.close().catch(() => {});
      rmSync(dir, { recursive: true });
    },
  };
});

test('a file of a newer Starboard is refused, not touched', async () => {
  const dir = folder();
  const file = join(dir, 'starboard.db');
  const { default: Database } = await import('libsql');
  const db = new Database(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(sqliteStore(file)).rejects.toThrow(/newer Starboard/);
  rmSync(dir, { recursive: true });
});
