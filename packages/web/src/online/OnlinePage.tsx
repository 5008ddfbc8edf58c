import { useState } from 'react';
import { atTable } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import type { RemoteTable } from '../tables/remote.ts';
import { Loading, State } from '../ui/states.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { useInfo, useRemote } from './useRemote.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** What the id of a table looks like: of others the server says nothing. */
const ID = /^[\w-]{1,64}$/;

/** A table of the server: before the match its room, then the table itself. */
export function OnlinePage({ id }: { readonly id: string }) {
  return ID.test(id) ? <Opened id={id} /> : <NoTable />;
}

function NoTable() {
  const { o } = useOnlineMessages();
  return <State picture="chair" title={o.missing} text={o.missingAbout} />;
}

function Opened({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const table = useRemote(id, attempt);
  const again = () => setAttempt((n) => n + 1);
  return table ? <Found table={table} onAgain={again} key={attempt} /> : <Loading onAgain={again} />;
}

function Found({ table, onAgain }: { readonly table: RemoteTable; onAgain(): void }) {
  const { o, lang } = useOnlineMessages();
  const info = useInfo(table);
  if (info === null) return <NoTable />;
  if (!info) return <Loading onAgain={onAgain} />;
  if (!atTable(info.game)) return <NoGame id={info.game} />;
  if (info.closed) return <State picture="chair" title={o.closed} text={info.closed[lang]} />;
  if (info.status === 'open') return <WaitingRoom table={table} info={info} />;
  return <OnlineTable table={table} info={info} onAgain={onAgain} />;
}
