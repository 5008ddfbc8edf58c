import type { TableInfo } from '@starboard/server/told';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type RemoteTable, remoteTable } from '../tables/remote.ts';

/** Opens a table of the server for as long as the screen stands; `attempt` counts how often it was opened anew. */
export function useRemote(id: string, attempt: number): RemoteTable | undefined {
  const [table, setTable] = useState<RemoteTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => {
    const opened = remoteTable(id);
    setTable(opened);
    return () => {
      opened.close();
      setTable(undefined);
    };
  }, [id, attempt]);
  return table;
}

/** What is known of the table, as it changes. */
export function useInfo(table: RemoteTable): TableInfo | null | undefined {
  return useSyncExternalStore(table.watchInfo, table.info);
}
