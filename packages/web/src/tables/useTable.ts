import { useEffect, useState } from 'react';
import { type LocalTable, localTable } from './local.ts';

/** Opens the table of a match for as long as the screen stands; `attempt` counts how often it was opened anew. */
export function useTable(game: string, id: string, pace: number, attempt: number): LocalTable | undefined {
  const [table, setTable] = useState<LocalTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pace is told to the open table, it does not open another.
  useEffect(() => {
    const opened = localTable(game, id, pace);
    setTable(opened);
    return () => {
      opened.close();
      setTable(undefined);
    };
  }, [game, id, attempt]);
  useEffect(() => {
    table?.pace(pace);
  }, [table, pace]);
  return table;
}
