import { formatProblems, type Problem } from '@starboard/kernel';
import type { SeatInfo, TableInfo } from '@starboard/server/told';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem } from '../art/emblems.tsx';
import { Cover } from '../games/Cover.tsx';
import { entryOf } from '../games/load.ts';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { fetchTable } from '../play/fetchTable.ts';
import { change, useSettings } from '../settings/settings.ts';
import { LEVELS } from '../tables/levels.ts';
import type { RemoteTable } from '../tables/remote.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { soon } from '../ui/soon.ts';
import { type Asked, callMe, giveSeat, join, leaveTable, startTable } from './api.ts';
import { Invitation } from './Invitation.tsx';
import { keepNonce, newNonce } from './nonce.ts';
import css from './online.module.css';
import { paceName } from './pace.ts';

/** A table before its match: who sits there, one button to sit down, and for who does a link to send. */
export function WaitingRoom({ table, info }: { readonly table: RemoteTable; readonly info: TableInfo }) {
  const { t, o, lang } = useOnlineMessages();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { id, seats, host, game, agreement } = info;
  const entry = entryOf(game);
  const mine = seats.find((seat) => seat.who === 'person' && seat.mine);
  const expected = mine?.who === 'person' && !mine.ready;
  const free = seats.some((seat) => seat.who === 'open');
  // The table comes next.
  useEffect(() => soon(() => void fetchTable(game)), [game]);

  const does = async (asked: Promise<Asked<unknown>>) => {
    const answer = await asked;
    setProblems('problems' in answer ? answer.problems : []);
    return 'value' in answer;
  };
  const sit = async () => {
    const nonce = newNonce();
    if (!(await does(callMe(name.trim() || o.guest)))) return;
    // The line was opened before I had a name: whoever begins the match over it would only watch.
    table.comeAnew();
    if (await does(join(id, nonce))) keepNonce(id, nonce);
  };
  // Who is led here by a rematch has a seat already, and sits down by coming.
  const came = useRef(false);
  useEffect(() => {
    if (!expected || came.current) return;
    came.current = true;
    const nonce = newNonce();
    void join(id, nonce).then((answer) => 'value' in answer && keepNonce(id, nonce));
  }, [expected, id]);
  return (
    <Page narrow>
      <header className={css.welcome}>
        <Cover game={game} className={css.cover} />
        <div>
          <h1>{o.tableOf(entry?.name ?? game)}</h1>
          {entry && <p>{entry.line[lang]}</p>}
          <p className={css.quiet}>
            {o.hosted(info.hostName)} {o.paces[paceName(agreement.pace)]}.{!agreement.undo && ` ${o.noUndo}`}
            {!agreement.hints && ` ${o.noHints}`}
            {!agreement.odds && ` ${o.noOdds}`}
            {!(agreement.hints && agreement.odds) && ` ${o.banAbout}`}
          </p>
        </div>
      </header>
      <ul className={css.seats}>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={i} data-who={seat.who}>
            <span className={css.emblem}>
              <Emblem seat={i} />
            </span>
            <Sitting seat={seat} />
            {host && !(seat.who === 'person' && seat.mine) && (
              <select
                aria-label={o.give(i + 1)}
                value={seat.who === 'bot' ? seat.level : ''}
                onChange={(e) =>
                  void does(giveSeat(id, i, e.target.value ? { who: 'bot', level: e.target.value } : { who: 'open' }))
                }
              >
                <option value="">{seat.who === 'person' ? seat.name : o.keepFree}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t.setup.bot(t.setup[level])}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={css.problem}>
        {formatProblems(problems, lang)}
      </p>
      {!mine && free && (
        <form
          className={css.join}
          onSubmit={(e) => {
            e.preventDefault();
            void sit();
          }}
        >
          <label className={css.field}>
            {t.settings.name}
            <input
              value={name}
              maxLength={40}
              placeholder={o.guest}
              onChange={(e) => change({ name: e.target.value })}
              autoComplete="nickname"
            />
          </label>
          <button type="submit" className={`${look.button} ${look.first}`} data-part="sit">
            {o.sit}
          </button>
        </form>
      )}
      {!mine && !free && <p role="status">{o.full}</p>}
      {mine && <p role="status">{o.waits}</p>}
      {mine && free && <Invitation id={id} />}
      {mine && (
        <div className={look.row}>
          {host && !free && (
            <button type="button" className={`${look.button} ${look.first}`} onClick={() => void does(startTable(id))}>
              {t.setup.start}
            </button>
          )}
          <button
            type="button"
            className={look.button}
            onClick={async () => {
              if (await does(leaveTable(id))) navigate('/online');
            }}
          >
            {o.leave}
          </button>
        </div>
      )}
      <p className={css.quiet}>
        {o.commitment} <code>{info.commitment.slice(0, 16)}…</code> <Link href={`/online/${id}/dice`}>{o.fair}</Link>
      </p>
    </Page>
  );
}

function Sitting({ seat }: { readonly seat: SeatInfo }) {
  const { t, o } = useOnlineMessages();
  if (seat.who === 'open') return <span className={css.quiet}>{o.free}</span>;
  if (seat.who === 'bot') return <strong>{seat.name}</strong>;
  return (
    <strong>
      {seat.name}
      {seat.mine && <span className={css.quiet}> ({t.setup.you})</span>}
      {!seat.ready && <span className={css.quiet}> {o.expected}</span>}
    </strong>
  );
}
