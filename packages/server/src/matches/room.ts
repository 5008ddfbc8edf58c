import { type AnyGame, failure, type Problem, type Seat } from '@starboard/kernel';
import { type Connection, type HostMessage, type Resumed, recordOf, serve, type Why } from '@starboard/table';
import type { Presence } from '../http/told.ts';
import { Refusal } from '../refusal.ts';
import { seatsOf, type Table } from '../tables/table.ts';
import { type Asked, asks } from './asks.ts';
import type { Guest } from './guest.ts';
import { infoFor } from './info.ts';
import type { Match } from './match.ts';

/** Somebody who looks at a table: a player or a spectator. */
interface Looking {
  readonly here: readonly Seat[];
  connection?: Connection;
  /** Where the line left off when the match went to sleep. */
  resumed?: Resumed;
}

export interface RoomParts {
  /** The match in memory, loaded if it is not; or why it cannot be. */
  open(table: Table): Promise<Match | { readonly why: Why; readonly problems: readonly Problem[] }>;
  rematch(table: string, person: string): Promise<Table>;
  readonly game: AnyGame;
  readonly now: () => number;
  readonly newId: () => string;
}

/** All who look at one table, and its match while it is awake. */
export interface Room {
  readonly table: Table;
  /** The table is not as it was. */
  renew(table: Table): void;
  enter(guest: Guest): void;
  leave(guest: Guest): void;
  say(guest: Guest, message: unknown): Promise<void>;
  /** Somebody came, went, looked away, asked or voted. */
  announce(): void;
  /** Everything anew for one who could not keep up. */
  refresh(guest: Guest): void;
  askUndo(guest: Guest, keep: number): Promise<void>;
  answerUndo(guest: Guest, yes: boolean): Promise<void>;
  vote(guest: Guest, seat: Seat): Promise<void>;
  comeBack(guest: Guest): Promise<void>;
  wake(): Promise<Match | undefined>;
  /** The match leaves memory; `lost` if what was told last cannot be relied on. */
  sleep(lost?: boolean): void;
  /** Another process went on with the match: it is read again, and everybody told what they missed. */
  reload(): Promise<Match | undefined>;
  readonly empty: boolean;
  readonly match: Match | undefined;
  /** When something was last done here. */
  readonly used: number;
}

/** Messages that go to several are made into text once. */
const texts = new WeakMap<HostMessage, string>();

