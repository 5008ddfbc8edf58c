import type { Seat } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { Presence, SeatInfo, TableInfo } from '../http/told.ts';
import type { SeatRow, Table } from '../tables/table.ts';
import type { Asked } from './asks.ts';

interface Known extends Asked {
  readonly table: Table;
  /** As the match has them; undefined while it sleeps or has not begun. */
  readonly players: readonly Player[] | undefined;
  readonly watchers: number;
  presence(seat: Seat): Presence;
}

/** What one person may know of a table: everybody the same, but for what is their own. No ids of people, no secret. */
export function infoFor(known: Known, reader: string | undefined): TableInfo {
  const { table, players, presence, watchers, asking, votes } = known;
  const { id, status, game, options, listed, created, agreement, host, hostName, commitment } = table;
  const { next, result, closed } = table;
  const seatInfo = (row: SeatRow, seat: Seat): SeatInfo => {
    if (row.who !== 'person') return row;
    const replaced = players?.[seat].kind === 'bot';
    const { name, person, nonce } = row;
    return {
      who: 'person',
      name,
      presence: presence(seat),
      ready: nonce !== undefined,
      mine: person === reader,
      replaced,
    };
  };
  const seats = table.seats.map(seatInfo);
  const own = seats.flatMap((seat, i) => (seat.who === 'person' && seat.mine && !seat.replaced ? [i] : []));
  const asked = asking && {
    seat: asking.seat,
    keep: asking.keep,
    mine: own.some((seat) => !asking.granted.includes(seat)),
  };
  return {
    id,
    status,
    game,
    options,
    listed,
    created,
    agreement,
    seats,
    host: host === reader,
    hostName,
    watchers,
    commitment,
    ...(asked ? { asking: asked } : {}),
    votes: [...votes].map(([seat, by]) => ({ seat, by: [...by] })),
    ...(next ? { next } : {}),
    ...(result ? { result } : {}),
    ...(closed ? { closed } : {}),
  };
}

/** The same where nobody is known to be there: for lists. */
export function infoOf(table: Table, reader: string | undefined): TableInfo {
  return infoFor({ table, players: undefined, watchers: 0, presence: () => 'gone', votes: new Map() }, reader);
}
