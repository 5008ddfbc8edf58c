import { failure, type Problem, type Result, type Seat } from '@starboard/kernel';
import {
  type Connection,
  type HostMessage,
  type Player,
  type Resumed,
  recordOf,
  serve,
  type Why,
} from '@starboard/table';
import type { Presence, Told } from '../http/told.ts';
import { Refusal } from '../refusal.ts';
import { seatsOf, type Table } from '../tables/table.ts';
import { type Asked, asks, type UndoAnswer } from './asks.ts';
import type { Guest } from './guest.ts';
import { infoFor } from './info.ts';
import type { Match } from './match.ts';

/** Somebody who looks at a table: a player or a spectator. */
interface Looking {
  here: readonly Seat[];
  connection: Connection | undefined;
  /** Where the line left off when the match went to sleep. */
  resumed: Resumed | undefined;
}

export interface RoomParts {
  /** The match in memory, loaded if it is not; or why it cannot be. */
  open(table: Table): Promise<Match | { readonly why: Why; readonly problems: readonly Problem[] }>;
  rematch(table: string, person: string): Promise<Table>;
  /** Nobody looks at it any more. */
  left(room: Room): void;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * All who look at one table, and its match while it is awake. A class, as thousands may be open at once: closures and
 * accessors of their own would take more memory than all the rest of them.
 */
export class Room {
  table: Table;
  /** The match while it is in memory. */
  match: Match | undefined = undefined;
  /** When something was last done here. */
  used: number;
  readonly #parts: RoomParts;
  readonly #looking = new Map<Guest, Looking>();
  /** Who played when the match went to sleep. */
  #players: readonly Player[] | undefined = undefined;
  #waking: Promise<Match | undefined> | undefined = undefined;
  #asks: ReturnType<typeof asks> | undefined = undefined;
  /** What was told last, and its text: a message that goes to several is made into text once. */
  #last: HostMessage | undefined = undefined;
  #text = '';

  constructor(table: Table, parts: RoomParts) {
    this.table = table;
    this.#parts = parts;
    this.used = parts.now();
  }

  get empty(): boolean {
    return this.#looking.size === 0;
  }

  /** The table is not as it was. */
  renew(next: Table): void {
    if (next.revision <= this.table.revision) return;
    this.table = next;
    this.announce();
  }

