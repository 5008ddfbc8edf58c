import type { LiveMessage } from '@starboard/server/api';
import { PROTOCOL, type TableInfo, type Told } from '@starboard/server/told';
import type { Answer, Table } from '@starboard/table';
import { client, type LineEvents } from '@starboard/table';
import { newId } from '../secure.ts';

/** A table of the server: beside playing, what people there ask of each other. */
export interface RemoteTable extends Table {
  /** Who sits there and what was agreed; undefined until it is known, null where there is no such table. */
  info(): TableInfo | null | undefined;
  watchInfo(listener: () => void): () => void;
  /** Who I am has changed: the line is made anew. */
  comeAnew(): void;
  /** To the question that stands now. */
  answerUndo(yes: boolean): void;
  vote(seat: number): void;
  comeBack(): void;
}

/** How long a broken line waits before it is tried again, in milliseconds: a little more each time. */
const RETRY = [200, 500, 1000, 2000, 4000] as const;
/** After so long without a word the line is asked whether it still stands, and after so long again it is given up. */
const QUIET = 12_000;
/** When the device says that its network went or came, or wakes, the answer is waited for only so long. */
const SOON = 3000;

/** A match that runs at the server, over a socket that heals by itself. */
export function remoteTable(id: string): RemoteTable {
  let socket: WebSocket | undefined;
  let closed = false;
  let tries = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let events: LineEvents | undefined;
  let began = false;
  let info: TableInfo | null | undefined;
  const listeners = new Set<() => void>();
  /** Who waits to hear whether a question was put to the others. */
  let asked: ((answer: Answer) => void) | undefined;

  const settle = (answer: Answer) => {
    asked?.(answer);
    asked = undefined;
  };

  const say = (message: LiveMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const learn = (next: TableInfo | null) => {
    info = next;
    for (const listener of listeners) listener();
  };

  function connect(): void {
    if (closed) return;
    clearTimeout(retry);
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    socket = line;
    line.onopen = () => {
      say({ type: 'hello', protocol: PROTOCOL });
      say({ type: 'watch', table: id });
      if (document.hidden) say({ type: 'away', away: true });
      listen();
    };
    line.onmessage = ({ data }) => {
      tries = 0;
      listen();
      hear(JSON.parse(String(data)) as Told);
    };
    line.onclose = () => {
      if (socket === line && !closed) lose();
    };
    doubt(QUIET);
  }

  /** The line is broken; another is tried in a moment. */
  function lose(): void {
    clearTimeout(quiet);
    socket = undefined;
    began = false;
    events?.lost();
    settle('stale');
    retry = setTimeout(connect, RETRY[Math.min(tries++, RETRY.length - 1)]);
  }

  /** A line that says nothing is asked, then given up: a phone out of its tunnel does not know that the line is dead. */
  function listen(): void {
    clearTimeout(quiet);
    quiet = setTimeout(() => doubt(QUIET), QUIET);
  }

  /** Asks whether the line stands; when nothing is heard for so long, it does not. */
  function doubt(patience: number): void {
    const line = socket;
    if (!line) return;
    clearTimeout(quiet);
    say({ type: 'beat' });
    quiet = setTimeout(() => {
      lose();
      // A browser takes a minute to believe that nobody answers: this line is not waited for.
      line.close();
    }, patience);
  }

  function hear(told: Told): void {
    if (told.type === 'hello' && told.protocol !== PROTOCOL) events?.failed('outdated', []);
    else if (told.type === 'refused' && told.table === id) settle({ declined: told.problems[0].text });
    else if (told.type === 'missing' && told.table === id) learn(null);
    else if (told.type === 'told' && told.table === id) events?.message(told.message);
    else if (told.type === 'table' && told.table.id === id) {
      learn(told.table);
      settle('done');
      // Until the match has begun there is nothing to ask for.
      if (!began && told.table.status !== 'open') {
        began = true;
        events?.open();
      }
    }
  }

  /** What wakes a device may have slept over the end of its line. */
  const look = () => {
    say({ type: 'away', away: document.hidden });
    if (!document.hidden) again();
  };
  const again = () => {
    tries = 0;
    if (socket) doubt(SOON);
    else connect();
  };
  /** A server on this very device is still there when the network is gone. */
  const offline = () => doubt(SOON);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', again);
  addEventListener('offline', offline);

  const table = client({
    newId,
    rematch: true,
    after(milliseconds, f) {
      const timer = setTimeout(f, milliseconds);
      return () => clearTimeout(timer);
    },
    connect(on) {
      events = on;
      connect();
      return {
        send: (message) => say({ type: 'say', table: id, message }),
        close() {
          closed = true;
          clearTimeout(quiet);
          clearTimeout(retry);
          document.removeEventListener('visibilitychange', look);
          removeEventListener('online', again);
          removeEventListener('offline', offline);
          socket?.close();
          settle('closed');
        },
      };
    },
  });

  return {
    ...table,
    info: () => info,
    watchInfo(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askUndo: (keep) =>
      new Promise<Answer>((resolve) => {
        settle('stale');
        asked = resolve;
        say({ type: 'askUndo', table: id, keep });
      }),
    comeAnew() {
      const before = socket;
      if (began) events?.lost();
      began = false;
      tries = 0;
      connect();
      before?.close();
    },
    answerUndo(yes) {
      const asking = info?.asking;
      if (asking) say({ type: 'answerUndo', table: id, seat: asking.seat, keep: asking.keep, yes });
    },
    vote: (seat) => say({ type: 'vote', table: id, seat }),
    comeBack: () => say({ type: 'comeBack', table: id }),
  };
}
