// A thread in which bots think: it gets a view and a question, never a state. It also looks back at matches that are over.
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { botNamed, withFallback } from '@starboard/bots';
import { type MatchRecord, parseKey, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Question } from '@starboard/table';
import { snapshotsOf } from '../matches/snapshots.ts';

/** What is asked of the thread: an action, or how the match of a record was seen. */
export type Asked = { readonly question: Question } | { readonly record: string };

/** What comes back: an action or compressed snapshots, or that there is none. */
export type Thought = { readonly found: unknown } | { readonly failed: string };

parentPort?.on('message', async (asked: Asked) => {
  const found = 'question' in asked ? chosen(asked.question) : seen(asked.record);
  const thought: Thought = await found.then(
    (value) => ({ found: value }),
    (error: unknown) => ({ failed: String(error) }),
  );
  parentPort?.postMessage(thought);
});

async function chosen({ game: id, view, seat, level }: Question): Promise<unknown> {
  const game = await load(id);
  const bot = botNamed(level) ?? botNamed('medium');
  const key = parseKey(randomBytes(32).toString('hex'));
  if (!game || !bot || !key) throw new Error(`no game ${id} or no bot ${level}`);
  const failed = (name: string, error: unknown) => console.warn(`${name} failed at ${id}`, error);
  return withFallback(bot, failed).choose(game, view, seat, rngOf(key));
}

async function seen(text: string): Promise<Uint8Array> {
  const record = JSON.parse(text) as MatchRecord;
  const game = await load(record.game);
  if (!game) throw new Error(`no game ${record.game}`);
  const snapshots = snapshotsOf(game, record);
  if ('problems' in snapshots) throw new Error(snapshots.problems.map(({ text: { en } }) => en).join('; '));
  return new Uint8Array(gzipSync(JSON.stringify(snapshots.value)));
}
