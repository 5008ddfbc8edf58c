import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { thread } from '../../thread.ts';
import type { Store } from '../store.ts';
import type { Asked, Done } from './messages.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The store in one file, which is made if it is not there; its connection has a thread of its own. */
export async function sqliteStore(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = thread('writer', { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let n = 0;
  let broken: Error | undefined;

  const ended = new Promise<void>((resolve) => {
    writer.on('exit', () => {
      broken ??= new Error('the store is closed');
      for (const { reject } of waiting.values()) reject(broken);
      waiting.clear();
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
  writer.on('message', (group: readonly Done[]) => {
    for (const done of group) {
      const asked = waiting.get(done.n);
      waiting.delete(done.n);
      if ('error' in done) asked?.reject(new Error(done.error));
      else asked?.resolve(done.value);
    }
  });

  /** What came in this turn of the event loop: one message to the thread is cheaper than many. */
  let batch: Asked[] = [];
  const post = () => {
    writer.postMessage(batch);
    batch = [];
  };
  const call =
    (name: Asked['call']) =>
    (...args: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.set(++n, { resolve, reject });
        if (batch.push({ n, call: name, args }) === 1) setImmediate(post);
      });

  const names: readonly Asked['call'][] = [
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
