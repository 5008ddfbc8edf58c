import { hash, type Seat } from '@starboard/kernel';
import {
  type Answer,
  type Audience,
  append,
  type Change,
  type Command,
  changes,
  type Entry,
  type Host,
  judged,
  NOT_STORED,
  playBots,
  type Running,
} from '@starboard/table';
import type { Brains } from '../bots/brains.ts';
import type { Clock } from '../clocks/clock.ts';
import type { Due, Store } from '../store/store.ts';
import { HASHED } from './load.ts';

/** A match in memory: the host that every screen and every bot of it talks to. */
export interface Match extends Host {
  readonly audience: Audience;
  /** `arrived`: when it came to the gate, in milliseconds since 1970. */
  command(command: Command, arrived?: number): Promise<Answer>;
  /** Does something now, or as soon as what was decided last is on disk: nobody hears of what could be lost. */
  once(told: () => void): void;
  /** Whoever has run out of time does so now. */
  tick(): void;
  /** Whether nothing is under way. */
  idle(): boolean;
  /** Notes where the match stands, if that is not known from its entries: it is put aside, and other rules may find it. */
  seal(): void;
  stop(): void;
}

export interface MatchParts {
  /** What its entries are stored under. */
  readonly key: number;
  readonly running: Running;
  readonly clock: Clock | undefined;
  readonly store: Store;
  readonly brains: Brains;
  readonly now: () => number;
  readonly newId: () => string;
  readonly level: string;
  /** A bot takes over from who runs out of time, instead of the seat's losing. */
  readonly lateBot: boolean;
  refuses(command: Command): Answer | undefined;
  /** After an entry is stored. */
  grown(entry: Entry): void;
  /** An entry could not be stored: the match in memory is ahead of the truth. */
  lost(): void;
  /** Another process stored that entry first: the match as it really is, to judge again what this one could not store. */
  reload(): Promise<Match | undefined>;
}

interface Given {
  readonly command: Command;
  readonly arrived: number;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(error: unknown): void;
}

