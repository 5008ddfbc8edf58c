import { formatProblems, type Problem } from '@starboard/kernel';
import type { TableInfo } from '@starboard/server/told';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Cover } from '../games/Cover.tsx';
import { entryOf } from '../games/load.ts';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { fetchTable } from '../play/fetchTable.ts';
import { useSettings } from '../settings/settings.ts';
import type { RemoteTable } from '../tables/remote.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { soon } from '../ui/soon.ts';
import { type Asked, callMe, giveSeat, join, leaveTable, startTable } from './api.ts';
import { Chairs } from './Chairs.tsx';
import { Invitation } from './Invitation.tsx';
import { NameField } from './NameField.tsx';
import { keepNonce, newNonce } from './nonce.ts';
import css from './online.module.css';
import { paceName } from './pace.ts';
import { Variants } from './Variants.tsx';

/** A table before its match: who sits there, one button to sit down, and for who does a link to send. */
export function WaitingRoom({ table, info }: { readonly table: RemoteTable; readonly info: TableInfo }) {
  const { o, lang } = useOnlineMessages();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { id, seats, host, game, agreement } = info;
  const entry = entryOf(game);
  const mine = seats.find((seat) => seat.who === 'person' && seat.mine);
  const expected = mine?.who === 'person' && !mine.ready;
  const free = seats.some((seat) => seat.who === 'open');
  const awaited = free || seats.some((seat) => seat.who === 'person' && !seat.ready);
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
  /** Who sits already comes again by another name; the number that was added to the dice stands. */
  const rename = async () => {
    if (await does(callMe(name.trim() || o.guest))) await does(join(id, newNonce()));
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
            {o.hosted(info.hostName)} {o.paces[paceName(agreement.pace)]}.
            {agreement.pace && agreement.late === 'loses' && ` ${o.late}`}
            {!agreement.undo && ` ${o.noUndo}`}
            {!agreement.hints && ` ${o.noHints}`}
            {!agreement.odds && ` ${o.noOdds}`}
            {!(agreement.hints && agreement.odds) && ` ${o.banAbout}`}
          </p>
          <Suspense>
            <Variants info={info} />
          </Suspense>
        </div>
      </header>
      <Chairs info={info} onGive={(seat, to) => void does(giveSeat(id, seat, to))} />
      <p role="alert" className={css.problem}>
        {formatProblems(problems, lang)}
      </p>
      {!mine && free && (
        <NameForm onSubmit={() => void sit()}>
          <button type="submit" className={`${look.button} ${look.first}`} data-part="sit">
            {o.sit}
          </button>
        </NameForm>
      )}
      {!mine && !free && <p role="status">{o.full}</p>}
      {mine && <p role="status">{o.waits}</p>}
      {mine && awaited && <Invitation id={id} />}
      {mine && (
        <details className={css.agreed} data-part="rename">
          <summary>{o.rename}</summary>
          <NameForm onSubmit={() => void rename()}>
            <button type="submit" className={look.button}>
              {o.renamed}
            </button>
          </NameForm>
        </details>
      )}
      {mine && (
        <div className={look.row}>
          {host && !free && (
            <button type="button" className={look.button} onClick={() => void does(startTable(id))}>
              {o.startNow}
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

function NameForm({ onSubmit, children }: { onSubmit(): void; readonly children: ReactNode }) {
  return (
    <form
      className={css.join}
      onSubmit={(e) => {
        e.preventDefault();
        onSubmit();
      }}
    >
      <NameField />
      {children}
    </form>
  );
}
