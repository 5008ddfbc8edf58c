import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { ask, type Bot, derivedKey, freshKey, playOn, thumb } from '@starboard/bots';
import { type Action, type AnyGame, type Core, type Key, rngOf, type Seat } from '@starboard/kernel';

/** The launcher bundles the worker beside the program. */
const WORKER = new URL('./onTimeWorker.mjs', import.meta.url);

/** What the thread of the thoughts is told: to get used to a game, or a question with its number. */
export type ToThinker = { readonly game: string; readonly seats: number; readonly options: object } | Thought;

export interface Thought {
  readonly n: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly key: Key;
  /** The bot by its name, and what it may spend; without iterations its own. */
  readonly bot: string;
  readonly milliseconds: number;
  readonly iterations?: number;
  /** When it was asked, by `now`. */
  readonly asked: number;
}

/** What the thread says: that it is ready, the best action so far, the one it chose and when, or why there is none. */
export type FromThinker =
  | { readonly ready: true }
  | { readonly n: number; readonly action: Action; readonly at?: number }
  | { readonly n: number; readonly failed: string };

/** A time that all threads agree on, in milliseconds since 1970: each has a clock of its own. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** How long to wait for the thread to get going, in milliseconds; after that the game goes on without it. */
const PATIENCE = 10_000;

/** A thread in which bots think, one thought after the other. */
interface Thinker {
  readonly port: MessagePort;
  readonly bell: Int32Array;
  readonly knows: Set<string>;
  asked: number;
}

let thinker: Thinker | undefined;

function theThinker(): Thinker {
  thinker ??= started();
  return thinker;
}

/**
 * A bot that takes no longer than it is allowed, in milliseconds, also on a busy machine: it thinks in a thread of its own,
 * and when its time is up the best it has found so far is taken. A thread that computes is what a busy machine sets aside,
 * for a second at worst; one that only waits is woken within a few hundredths.
 */
export function onTime(bot: Bot, allowed: number, iterations?: number): Bot {
  return {
    ...bot,
    allowed,
    choose(game, view, seat, rng) {
      const guess = rngOf(freshKey(rng));
      if (!thinker?.knows.has(game.id)) {
        const s: Core & { readonly options?: object } = game.determinize(view, guess.key);
        getUsedTo(game, s.seats, s.options);
      }
      const spent = iterations === undefined ? {} : { iterations };
      const asked = { game, view, seat, key: guess.key, bot: bot.name, milliseconds: untilLate(allowed), ...spent };
      return answerOf(asked) ?? thumb.choose(game, view, seat, guess);
    },
  };
}

/** How late this thread was woken the last times, in milliseconds; it begins with care. */
const late: number[] = [40];

const REMEMBERED = 32;

/** What is left for thinking of what is allowed: kept back is what it may take to be woken, by what it took of late. */
function untilLate(allowed: number): number {
  return Math.max(Math.min(0.8 * allowed, allowed - 1.5 * Math.max(...late)), allowed / 5);
}

function woken(after: number): void {
  late.push(Math.max(0, after));
  if (late.length > REMEMBERED) late.shift();
}

/** Starts the thread and lets it play a little, before anybody's clock runs: first thoughts take much longer than others. */
export function getUsedTo(game: AnyGame, seats: number, options: object = game.defaults): void {
  const { port, bell, knows } = theThinker();
  if (knows.has(game.id)) return;
  knows.add(game.id);
  port.postMessage({ game: game.id, seats, options } satisfies ToThinker);
  const end = performance.now() + PATIENCE;
  playABit(game, seats, options);
  for (let said = heard(port, bell, end); said && !('ready' in said); said = heard(port, bell, end)) {
    // What it still says of an older question comes too late.
  }
}

/** The rule of thumb is what is left when the thread found nothing: it must be quick as well. */
function playABit(game: AnyGame, seats: number, options: object): void {
  const rng = rngOf(derivedKey('a bit'));
  playOn(game, game.setup(seats, options, rng.key), (s, seat) => ask(thumb, game, s, seat, rng), 200);
}

type Asked = Omit<Thought, 'n' | 'asked' | 'game'> & { readonly game: AnyGame };

/** The answer, or the best so far when the time is up; undefined if there is none yet. */
function answerOf({ game, ...asked }: Asked): Action | undefined {
  const own = theThinker();
  const { port, bell } = own;
  const n = ++own.asked;
  const end = performance.now() + asked.milliseconds;
  const thought: Thought = { ...asked, game: game.id, n, asked: now() };
  port.postMessage(thought satisfies ToThinker);
  let best: Action | undefined;
  for (;;) {
    const said = heard(port, bell, end);
    if (!said) {
      woken(performance.now() - end);
      return best;
    }
    // What it still says of an older question comes too late.
    if ('ready' in said || said.n !== n) continue;
    if ('failed' in said) throw new Error(said.failed);
    best = said.action;
    if (said.at === undefined) continue;
    woken(now() - said.at);
    return best;
  }
}

function started(): Thinker {
  const { port1: here, port2: there } = new MessageChannel();
  // One number that the thread raises with each message: the only thing for which a thread can wait without returning.
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WORKER, { workerData: { bell, port: there }, transferList: [there] });
  worker.unref();
  here.unref();
  return { port: here, bell, knows: new Set(), asked: 0 };
}

/** What it says next; undefined once the time is up and nothing more has come. */
function heard(port: MessagePort, bell: Int32Array, end: number): FromThinker | undefined {
  for (;;) {
    const rung = Atomics.load(bell, 0);
    const received: { readonly message: FromThinker } | undefined = receiveMessageOnPort(port);
    if (received) return received.message;
    const left = end - performance.now();
    if (left <= 0) return undefined;
    // Where it is woken by the clock, the best so far is in the port.
    Atomics.wait(bell, 0, rung, left);
  }
}
