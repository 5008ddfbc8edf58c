import { failure, formatRecord, type Problem } from '@starboard/kernel';
import { type Answer, type Command, type Running, recordOf, type Why } from '@starboard/table';
import type { Brains } from '../bots/brains.ts';
import { clockOf, type Pause } from '../clocks/clock.ts';
import { noSuchTable } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import type { Load, Tables } from '../tables/tables.ts';
import { LEVEL } from './asks.ts';
import { loaded } from './load.ts';
import { type Match, match } from './match.ts';
import { Room } from './room.ts';

export interface MatchesParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly load: Load;
  readonly brains: Brains;
  readonly now: () => number;
  readonly newId: () => string;
  readonly pauses: readonly Pause[];
  /** After so long without anything done a match leaves memory, in milliseconds. */
  readonly sleepAfter: number;
  /** So many matches are kept in memory at most. */
  readonly most: number;
  failed(error: unknown): void;
}

/** The rooms that somebody is in, or whose match is awake. */
export interface Matches {
  room(id: string): Promise<Room>;
  /** A table is not as it was; a match that has begun is played from now on. */
  changed(table: Table): void;
  /** Everything that is due: time that ran out, bots nobody waits for, matches that nobody looks at. */
  sweep(): Promise<void>;
  /** How many matches are in memory. */
  awake(): number;
  close(): void;
}

export function matches(parts: MatchesParts): Matches {
  const { store, tables, load, brains, now, newId } = parts;
  /** The least recently used first. */
  const rooms = new Map<string, Room>();
  let closed = false;

  async function found(id: string): Promise<Room> {
    const known = rooms.get(id);
    if (known) {
      rooms.delete(id);
      rooms.set(id, known);
      return known;
    }
    const table = await tables.find(id);
    if (!(await load(table.game))) throw noSuchTable();
    // Somebody else may have come in meanwhile.
    const made = rooms.get(id) ?? new Room(table, surroundings);
    rooms.set(id, made);
    crowded();
    return made;
  }

  /** The longest unused matches make room for others. */
  function crowded(): void {
    if (rooms.size <= parts.most) return;
    let many = awake() - parts.most;
    for (const [id, old] of rooms) {
      if (many <= 0) return;
      if (!old.match?.idle()) continue;
      old.sleep();
      many--;
      if (old.empty) rooms.delete(id);
    }
  }

  async function open(table: Table): Promise<Match | { readonly why: Why; readonly problems: readonly Problem[] }> {
    const game = await load(table.game);
    if (!game) return { why: 'missing', ...failure('', 'there is no such game', 'ce jeu n’existe pas') };
    const { agreement, started = 0 } = table;
    const clockFor = (running: Running) =>
      agreement.pace ? clockOf(running, agreement.pace, started, parts.pauses) : undefined;
    const log = await loaded(store, game, table, clockFor).catch((error: unknown) => {
      parts.failed(error);
      return failure('', `what is stored is damaged (${error})`, `ce qui est conservé est abîmé (${error})`);
    });
    if ('problems' in log) return { why: 'unreadable', ...log };
    if ('gone' in log) {
      const { gone } = log;
      if (table.status === 'running')
        await tables.change(table.id, (t) => (t.status === 'running' ? { ...t, status: 'closed', closed: gone } : t));
      return { why: table.version < game.version ? 'older' : 'newer', problems: [{ at: 'version', text: gone }] };
    }
    const { running, clock } = log;
    const made = match({
      key: table.key,
      running,
      clock,
      store,
      brains,
      now,
      newId,
      level: LEVEL,
      lateBot: agreement.late === 'bot',
      refuses: (command) => refused(table, command),
      grown: () => {
        if (running.end) void end(table.id, made).catch(parts.failed);
      },
      lost: () => rooms.get(table.id)?.sleep(true),
      reload: async () => rooms.get(table.id)?.reload(),
    });
    if (running.end && table.status === 'running') await end(table.id, made);
    return made;
  }

  /** What follows from the end of a match. */
  async function end(id: string, { running }: Match): Promise<void> {
    const { end: result } = running;
    if (!result) return;
    const table = await tables.find(id);
    await store.addRecord(table.key, formatRecord(recordOf(running)));
    await tables.change(id, (t) => (t.status === 'running' ? { ...t, status: 'ended', result } : t));
  }

  /** The same for all rooms. */
  const surroundings = { open, rematch: tables.again, left, now, newId };

  /** Who left a match that is over hardly comes back soon: it need not wait for the others to make room. */
  function left(room: Room): void {
    if (!room.match?.running.end || !room.match.idle()) return;
    room.sleep();
    rooms.delete(room.table.id);
  }

  const awake = () => [...rooms.values()].filter((r) => r.match).length;

  return {
    room: found,
    awake,
    changed(table) {
      rooms.get(table.id)?.renew(table);
      // A bot may have to begin.
      if (table.status === 'running' && !closed)
        void found(table.id)
          .then((r) => r.wake())
          .catch(parts.failed);
    },
    async sweep() {
      if (closed) return;
      for (const id of await store.due(now())) {
        const r = await found(id);
        (await r.wake())?.tick();
      }
      for (const [id, r] of rooms) {
        if (now() - r.used < parts.sleepAfter || r.match?.idle() === false) continue;
        r.sleep();
        if (r.empty) rooms.delete(id);
      }
    },
    close() {
      closed = true;
      for (const r of rooms.values()) r.sleep();
      rooms.clear();
    },
  };
}

/** What the table has agreed to do without. */
function refused({ agreement }: Table, command: Command): Answer | undefined {
  if (command.type !== 'undo' || agreement.undo) return undefined;
  return {
    declined: { en: 'At this table nothing is taken back.', fr: 'À cette table, on ne reprend rien.' },
  };
}
