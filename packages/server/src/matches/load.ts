import { type AnyGame, hash, judge, type Text } from '@starboard/kernel';
import { append, begun, type Change, type Entry, type Running } from '@starboard/table';
import type { Clock } from '../clocks/clock.ts';
import type { EntryRow, Seal, Store } from '../store/store.ts';
import { openingOf, type Table } from '../tables/table.ts';

/** So many entries apart a state's hash is stored: what tells later whether other rules lead to the same. */
export const HASHED = 64;

export function entryOf({ seq, time, command, body }: EntryRow): Entry {
  return { seq, time, command, ...(JSON.parse(body) as Change) };
}

/** A match from the store with its clock, if it has one; or why it cannot go on. */
export async function loaded(
  store: Store,
  game: AnyGame,
  table: Table,
  clockFor: (running: Running) => Clock | undefined,
): Promise<{ readonly running: Running; readonly clock: Clock | undefined } | { readonly gone: Text }> {
  const rows = await store.entries(table.key, 0);
  const { version } = game;
  const start = () => {
    const running = begun(game, openingOf(table));
    return { running, clock: clockFor(running) };
  };
  if (table.version === version && rows.every((row) => (row.version || version) === version)) {
    const { running, clock } = start();
    // What these rules judged once is not judged again.
    for (const row of rows) {
      const entry = entryOf(row);
      append(running, entry);
      clock?.note(entry);
    }
    return { running, clock };
  }
  const seal = await store.sealed(table.key);
  try {
    const { running, clock } = start();
    const hashes = hashesOf(rows, seal);
    if (!leadsThere({ running, clock }, rows, hashes)) return { gone: OTHER_RULES };
    return hashes.has(rows.length) ? { running, clock } : { gone: UNKNOWN };
  } catch {
    // Other rules may not know what they find.
    return { gone: OTHER_RULES };
  }
}

/** The hashes of states that are stored, by the entry they come after. */
function hashesOf(rows: readonly EntryRow[], seal: Seal | undefined): ReadonlyMap<number, string> {
  const noted = rows.flatMap(({ seq, hash: at }) => (at === null ? [] : [[seq, at] as const]));
  return new Map(seal ? [...noted, [seal.seq, seal.hash]] : noted);
}

/** Whether the present rules lead where the match went by those it was begun with. */
function leadsThere(
  { running, clock }: { readonly running: Running; readonly clock: Clock | undefined },
  rows: readonly EntryRow[],
  hashes: ReadonlyMap<number, string>,
): boolean {
  const differs = (seq: number) => hashes.has(seq) && hashes.get(seq) !== hash(running.state);
  if (differs(0)) return false;
  for (const row of rows) {
    const entry = entryOf(row);
    if (entry.type === 'act' && 'violation' in judge(running.game, running.state, entry.seat, entry.action))
      return false;
    append(running, entry);
    clock?.note(entry);
    if (differs(row.seq)) return false;
  }
  return true;
}

const OTHER_RULES: Text = {
  en: 'The rules of this game were mended since this match began, and it would go on differently. It stays as it was.',
  fr: 'Les règles de ce jeu ont été corrigées depuis le début de cette partie, qui continuerait autrement. Elle reste telle quelle.',
};

const UNKNOWN: Text = {
  en: 'The rules of this game were mended since this match began, and the server stopped before it could note where the match stood: whether it would go on as it was cannot be told. It stays as it was.',
  fr: 'Les règles de ce jeu ont été corrigées depuis le début de cette partie, et le serveur s’est arrêté avant d’avoir noté où elle en était : impossible de dire si elle continuerait à l’identique. Elle reste telle quelle.',
};