  enter(guest: Guest): void {
    if (this.#looking.has(guest)) {
      guest.send({ type: 'table', table: this.#info(guest) });
      return;
    }
    const own = seatsOf(this.table, guest.person?.id);
    this.#looking.set(guest, lookingAt(own));
    this.#asks?.came(own);
    this.announce();
  }

  leave(guest: Guest): void {
    this.#looking.get(guest)?.connection?.close();
    if (!this.#looking.delete(guest)) return;
    this.announce();
    if (this.empty) this.#parts.left(this);
  }

  /** At once where the match is awake, which it mostly is. */
  say(guest: Guest, message: unknown): Promise<void> | undefined {
    if (this.table.status === 'open') return undefined;
    if (!this.match) return this.wake().then((found) => found && this.#said(guest, message, found));
    this.used = this.#parts.now();
    this.#said(guest, message, this.match);
    return undefined;
  }

  #said(guest: Guest, message: unknown, found: Match): void {
    const at = this.#looking.get(guest);
    if (!at) return;
    // Who took a seat after coming in is at it now.
    if (!at.connection) at.here = seatsOf(this.table, guest.person?.id);
    (at.connection ?? this.#connect(guest, at, found)).receive(message);
  }

  /** Somebody came, went, looked away, asked or voted. */
  announce(): void {
    for (const guest of this.#looking.keys()) guest.send({ type: 'table', table: this.#info(guest) });
  }

  /** Everything anew for one who could not keep up. */
  refresh(guest: Guest): void {
    const at = this.#looking.get(guest);
    if (!at) return;
    guest.send({ type: 'table', table: this.#info(guest) });
    if (at.connection) tellAll(at.connection);
    else if (at.resumed) at.resumed = { ...at.resumed, sent: -1 };
  }

  askUndo(guest: Guest, keep: number): Promise<void> {
    return this.#asked().askUndo(seatsOf(this.table, guest.person?.id), keep);
  }

  answerUndo(guest: Guest, answer: UndoAnswer): Promise<void> {
    return this.#asked().answerUndo(seatsOf(this.table, guest.person?.id), answer);
  }

  vote(guest: Guest, seat: Seat): Promise<void> {
    return this.#asked().vote(seatsOf(this.table, guest.person?.id), seat);
  }

  comeBack(guest: Guest): Promise<void> {
    return this.#asked().comeBack(seatsOf(this.table, guest.person?.id));
  }

  async wake(): Promise<Match | undefined> {
    this.used = this.#parts.now();
    if (this.match) return this.match;
    this.#waking ??= this.#parts.open(this.table).then((opened) => {
      this.#waking = undefined;
      if ('why' in opened) {
        for (const guest of this.#looking.keys()) this.#tell(guest, { type: 'failed', ...opened });
        return undefined;
      }
      this.match = opened;
      for (const [guest, at] of this.#looking) if (at.resumed) this.#resume(guest, at, opened);
      opened.subscribe(() => this.#asks?.moved());
      // Whether a bot plays on for somebody is known to the match alone.
      this.announce();
      return opened;
    });
    return this.#waking;
  }

  /** The match leaves memory; `lost` if what was told last cannot be relied on. */
  sleep(lost = false): void {
    for (const at of this.#looking.values()) {
      if (!at.connection) continue;
      const state = at.connection.state();
      at.resumed = lost ? { ...state, sent: -1 } : state;
      at.connection.close();
      at.connection = undefined;
    }
    if (!lost) this.match?.seal();
    this.#players = this.match?.running.players ?? this.#players;
    this.match?.stop();
    this.match = undefined;
    this.#last = undefined;
    this.#text = '';
  }

  /** Another process went on with the match: it is read again, and everybody told what they missed. */
  reload(): Promise<Match | undefined> {
    this.sleep(true);
    return this.wake();
  }

  /** Made when somebody asks for something first: most tables never do. */
  #asked(): ReturnType<typeof asks> {
    this.#asks ??= asks({
      match: () => this.#awake(),
      people: () => this.#people(),
      presence: (seat) => this.#presence(seat),
      agreed: () => this.table.agreement.undo,
      seatName: (seat) => this.#nameOf(seat),
      ownPlayer: (seat) => ({ kind: 'person', name: this.#nameOf(seat) }),
      newId: this.#parts.newId,
      announce: () => this.announce(),
    });
    return this.#asks;
  }

  #nameOf(seat: Seat): string {
    const row = this.table.seats[seat];
    return row.who === 'open' ? '' : row.name;
  }

  /** The seats that people play at the moment. */
  #people(): Seat[] {
    return this.table.seats.flatMap((row, seat) =>
      row.who === 'person' && this.match?.running.players[seat].kind !== 'bot' ? [seat] : [],
    );
  }

  #presence(seat: Seat): Presence {
    const row = this.table.seats[seat];
    if (row.who !== 'person') return 'here';
    const lines = [...this.#looking.keys()].filter(({ person }) => person?.id === row.person);
    if (lines.some(({ away }) => !away)) return 'here';
    return lines.length > 0 ? 'away' : 'gone';
  }

  #info(guest: Guest) {
    const { table } = this;
    const watchers = [...this.#looking.keys()].filter(({ person }) => seatsOf(table, person?.id).length === 0).length;
    const players = this.match?.running.players ?? this.#players;
    const presence = (seat: Seat) => this.#presence(seat);
    const asked = this.#asks?.state() ?? NOTHING_ASKED;
    return infoFor({ table, players, presence, watchers, ...asked }, guest.person?.id);
  }

  async #awake(): Promise<Match> {
    const found = this.table.status === 'open' ? undefined : await this.wake();
    if (found) return found;
    throw new Refusal(409, 'notBegun', 'The match has not begun.', 'La partie n’a pas commencé.');
  }

  #tell(guest: Guest, message: HostMessage): void {
    guest.sendText(this.#textOf(message));
  }

  #textOf(message: HostMessage): string {
    if (message !== this.#last) {
      this.#last = message;
      const told: Told = { type: 'told', table: this.table.id, message };
      this.#text = JSON.stringify(told);
    }
    return this.#text;
  }

  #connect(guest: Guest, at: Looking, found: Match): Connection {
    const { id: person } = guest.person ?? {};
    const connection = serve(
      found,
      {
        here: at.here,
        // An answer is made after its entry was stored; a position may be ahead of the disk, and its text is made meanwhile.
        send: (message) => {
          if (message.type === 'answer' || message.type === 'reply') return this.#tell(guest, message);
          const text = this.#textOf(message);
          found.once(() => guest.sendText(text));
        },
        record: () => (found.running.end ? { value: recordOf(found.running) } : NOT_OVER),
        rematch: () => this.#rematch(person ?? ''),
        ...(at.resumed ? { resumed: at.resumed } : {}),
      },
      found.audience,
    );
    at.connection = connection;
    at.resumed = undefined;
    return connection;
  }

  async #rematch(person: string): Promise<Result<string>> {
    try {
      return { value: (await this.#parts.rematch(this.table.id, person)).id };
    } catch (e) {
      if (e instanceof Refusal) return failure('', e.text.en, e.text.fr);
      throw e;
    }
  }

  #resume(guest: Guest, at: Looking, found: Match): void {
    const lost = at.resumed !== undefined && at.resumed.sent < 0;
    const connection = this.#connect(guest, at, found);
    if (lost) tellAll(connection);
  }
}

function lookingAt(here: readonly Seat[]): Looking {
  return { here, connection: undefined, resumed: undefined };
}

function tellAll(connection: Connection): void {
  const { look, viewer } = connection.state();
  connection.receive({ type: 'sync', have: -1, head: -1, look, viewer });
}

const NOTHING_ASKED: Asked = { votes: new Map() };

const NOT_OVER = failure(
  '',
  'the record of a match that goes on holds its key, and with it all that is hidden: it is given out at the end',
  'l’enregistrement d’une partie en cours contient sa clé, et avec elle tout ce qui est caché : il est donné à la fin',
);
