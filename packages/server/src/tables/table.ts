import type { Forfeit, Outcome, Seat, Text } from '@starboard/kernel';
import { type Opening, type Player, rotated } from '@starboard/table';
import { diceKey } from '@starboard/table/dice';
import type { Agreement, Join, SeatChange } from '../http/api.ts';
import { notYours, Refusal } from '../refusal.ts';
import type { TableRow } from '../store/store.ts';

export type SeatRow =
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly name: string; readonly level: string }
  /** `nonce`: what this seat added to the dice; undefined until its person has come, null if nothing was added. */
  | { readonly who: 'person'; readonly person: string; readonly name: string; readonly nonce?: string | null };

/** What is stored of a table beside what it is searched by. */
export interface Body {
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreement: Agreement;
  readonly seats: readonly SeatRow[];
  readonly hostName: string;
  /** The server's part of the dice; published when the match is over. */
  readonly secret: string;
  readonly commitment: string;
  readonly started?: number | undefined;
  readonly next?: string | undefined;
  readonly result?: Outcome | Forfeit | undefined;
  readonly closed?: Text | undefined;
}

/** A table as the server keeps it. */
export type Table = Omit<TableRow, 'body'> & Body;

/** Field by field, so that all tables have one shape in memory: thousands may be open. */
export function tableOf({ key, id, revision, status, game, listed, host, command, created, body }: TableRow): Table {
  const { version, options, agreement, seats, hostName, secret, commitment, ...more } = JSON.parse(body) as Body;
  const { started, next, result, closed } = more;
  const made = { key, id, revision, status, game, listed, host, command, created };
  const agreed = { version, options, agreement, seats, hostName, secret, commitment };
  return { ...made, ...agreed, started, next, result, closed };
}

export function rowOf(table: Table): TableRow {
  const { key, id, revision, status, game, listed, host, command, created, ...body } = table;
  return { key, id, revision, status, game, listed, host, command, created, body: JSON.stringify(body) };
}

/** Bots are called after bright stars. */
const STARS = ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Spica'] as const;

export function botSeat(seat: Seat, level: string): SeatRow {
  return { who: 'bot', name: STARS[seat % STARS.length], level };
}

/** The seats of a person at a table. */
export function seatsOf({ seats }: Pick<Table, 'seats'>, person: string | undefined): Seat[] {
  return seats.flatMap((seat, i) => (seat.who === 'person' && seat.person === person ? [i] : []));
}

/** Who comes sits down: at the seat kept for them, at the one they wish, or at the first free one. */
export function joined(table: Table, who: { id: string; name: string }, { seat: wish, nonce }: Join): Table {
  if (table.status !== 'open') throw begunAlready();
  const own = seatsOf(table, who.id);
  if (own.length > 0) {
    // On a second device, or by a new name, it is the same person; a number that was added stands.
    const seats = table.seats.map((seat, i) =>
      own.includes(i) && seat.who === 'person'
        ? { ...seat, name: who.name, nonce: seat.nonce === undefined ? (nonce ?? null) : seat.nonce }
        : seat,
    );
    return { ...table, seats, hostName: table.host === who.id ? who.name : table.hostName };
  }
  const free = table.seats.findIndex((seat, i) => seat.who === 'open' && (wish === undefined || wish === i));
  if (free < 0) throw new Refusal(409, 'full', 'That seat is taken.', 'Cette place est prise.');
  const seat: SeatRow = { who: 'person', person: who.id, name: who.name, nonce: nonce ?? null };
  return { ...table, seats: table.seats.with(free, seat) };
}

/** Who goes before the start leaves a free seat. When the host goes, the next person is host; with nobody left it closes. */
export function departed(table: Table, person: string): Table {
  if (table.status !== 'open') throw begunAlready();
  const own = seatsOf(table, person);
  if (own.length === 0) throw notYours();
  const seats = table.seats.map((seat, i): SeatRow => (own.includes(i) ? { who: 'open' } : seat));
  const other = seats.find((seat) => seat.who === 'person');
  if (!other) return { ...table, seats, status: 'closed', closed: EVERYBODY_LEFT };
  return table.host === person ? { ...table, seats, host: other.person, hostName: other.name } : { ...table, seats };
}

/** The host gives a seat to a bot, or frees it. */
export function reseated(table: Table, person: string, { seat, put }: SeatChange): Table {
  if (table.host !== person) throw notYours();
  if (table.status !== 'open') throw begunAlready();
  if (seat >= table.seats.length || seatsOf(table, person).includes(seat))
    throw new Refusal(409, 'seat', 'That seat cannot be given away.', 'Cette place ne peut pas être donnée.');
  return { ...table, seats: table.seats.with(seat, put.who === 'bot' ? botSeat(seat, put.level) : { who: 'open' }) };
}

/** Whether everybody sits, and everybody who was expected has come. */
export function isFull({ seats }: Table): boolean {
  return seats.every((seat) => seat.who === 'bot' || (seat.who === 'person' && seat.nonce !== undefined));
}

/** The match begins; free seats must have been filled. */
export function started(table: Table, time: number): Table {
  if (table.status !== 'open') throw begunAlready();
  if (table.seats.some((seat) => seat.who === 'open'))
    throw new Refusal(
      409,
      'free',
      'A seat is still free: fill it with a bot or wait.',
      'Une place est encore libre : donnez-la à un robot ou attendez.',
    );
  return { ...table, status: 'running', started: time };
}

/** What a match starts from. */
export function openingOf({ id, game, version, options, secret, seats, started = 0 }: Table): Opening {
  const nonces = noncesOf({ seats });
  return { id, game, version, options, key: diceKey(secret, nonces), players: seats.map(playerOf), created: started };
}

export function noncesOf({ seats }: Pick<Table, 'seats'>): (string | null)[] {
  return seats.map((seat) => (seat.who === 'person' ? (seat.nonce ?? null) : null));
}

function playerOf(seat: SeatRow): Player {
  if (seat.who === 'person') return { kind: 'person', name: seat.name };
  if (seat.who === 'bot') return { kind: 'bot', name: seat.name, level: seat.level };
  throw new Error('a match begins with a free seat');
}

/** The seats of a rematch: everybody one on, and everybody is expected anew. */
export function seatsAgain({ seats }: Table): SeatRow[] {
  return rotated(seats).map((seat): SeatRow => {
    if (seat.who !== 'person') return seat;
    const { nonce: _, ...rest } = seat;
    return rest;
  });
}

export const begunAlready = () =>
  new Refusal(409, 'begun', 'The match has begun already.', 'La partie a déjà commencé.');

const EVERYBODY_LEFT: Text = { en: 'Everybody has left this table.', fr: 'Tout le monde a quitté cette table.' };
