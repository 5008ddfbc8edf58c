import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { thread } from '../../thread.ts';
import type { Due, EntryRow, Store } from '../store.ts';
import type { Call, FlatEntry } from './messages.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The store in one file, which is made if it is not there; its connection has a thread of its own. */
export async function sqliteStore(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = thread('writer', { workerData: { file } });
  /** Who waits for an answer, in the order of the calls. */
  let waiting: Waiting[] = [];
  let broken: Error | undefined;

  const ended = new Promise<void>((resolve) => {
    writer.on('exit', () => {
      broken ??= new Error('the store is closed');
      for (const { reject } of waiting) reject(broken);
      waiting = [];
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    writer.on('error', (error) => {
      broken = error instanceof Error ? error : new Error(String(error));
      reject(broken);
    });
    writer.once('message', () => resolve());
  });
  writer.on('message', (answers: readonly unknown[]) => {
    const asked = waiting.splice(0, answers.length);
    for (let i = 0; i < asked.length; i++) {
      const answer = answers[i];
      if (answer instanceof Error) asked[i].reject(answer);
      else asked[i].resolve(answer);
    }
  });

  /** What came in this turn of the event loop: one message to the thread is cheaper than many. */
  let batch: unknown[] = [];
  const post = () => {
    writer.postMessage(batch);
    batch = [];
  };
  const ask = (name: Call, ...args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.push({ resolve, reject });
      if (batch.push(name, args.length, ...args) === args.length + 2) setImmediate(post);
    });
  const append = (match: number, { seq, time, command, body, version, hash }: EntryRow, due?: Due) => {
    const entry: FlatEntry = [match, seq, time, command, body, version, hash, due];
    return ask('append', ...entry);
  };

  const names: readonly Call[] = [
    'entries',
    'seal',
    'sealed',
    'addTable',
    'changeTable',
    'table',
    'tables',
    'setDue',
    'due',
    'postpone',
    'addRecord',
    'record',
    'bareRecord',
    'addSnapshots',
    'snapshots',
    'addPerson',
    'person',
    'rename',
    'note',
    'setNote',
  ];
  const close = async () => {
    if (batch.length > 0) post();
    writer.postMessage('close');
    await ended;
  };
  return {
    ...Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => ask(name, ...args)])),
    append,
    close,
  } as unknown as Store;
}
