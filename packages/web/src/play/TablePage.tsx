import type { Table } from '@starboard/table';
import { use, useDeferredValue } from 'react';
import { type Loaded, loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { BOT_PAUSE, useSettings } from '../settings/settings.ts';
import { useTable } from '../tables/useTable.ts';
import { Loading, Missing } from '../ui/states.tsx';
import { Frame } from './Frame.tsx';
import { useSnapshot } from './snapshot.ts';

/** A match of this device. */
export function TablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const { bots } = useSettings();
  const table = useTable(game, id, BOT_PAUSE[bots]);
  const loaded = use(loadGame(game));
  if (!loaded) return <NoGame id={game} />;
  return table ? <Seated key={id} table={table} loaded={loaded} /> : <Loading />;
}

function Seated({ table, loaded }: { readonly table: Table; readonly loaded: Loaded }) {
  const { t } = useMessages();
  const snapshot = useSnapshot(table, loaded.game);
  // The first time everything is drawn, in small steps, so that nothing else waits; later every snapshot is shown at once.
  const ready = useDeferredValue(snapshot !== undefined, false);
  const { problems } = table.state();
  if (problems) return <Missing title={t.replay.broken} problems={problems} />;
  return snapshot && ready ? <Frame table={table} snapshot={snapshot} {...loaded} /> : <Loading />;
}
