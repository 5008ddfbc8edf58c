import { useEffect, useState, useSyncExternalStore } from 'react';
import { localTable } from './local.ts';
import type { Snapshot, Table } from './table.ts';

/** Opens the table of a match for as long as the screen stands. */
export function useTable(game: string, id: string, pace: number): Table | undefined {
  const [table, setTable] = useState<Table>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pace is told to the open table, it does not open another.
  useEffect(() => {
    const opened = localTable(game, id, pace);
    setTable(opened);
    return () => {
      opened.close();
      setTable(undefined);
    };
  }, [game, id]);
  useEffect(() => {
    table?.pace(pace);
  }, [table, pace]);
  return table;
}

/** The latest snapshot of a table. */
export function useSnapshot(table: Table): Snapshot | undefined {
  return useSyncExternalStore(table.subscribe, table.snapshot);
}
