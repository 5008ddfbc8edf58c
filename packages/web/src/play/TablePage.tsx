import type { Table } from '@starboard/table';
import { use, useDeferredValue, useState } from 'react';
import { type Loaded, loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { BOT_PAUSE, useSettings } from '../settings/settings.ts';
import { useTable } from '../tables/useTable.ts';
import { Loading } from '../ui/states.tsx';
import { FailedMatch } from './FailedMatch.tsx';
import { Frame } from './Frame.tsx';
import { useSnapshot } from './snapshot.ts';
import { useStarted } from './useStarted.ts';

/** A match of this device. */
export function TablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const { bots } = useSettings();
  const [attempt, setAttempt] = useState(0);
  const table = useTable(game, id, BOT_PAUSE[bots], attempt);
  const loaded = use(loadGame(game));
  const again = () => setAttempt((n) => n + 1);
  if (!loaded) return <NoGame id={game} />;
  if (!table) return <Loading onAgain={again} />;
  return <Seated key={`${id} ${attempt}`} id={id} table={table} loaded={loaded} onAgain={again} />;
}

interface SeatedProps {
  readonly id: string;
  readonly table: Table;
  readonly loaded: Loaded;
  onAgain(): void;
}

function Seated({ id, table, loaded, onAgain }: SeatedProps) {
  const snapshot = useSnapshot(table, loaded.game);
  // The first time everything is drawn, in small steps, so that nothing else waits; later every snapshot is shown at once.
  const ready = useDeferredValue(snapshot !== undefined, false);
  useStarted(ready);
  const { why, problems } = table.state();
  if (why && problems) {
    return <FailedMatch game={loaded.game.id} id={id} why={why} problems={problems} onAgain={onAgain} />;
  }
  return snapshot && ready ? <Frame table={table} snapshot={snapshot} {...loaded} /> : <Loading onAgain={onAgain} />;
}
