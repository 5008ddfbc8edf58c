import { type AnyGame, optionsOnward, readOptions } from '@starboard/kernel';
import { commitmentOf } from '@starboard/table/dice';
import type { NewTable } from '../http/api.ts';
import type { Person } from '../people/people.ts';
import { noSuchTable, notYours, Refusal } from '../refusal.ts';
import type { Store, TableStatus } from '../store/store.ts';
import { Problems } from './problems.ts';
import { botSeat, rowOf, type SeatRow, seatsAgain, seatsOf, type Table, tableOf } from './table.ts';

/** How often a change is tried again that somebody else's came before. */
const TRIES = 8;
/** How many tables a list names. */
const LISTED = 100;

/** The game with that id, if the house has it. */
export type Load = (id: string) => Promise<AnyGame | undefined>;

export interface TablesParts {
  readonly store: Store;
  readonly load: Load;
  readonly now: () => number;
  /** So many random bytes as hexadecimal digits. */
  readonly random: (bytes: number) => string;
  /** A table is not as it was. */
  changed(table: Table): void;
}

export interface Tables {
  find(id: string): Promise<Table>;
  make(who: Person, wish: NewTable): Promise<Table>;
  /** Changes a table by what `change` makes of its latest revision. */
  change(id: string, change: (table: Table) => Table): Promise<Table>;
  list(status: readonly TableStatus[], game?: string): Promise<readonly Table[]>;
  /** The table after this one, made once whoever asks. */
  again(id: string, person: string): Promise<Table>;
}

export function tables({ store, load, now, random, changed }: TablesParts): Tables {
  async function find(id: string): Promise<Table> {
    const row = await store.table(id);
    if (!row) throw noSuchTable();
    return tableOf(row);
  }

  async function add(table: Omit<Table, 'key' | 'id' | 'revision' | 'status' | 'created' | 'secret' | 'commitment'>) {
    const secret = random(32);
    const made: Table = {
      ...table,
      key: 0,
      id: random(16),
      revision: 1,
      status: 'open',
      created: now(),
      secret,
      commitment: commitmentOf(secret),
    };
    const { key: _, ...row } = rowOf(made);
    return tableOf(await store.addTable(row));
  }

  async function make(who: Person, wish: NewTable): Promise<Table> {
    const game = await load(wish.game);
    if (!game)
      throw new Refusal(400, 'game', `There is no game “${wish.game}”.`, `Il n’y a pas de jeu « ${wish.game} ».`);
    const [min, max] = game.seats;
    const count = wish.seats.length;
    if (count < min || count > max)
      throw new Refusal(400, 'seats', `This game has ${min} to ${max} seats.`, `Ce jeu a de ${min} à ${max} places.`);
    const read = readOptions(game, count, wish.options);
    if ('problems' in read) throw new Problems(read.problems);
    const seats = wish.seats.map((seat, i): SeatRow => {
      if (seat.who === 'bot') return botSeat(i, seat.level);
      if (seat.who === 'open') return { who: 'open' };
      return { who: 'person', person: who.id, name: who.name, nonce: wish.nonce ?? null };
    });
    if (seatsOf({ seats }, who.id).length === 0)
      throw new Refusal(400, 'seats', 'Whoever makes a table sits at it.', 'Qui ouvre une table s’y assied.');
    const { listed, agreement, command } = wish;
    const options = read.value as Table['options'];
    const { id: host, name: hostName } = who;
    return add({ version: game.version, game: game.id, options, agreement, seats, listed, host, hostName, command });
  }

  async function change(id: string, by: (table: Table) => Table): Promise<Table> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await find(id);
      const after = by(before);
      if (after === before) return before;
      const table = { ...after, revision: before.revision + 1 };
      if (!(await store.changeTable(rowOf(table)))) continue;
      changed(table);
      return table;
    }
    throw new Refusal(503, 'busy', 'Too many came at once: try again.', 'Trop de monde à la fois : réessayez.');
  }

  async function again(id: string, person: string): Promise<Table> {
    const table = await find(id);
    if (seatsOf(table, person).length === 0) throw notYours();
    if (table.next) return find(table.next);
    if (table.status !== 'ended')
      throw new Refusal(409, 'running', 'The match is not over yet.', 'La partie n’est pas encore finie.');
    const game = await load(table.game);
    const { game: name, agreement, listed, host, hostName } = table;
    // Named after the table before it: two who ask at once get the same one.
    const command = `after ${id}`;
    const version = game?.version ?? table.version;
    const seats = seatsAgain(table);
    const options = game ? optionsOnward(game, table.options, seats.length) : table.options;
    const next = await add({ version, game: name, options, agreement, seats, listed, host, hostName, command });
    await change(id, (t) => (t.next === next.id ? t : { ...t, next: next.id }));
    return next;
  }

  return {
    find,
    make,
    change,
    again,
    list: async (status, game) =>
      (await store.tables({ status, limit: LISTED, ...(game ? { game } : {}) })).map(tableOf),
  };
}