export function room(first: Table, parts: RoomParts): Room {
  const looking = new Map<Guest, Looking>();
  let table = first;
  let match: Match | undefined;
  let waking: Promise<Match | undefined> | undefined;
  let used = parts.now();
  let asked: ReturnType<typeof asks> | undefined;
  /** Made when somebody asks for something first: most tables never do, and thousands may be open. */
  const open = () => {
    asked ??= asks({
      match: async () => awake(),
      people,
      presence,
      agreed: () => table.agreement.undo,
      seatName: nameOf,
      ownPlayer: (seat) => ({ kind: 'person', name: nameOf(seat) }),
      newId: parts.newId,
      announce,
    });
    return asked;
  };

  const nameOf = (seat: Seat) => {
    const row = table.seats[seat];
    return row.who === 'open' ? '' : row.name;
  };
  /** The seats that people play at the moment. */
  const people = () =>
    table.seats.flatMap((row, seat) =>
      row.who === 'person' && match?.running.players[seat].kind !== 'bot' ? [seat] : [],
    );

  function presence(seat: Seat): Presence {
    const row = table.seats[seat];
    if (row.who !== 'person') return 'here';
    const lines = [...looking.keys()].filter(({ person }) => person?.id === row.person);
    if (lines.some(({ away }) => !away)) return 'here';
    return lines.length > 0 ? 'away' : 'gone';
  }

  function info(guest: Guest) {
    const watchers = [...looking.keys()].filter(({ person }) => seatsOf(table, person?.id).length === 0).length;
    const players = match?.running.players;
    return infoFor({ table, players, presence, watchers, ...(asked?.state() ?? NOTHING_ASKED) }, guest.person?.id);
  }

  function announce(): void {
    for (const guest of looking.keys()) guest.send({ type: 'table', table: info(guest) });
  }

  async function wake(): Promise<Match | undefined> {
    used = parts.now();
    if (match) return match;
    waking ??= parts.open(table).then((opened) => {
      waking = undefined;
      if ('why' in opened) {
        for (const guest of looking.keys()) tell(guest, { type: 'failed', ...opened });
        return undefined;
      }
      match = opened;
      for (const [guest, at] of looking) if (at.resumed) resume(guest, at, opened);
      match.subscribe(() => asked?.moved());
      return match;
    });
    return waking;
  }

  async function awake(): Promise<Match> {
    const found = table.status === 'open' ? undefined : await wake();
    if (found) return found;
    throw new Refusal(409, 'notBegun', 'The match has not begun.', 'La partie n’a pas commencé.');
  }

  function tell(guest: Guest, message: HostMessage): void {
    let text = texts.get(message);
    if (text === undefined) {
      text = `{"type":"told","table":"${table.id}","message":${JSON.stringify(message)}}`;
      texts.set(message, text);
    }
    guest.sendText(text);
  }

  function connect(guest: Guest, at: Looking, found: Match): Connection {
    const { id: person } = guest.person ?? {};
    at.connection = serve(
      found,
      {
        here: at.here,
        // An answer is made after its entry was stored; a position may be ahead of the disk.
        send: (message) =>
          message.type === 'answer' || message.type === 'reply'
            ? tell(guest, message)
            : found.once(() => tell(guest, message)),
        record: () => (found.running.end ? { value: recordOf(found.running) } : NOT_OVER),
        rematch: async () => {
          try {
            return { value: (await parts.rematch(table.id, person ?? '')).id };
          } catch (e) {
            if (e instanceof Refusal) return failure('', e.text.en, e.text.fr);
            throw e;
          }
        },
        ...(at.resumed ? { resumed: at.resumed } : {}),
      },
      found.audience,
    );
    delete at.resumed;
    return at.connection;
  }

  function resume(guest: Guest, at: Looking, found: Match): void {
    const lost = at.resumed !== undefined && at.resumed.sent < 0;
    const connection = connect(guest, at, found);
    if (lost) tellAll(connection);
  }

  function tellAll(connection: Connection): void {
    const { look, viewer } = connection.state();
    connection.receive({ type: 'sync', have: -1, head: -1, look, viewer });
  }

  function sleep(lost = false): void {
    for (const at of looking.values()) {
      if (!at.connection) continue;
      const state = at.connection.state();
      at.resumed = lost ? { ...state, sent: -1 } : state;
      at.connection.close();
      delete at.connection;
    }
    if (!lost) match?.seal();
    match?.stop();
    match = undefined;
  }

  return {
    get table() {
      return table;
    },
    get match() {
      return match;
    },
    get used() {
      return used;
    },
    get empty() {
      return looking.size === 0;
    },
    wake,
    announce,
    renew(next) {
      if (next.revision <= table.revision) return;
      table = next;
      announce();
    },
    enter(guest) {
      if (looking.has(guest)) return guest.send({ type: 'table', table: info(guest) });
      looking.set(guest, { here: seatsOf(table, guest.person?.id) });
      announce();
    },
    leave(guest) {
      looking.get(guest)?.connection?.close();
      if (looking.delete(guest)) announce();
    },
    async say(guest, message) {
      if (table.status === 'open') return;
      const found = await wake();
      const at = looking.get(guest);
      if (!found || !at) return;
      // Who took a seat after coming in is at it now.
      const here = seatsOf(table, guest.person?.id);
      if (!at.connection && here.length !== at.here.length) looking.set(guest, { ...at, here });
      const now = looking.get(guest) ?? at;
      (now.connection ?? connect(guest, now, found)).receive(message);
    },
    refresh(guest) {
      const at = looking.get(guest);
      if (!at) return;
      guest.send({ type: 'table', table: info(guest) });
      const { connection } = at;
      if (connection) tellAll(connection);
      else if (at.resumed) at.resumed = { ...at.resumed, sent: -1 };
    },
    askUndo: (guest, keep) => open().askUndo(seatsOf(table, guest.person?.id), keep),
    answerUndo: (guest, yes) => open().answerUndo(seatsOf(table, guest.person?.id), yes),
    vote: (guest, seat) => open().vote(seatsOf(table, guest.person?.id), seat),
    comeBack: (guest) => open().comeBack(seatsOf(table, guest.person?.id)),
    sleep,
    reload() {
      sleep(true);
      return wake();
    },
  };
}

const NOTHING_ASKED: Asked = { votes: new Map() };

const NOT_OVER = failure(
  '',
  'the record of a match that goes on holds its key, and with it all that is hidden: it is given out at the end',
  'l’enregistrement d’une partie en cours contient sa clé, et avec elle tout ce qui est caché : il est donné à la fin',
);
