// A thread in which bots think: it gets a view and a question, never a state.
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botNamed, withFallback } from '@starboard/bots';
import { parseKey, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Question } from '@starboard/table';

/** What comes back for a question: an action, or that none was found. */
export type Thought = { readonly action: unknown } | { readonly failed: string };

parentPort?.on('message', async (question: Question) => {
  const thought: Thought = await answered(question).catch((error: unknown) => ({ failed: String(error) }));
  parentPort?.postMessage(thought);
});

async function answered({ game: id, view, seat, level }: Question): Promise<Thought> {
  const game = await load(id);
  const bot = botNamed(level) ?? botNamed('medium');
  const key = parseKey(randomBytes(32).toString('hex'));
  if (!game || !bot || !key) throw new Error(`no game ${id} or no bot ${level}`);
  const failed = (name: string, error: unknown) => console.warn(`${name} failed at ${id}`, error);
  return { action: withFallback(bot, failed).choose(game, view, seat, rngOf(key)) };
}
