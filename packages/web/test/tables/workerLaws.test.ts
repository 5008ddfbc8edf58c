import 'fake-indexeddb/auto';
import { join } from 'node:path';
import { formatKey, keyFromSeed } from '@starboard/kernel';
import { people } from '@starboard/table';
import { type OpenTable, tableLaws, type Wire } from '@starboard/table/laws';
import { build } from 'esbuild';
import { beforeAll, vi } from 'vitest';
import { bids } from '../../../kernel/test/toys/bids.ts';
import { dice } from '../../../kernel/test/toys/dice.ts';
import { haggle } from '../../../kernel/test/toys/haggle.ts';
import { OPENING } from '../../src/tables/database.ts';
import { localTable } from '../../src/tables/local.ts';
import type { FromThread, ToThread } from '../../src/tables/messages.ts';
import { saveMatch } from '../../src/tables/store.ts';

/*
 * The table of the client as it is, both ends of it: the thread's code is bundled and run here, each table in a scope of
 * its own, over a Worker that delivers its messages as the trial wants. Both ends share a database in memory.
 */

/** The code of the thread, with the toys in its registry. */
let thread = '';

const SRC = join(import.meta.dirname, '..', '..', 'src');

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(SRC, 'tables', 'worker.ts')],
    alias: { '@starboard/registry': join(import.meta.dirname, 'toyRegistry.ts') },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    logLevel: 'error',
    // Bots have no thread of their own here: whoever plays on takes the default action.
    define: { 'import.meta.url': '"file:///"' },
  });
  thread = outputFiles[0].text;
});

const PLAIN: Wire = () => [0];
let wire: Wire = PLAIN;

/** A thread that is none. */
class WorkerHere {
  onmessage: ((e: { data: FromThread }) => void) | undefined;
  onerror: ((e: { message: string }) => void) | undefined;
  readonly #listeners = new Map<string, (e: object) => void>();
  readonly #wire = wire;
  #ended = false;

  constructor() {
    const postMessage = (message: FromThread) => {
      const times = message.type === 'told' ? this.#wire(message.message) : [0];
      this.#deliver(message, times, (data) => this.onmessage?.({ data }));
    };
    const addEventListener = (type: string, listener: (e: object) => void) => this.#listeners.set(type, listener);
    // A new scope with its own globals, as every thread has.
    new Function('postMessage', 'addEventListener', 'navigator', 'Worker', thread)(
      postMessage,
      addEventListener,
      {},
      undefined,
    );
  }

  postMessage(message: ToThread): void {
    const times = message.type === 'say' ? this.#wire(message.message) : [0];
    this.#deliver(message, times, (data) => this.#listeners.get('message')?.({ data }));
  }

  terminate(): void {
    this.#ended = true;
  }

  #deliver<M>(message: M, times: readonly number[], take: (message: M) => void): void {
    for (const time of times) setTimeout(() => this.#ended || take(structuredClone(message)), time);
  }
}

// Patience is a hundred times as short as in life; what a test waits for is not, nor what a busy machine needs for its database.
const later = setTimeout;
const hurried = (f: () => void, milliseconds = 0) =>
  later(f, milliseconds >= 1000 && milliseconds !== OPENING ? milliseconds / 100 : milliseconds);
vi.stubGlobal('setTimeout', hurried);
vi.stubGlobal('Worker', WorkerHere);
vi.spyOn(console, 'warn').mockImplementation(() => {});

let made = 0;

const open: OpenTable = async ({ game, options, players, here, wire: wanted = PLAIN }) => {
  const id = `trial${++made}`;
  const opening = {
    id,
    game: game.id,
    version: game.version,
    options: { ...game.defaults, ...options },
    key: formatKey(keyFromSeed('trial')),
    players,
    created: 0,
  };
  await saveMatch({ opening, entries: [] });
  wire = wanted;
  const table = localTable(game.id, id, 0);
  // All people of such a match sit at this device, which is handed to whoever shall look.
  const first = here?.[0];
  if (first !== undefined && people(players).length > 1) table.handOver?.(first);
  return table;
};

tableLaws('the client’s own thread', open, { together: bids, chance: dice, turns: haggle }, ['elsewhere']);
