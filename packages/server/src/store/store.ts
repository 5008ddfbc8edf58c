/** A guest, known by the hash of a secret that only its browser has. */
export interface PersonRow {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  readonly created: number;
}

/** Where a table stands: seats are being taken, it is played, it was played, or its rules have gone another way. */
export type TableStatus = 'open' | 'running' | 'ended' | 'closed';

/** A table; what the house itself does not search by is in `body`. */
export interface TableRow {
  /** The key its entries are stored under; given by the store. */
  readonly key: number;
  readonly id: string;
  /** Raised by every change: of two changes to the same revision one loses. */
  readonly revision: number;
  readonly status: TableStatus;
  readonly game: string;
  readonly listed: boolean;
  /** The person who made it, and the id of the command it was made by. */
  readonly host: string;
  readonly command: string;
  readonly created: number;
  readonly body: string;
}

/** One entry of a match, as it is stored. */
export interface EntryRow {
  readonly seq: number;
  readonly time: number;
  readonly command: string;
  readonly body: string;
  /** The version of the rules it was judged by; 0 for that of its table, in files from before it was noted. */
  readonly version: number;
  /** The hash of the state after it, now and then. */
  readonly hash: string | null;
}

/** Where a match stood when it was last put aside: other rules that do not lead there may not go on with it. */
export interface Seal {
  readonly seq: number;
  readonly hash: string;
}

/** The record of a match that is over. */
export interface RecordRow {
  readonly match: number;
  readonly body: string;
}

/** What a stored entry means for those who look after matches that nobody has open. */
export interface Due {
  /** When somebody runs out of time, in milliseconds since 1970; null for never. */
  readonly deadline: number | null;
  /** Whether a bot has to decide. */
  readonly bot: boolean;
}

export interface TableFilter {
  readonly game?: string;
  readonly status: readonly TableStatus[];
  readonly limit: number;
}

/**
 * Where everything is kept. A promise that resolves is on disk. The suite in `suite.ts` holds every store to this.
 */
export interface Store {
  /** Appends an entry; false if the match has one with that number already. `due` stands where it changed. */
  append(match: number, entry: EntryRow, due?: Due): Promise<boolean>;
  /** The entries after `after`, in order. */
  entries(match: number, after: number): Promise<readonly EntryRow[]>;
  /** Notes where a match stands, in place of what was noted before. */
  seal(match: number, seal: Seal): Promise<void>;
  sealed(match: number): Promise<Seal | undefined>;
  /** Makes a table; if the same person made one by the same command, that one is answered. */
  addTable(row: Omit<TableRow, 'key'>): Promise<TableRow>;
  /**
   * Replaces a table if it still has revision `row.revision - 1`; false otherwise. One whose match begins is due until
   * `setDue` says better.
   */
  changeTable(row: TableRow): Promise<boolean>;
  table(id: string): Promise<TableRow | undefined>;
  /** Listed tables, the newest first. */
  tables(filter: TableFilter): Promise<readonly TableRow[]>;
  /** Running tables whose deadline is not after `now`, or where a bot has to decide. */
  due(now: number): Promise<readonly string[]>;
  setDue(match: number, due: Due): Promise<void>;
  /** All deadlines later by so much: time during which the house was closed does not count. */
  postpone(milliseconds: number): Promise<void>;
  /** Keeps the record of a match that is over, so that it can be read whatever becomes of the rules. */
  addRecord(match: number, record: string): Promise<void>;
  record(match: number): Promise<string | undefined>;
  /** A record without snapshots. */
  bareRecord(): Promise<RecordRow | undefined>;
  /** Keeps how a match that is over was seen, compressed; nothing where that cannot be told any more. */
  addSnapshots(match: number, snapshots: Uint8Array): Promise<void>;
  snapshots(match: number): Promise<Uint8Array | undefined>;
  addPerson(row: PersonRow): Promise<void>;
  /** The person with that hash of a secret. */
  person(secret: string): Promise<PersonRow | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** A value the house remembers about itself. */
  note(name: string): Promise<string | undefined>;
  setNote(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}
