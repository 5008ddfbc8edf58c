import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { thread } from '../../thread.ts';
import type { Store } from '../store.ts';
import type { Asked, Call } from './messages.ts';

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
    for (const [i, { resolve, reject }] of asked.entries()) {
      const answer = answers[i];
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    }
  });

  /** What came in this turn of the event loop: one message to the thread is cheaper than many. */
  let batch: Asked[] = [];
  const post = () => {
    writer.postMessage(batch);
    batch = [];
  };
  const call =
    (name: Call) =>
    (...args: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ resolve, reject });
        if (batch.push([name, args]) === 1) setImmediate(post);
      });

  const names: readonly Call[] = [
    'append',
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
  return { ...Object.fromEntries(names.map((name) => [name, call(name)])), close } as unknown as Store;
}
