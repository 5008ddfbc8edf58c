import { type AnyGame, hash, judge, type Text } from '@starboard/kernel';
import { append, begun, type Change, type Entry, type Running } from '@starboard/table';
import type { Clock } from '../clocks/clock.ts';
import type { EntryRow, Store } from '../store/store.ts';
import { openingOf, type Table } from '../tables/table.ts';

/** So many entries apart a state's hash is stored: what tells later whether other rules lead to the same. */
export const HASHED = 16;

export function entryOf({ seq, time, command, body }: EntryRow): Entry {
  return { ...(JSON.parse(body) as Change), seq, time, command };
}

/** A match from the store with its clock, if it has one; or why it cannot go on. */
export async function loaded(
  store: Store,
  game: AnyGame,
  table: Table,
  clockFor: (running: Running) => Clock | undefined,
): Promise<{ readonly running: Running; readonly clock: Clock | undefined } | { readonly gone: Text }> {
  const rows = await store.entries(table.key, 0);
  const start = () => {
    const running = begun(game, openingOf(table));
    return { running, clock: clockFor(running) };
  };
  if (table.version === game.version) {
    const { running, clock } = start();
    // What was judged once is not judged again.
    for (const row of rows) {
      const entry = entryOf(row);
      append(running, entry);
      clock?.note(entry);
    }
    return { running, clock };
  }
  try {
    const { running, clock } = start();
    if (leadsThere(running, clock, rows)) return { running, clock };
  } catch {
    // Other rules may not know what they find.
  }
  return { gone: OTHER_RULES };
}

/** Whether the present rules lead where the match went by those it was begun with. */
function leadsThere(running: Running, clock: Clock | undefined, rows: readonly EntryRow[]): boolean {
  for (const row of rows) {
    const entry = entryOf(row);
    if (entry.type === 'act' && 'violation' in judge(running.game, running.state, entry.seat, entry.action))
      return false;
    append(running, entry);
    clock?.note(entry);
    if (row.hash !== null && row.hash !== hash(running.state)) return false;
  }
  return true;
}

const OTHER_RULES: Text = {
  en: 'The rules of this game were mended since this match began, and it would go on differently. It stays as it was.',
  fr: 'Les règles de ce jeu ont été corrigées depuis le début de cette partie, qui continuerait autrement. Elle reste telle quelle.',
};
