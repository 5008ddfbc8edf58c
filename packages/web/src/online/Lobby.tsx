import type { TableInfo } from '@starboard/server/told';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../games/Cover.tsx';
import { gamesAtTable, nameOf } from '../games/load.ts';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { listTables } from './api.ts';
import css from './online.module.css';
import { PACE_NAMES, type PaceName, paceName } from './pace.ts';

/** How often the list is looked at again, in milliseconds. */
const AGAIN = 4000;

/** Tables that wait for somebody, and those that can be watched. */
export function Lobby() {
  const { o } = useOnlineMessages();
  const [tables, setTables] = useState<readonly TableInfo[] | 'away'>();
  const [game, setGame] = useState('');
  const [pace, setPace] = useState<PaceName | ''>('');
  const lookAgain = useCallback(async () => {
    if (document.hidden) return;
    const asked = await listTables();
    setTables('value' in asked ? asked.value.tables : 'away');
  }, []);
  useEffect(() => {
    void lookAgain();
    const timer = setInterval(() => void lookAgain(), AGAIN);
    return () => clearInterval(timer);
  }, [lookAgain]);
  const games = gamesAtTable();
  const all = tables === 'away' || !tables ? [] : tables.filter((table) => games.some(({ id }) => id === table.game));
  const shown = all.filter((table) => fits(table, game, pace));
  return (
    <Page narrow>
      <h1>{o.title}</h1>
      <p>{o.lead}</p>
      <section className={css.part} aria-labelledby="begin">
        <h2 id="begin">{o.begin}</h2>
        <div className={css.games}>
          {games
            .filter(({ players }) => players[1] > 1)
            .map(({ id, name }) => (
              <Link key={id} href={`/new/${id}?online`} className={css.poster}>
                <Cover game={id} className={css.cover} />
                {name}
              </Link>
            ))}
        </div>
      </section>
      {(all.length > 0 || game !== '' || pace !== '') && (
        <div className={css.filters}>
          <label className={css.field}>
            {o.game}
            <select value={game} onChange={(e) => setGame(e.target.value)}>
              <option value="">{o.any}</option>
              {games.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={css.field}>
            {o.pace}
            <select value={pace} onChange={(e) => setPace(e.target.value as PaceName | '')}>
              <option value="">{o.any}</option>
              {PACE_NAMES.map((p) => (
                <option key={p} value={p}>
                  {o.paces[p]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {tables === 'away' && <p role="status">{o.away}</p>}
      <List title={o.waiting} none={o.noneWaiting} tables={shown.filter((x) => x.status === 'open')} />
      <List title={o.running} none={o.noneRunning} tables={shown.filter((x) => x.status === 'running')} />
    </Page>
  );
}

function fits(table: TableInfo, game: string, pace: string): boolean {
  return (game === '' || table.game === game) && (pace === '' || paceName(table.agreement.pace) === pace);
}

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly tables: readonly TableInfo[];
}

function List({ title, none, tables }: ListProps) {
  const { o } = useOnlineMessages();
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {tables.length === 0 && <p className={css.quiet}>{none}</p>}
      <ul className={css.tables}>
        {tables.map((table) => (
          <li key={table.id}>
            <Cover game={table.game} className={css.cover} />
            <strong>{nameOf(table.game)}</strong>
            <span>{table.seats.map((s) => (s.who === 'open' ? o.free : s.name)).join(', ')}</span>
            <span className={css.quiet}>{o.paces[paceName(table.agreement.pace)]}</span>
            <Link href={`/online/${table.id}`} className={look.button}>
              {table.status === 'open' ? o.toTable : o.watch}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