export function match(parts: MatchParts): Match {
  const { running, clock, store, key, now } = parts;
  const listeners = new Set<() => void>();
  /** What waits for the disk; undefined while nothing is being stored. */
  let outbox: (() => void)[] | undefined;
  /** What came in and is not answered yet; the first is being obeyed. */
  const line: Given[] = [];
  let stopped = false;
  /** The match that was loaded in place of this one. */
  let successor: Promise<Match | undefined> | undefined;
  let time = running.opening.created;
  let due = dueNow();
  /** The entry after which the state's hash is known to be stored. */
  let sealed = -1;
  // Of a match that has just begun nobody has noted yet what is due.
  if (running.seq === 0) {
    void store.setDue(key, due).catch(() => {});
    note();
  }

  /** The answer, or nothing if it is given once the disk has written. */
  function obey(given: Given): Answer | Promise<Answer> | undefined {
    const { command, arrived } = given;
    if (successor) return handedOn(successor, command, arrived);
    if (stopped) return { declined: NOT_STORED };
    if (running.commands.has(command.id)) return 'done';
    if (running.end) return 'closed';
    if (command.type === 'timeout' ? clock?.late(arrived) !== command.seat : tooLate(command, arrived)) return 'stale';
    const refused = parts.refuses(command);
    if (refused) return refused;
    const change = judged(running, command, parts.level);
    if ('answer' in change) return change.answer;
    time = Math.max(time, arrived);
    const entry: Entry = { seq: running.seq + 1, time, command: command.id, ...change };
    append(running, entry);
    clock?.note(entry);
    // While the disk writes, what everybody will be told is made ready.
    outbox = [];
    const settle = (kept?: boolean) => {
      answered(given, () => settled(kept, entry, given));
      if (line[0] !== given) return;
      line.shift();
      work();
    };
    stores(entry, change).then(settle, () => settle());
    for (const listener of listeners) listener();
    return undefined;
  }

  /** What becomes of an entry that the disk has taken, has refused as not the first with its number, or could not write. */
  function settled(kept: boolean | undefined, entry: Entry, given: Given): Answer | Promise<Answer> {
    const told = outbox ?? [];
    outbox = undefined;
    if (kept) {
      for (const tell of told) tell();
      parts.grown(entry);
      return 'done';
    }
    stop();
    if (kept === undefined) {
      parts.lost();
      return { declined: NOT_STORED };
    }
    successor = parts.reload();
    return handedOn(successor, given.command, given.arrived);
  }

  async function handedOn(to: Promise<Match | undefined>, command: Command, arrived: number): Promise<Answer> {
    return (await to)?.command(command, arrived) ?? { declined: NOT_STORED };
  }

  function tooLate(command: Command, arrived: number): boolean {
    if (command.type !== 'act' || clock?.late(arrived) !== command.seat) return false;
    tick();
    return true;
  }

  /** Whether it was the first with its number. */
  function stores(entry: Entry, change: Change): Promise<boolean> {
    const { seq, time: at, command } = entry;
    const noted = seq % HASHED === 0;
    if (noted) sealed = seq;
    const { version } = running.game;
    const state = noted ? hash(running.state) : null;
    const row = { seq, time: at, command, body: JSON.stringify(change), version, hash: state };
    const next = dueNow();
    const news = next.deadline !== due.deadline || next.bot !== due.bot ? next : undefined;
    due = next;
    return store.append(key, row, news);
  }

  function note(): void {
    sealed = running.seq;
    void store.seal(key, { seq: sealed, hash: hash(running.state) }).catch(() => {});
  }

  /** What must happen although nobody has the match open; of one that is over, that its end be noted. */
  function dueNow(): Due {
    if (running.end) return { deadline: 0, bot: false };
    const bot = running.players.some(({ kind }, seat) => kind === 'bot' && running.asked[seat] !== undefined);
    return { deadline: clock?.deadline() ?? null, bot };
  }

  function command(given: Command, arrived = now()): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // One at a time: the next is judged by what the one before it led to.
      if (line.push({ command: given, arrived, resolve, reject }) === 1) work();
    });
  }

  /** Obeys the first in the line, and whoever stands behind it once it is answered. */
  function work(): void {
    while (line.length > 0 && answered(line[0], () => obey(line[0]))) line.shift();
  }

  /** Gives the answer, if there is one by now. */
  function answered(given: Given, find: () => Answer | Promise<Answer> | undefined): boolean {
    try {
      const answer = find();
      if (answer === undefined) return false;
      given.resolve(answer);
    } catch (error) {
      given.reject(error);
    }
    return true;
  }

  function tick(): void {
    const seat: Seat | undefined = clock?.late(now());
    if (seat === undefined || running.end) return;
    const { name } = running.players[seat];
    const by = parts.lateBot ? { by: { kind: 'bot', name, level: parts.level } as const } : {};
    void command({ type: 'timeout', id: `timeout ${running.seq} ${seat}`, seat, ...by });
  }

  const host = {
    running,
    command,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...(clock ? { clocks: () => clock.left(now()) } : {}),
  };
  const thought = parts.brains.seat();
  const stopBots = playBots(host, {
    think: (question) => thought.think(question),
    forget: () => thought.forget(),
    wait: async () => {},
    pace: () => 0,
    newId: parts.newId,
    failed: (error) => parts.brains.failed(error),
  });

  function stop(): void {
    stopped = true;
    stopBots();
    thought.forget();
  }

  return {
    ...host,
    audience: changes(host),
    once: (told) => void (outbox ? outbox.push(told) : told()),
    tick,
    seal() {
      // What is on its way to the disk may not arrive.
      if (!outbox && !stopped && !running.end && sealed !== running.seq) note();
    },
    idle: () => line.length === 0 && !dueNow().bot,
    stop,
  };
}
