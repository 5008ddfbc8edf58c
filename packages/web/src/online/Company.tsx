import type { TableInfo } from '@starboard/server/told';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import type { RemoteTable } from '../tables/remote.ts';
import look from '../ui/buttons.module.css';
import css from './online.module.css';

/** What the people of a table have to say to each other, over the table: nothing, most of the time. */
export function Company({ table, info }: { readonly table: RemoteTable; readonly info: TableInfo }) {
  const { t, o } = useOnlineMessages();
  const { link, pending } = useSyncExternalStore(table.subscribe, table.state);
  const [waved, setWaved] = useState<readonly number[]>([]);
  const { seats, asking, votes, status } = info;
  const own = seats.flatMap((seat, i) => (seat.who === 'person' && seat.mine ? [i] : []));
  const plays = own.some((i) => {
    const seat = seats[i];
    return seat.who === 'person' && !seat.replaced;
  });
  const nameOf = (i: number) => {
    const seat = seats[i];
    return seat.who === 'open' ? '' : seat.name;
  };
  const running = status === 'running';
  const notes: ReactNode[] = [];
  if (link === 'lost') notes.push(<Note key="lost" text={pending ? o.lostPending : o.lost} part="lost" />);
  if (running && asking?.mine)
    notes.push(
      <Note key="undo" text={o.asksUndo(nameOf(asking.seat))} part="asking">
        <Press label={o.allowIt} first press={() => table.answerUndo(true)} />
        <Press label={o.refuseIt} press={() => table.answerUndo(false)} />
      </Note>,
    );
  else if (running && asking && own.includes(asking.seat)) notes.push(<Note key="asked" text={t.table.undoAsked} />);
  if (running && own.length > 0 && !plays)
    notes.push(
      <Note key="back" text={o.replaced} part="replaced">
        <Press label={o.comeBack} first press={() => table.comeBack()} />
      </Note>,
    );
  for (const [i, seat] of seats.entries()) {
    if (!running || !plays || seat.who !== 'person' || seat.mine || seat.replaced || seat.presence !== 'gone') continue;
    const voted = votes.find((vote) => vote.seat === i)?.by.some((by) => own.includes(by));
    notes.push(
      <Later key={`gone ${i}`} onEnd={() => setWaved((all) => all.filter((seat) => seat !== i))}>
        {waved.includes(i) ? null : (
          <Note text={voted ? o.voted(seat.name) : o.gone(seat.name)} part="gone">
            {!voted && <Press label={o.letBot} press={() => table.vote(i)} />}
            <Press label={o.wait} press={() => setWaved([...waved, i])} />
          </Note>
        )}
      </Later>,
    );
  }
  if (info.next)
    notes.push(
      <Note key="next" text={o.next} part="next">
        <Link href={`/online/${info.next}`} className={`${look.button} ${look.first}`}>
          {o.toNext}
        </Link>
      </Note>,
    );
  if (status === 'ended')
    notes.push(
      <Link key="dice" href={`/online/${info.id}/dice`} className={`${look.button} ${css.inBar}`}>
        {o.checkDice}
      </Link>,
    );
  if (running && own.length === 0)
    notes.push(
      <p key="watching" className={css.watching}>
        {o.watching}
      </p>,
    );
  return (
    <div className={css.company} role="status">
      {notes}
    </div>
  );
}

/** How long somebody may be gone before it is said, in milliseconds: a page that is opened anew is back by then. */
const PATIENCE = 5000;

interface LaterProps {
  readonly children: ReactNode;
  /** There is nothing to say any more. */
  onEnd(): void;
}

function Later({ children, onEnd }: LaterProps) {
  const [now, setNow] = useState(false);
  const ends = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => setNow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      ends();
    };
  }, []);
  return now ? children : null;
}

interface NoteProps {
  readonly text: string;
  readonly part?: string;
  readonly children?: ReactNode;
}

function Note({ text, part, children }: NoteProps) {
  return (
    <div className={css.note} data-part={part}>
      <span>{text}</span>
      {children}
    </div>
  );
}

interface PressProps {
  readonly label: string;
  readonly first?: boolean;
  press(): void;
}

function Press({ label, first = false, press }: PressProps) {
  return (
    <button type="button" className={`${look.button} ${first ? look.first : ''}`} onClick={press}>
      {label}
    </button>
  );
}
