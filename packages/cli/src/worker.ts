import { parentPort } from 'node:worker_threads';
import { endPrograms } from './execBot.ts';

/** Makes this thread do pieces of work by number, until it is told to end. */
export function answerWith(work: (n: number) => unknown): void {
  parentPort?.on('message', (n: number | 'end') => {
    if (n !== 'end') return parentPort?.postMessage({ n, result: work(n) });
    endPrograms();
    return process.exit();
  });
}
