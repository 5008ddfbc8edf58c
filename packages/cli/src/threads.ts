import { Worker } from 'node:worker_threads';
import { hearInterrupt, repeated } from './repeated.ts';

type Progress = (done: number) => void;

/** Does pieces of work by number in this process, until it is interrupted. */
export async function workHere<R>(pieces: Pieces<R>, work: (n: number) => R, progress: Progress): Promise<R[]> {
  const results = [...(pieces.before ?? [])];
  await repeated(pieces.total - results.length, () => {
    const result = work(results.length);
    results.push(pieces.done?.(result) ?? result);
    progress(results.length);
  });
  return results;
}

/** Work that is numbered from 0. */
export interface Pieces<R> {
  readonly total: number;
  /** The results of the first pieces, which are done already. */
  readonly before?: readonly R[];
  /** Told of each result, in the order of the numbers; what it returns is kept of it. */
  readonly done?: (result: R) => R;
}

/** How long a thread may take to end the programs that it runs, in milliseconds. */
const GOING = 10_000;

/**
 * Does pieces of work on threads: a worker is told a number and answers `{ n, result }`; each that is free takes the next.
 * The results are in the order of the numbers; if it is interrupted, those before the first that is missing.
 */
export async function workOnThreads<R>(
  script: URL,
  data: object,
  threads: number,
  pieces: Pieces<R>,
  progress: Progress,
): Promise<R[]> {
  const { total, before = [] } = pieces;
  const results: R[] = [...before];
  let next = before.length;
  let done = before.length;
  let told = before.length;
  const workers = Array.from(
    { length: Math.min(threads, total - before.length) },
    () => new Worker(script, { workerData: data }),
  );
  const work = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        const goOn = () => (next < total ? worker.postMessage(next++) : resolve());
        worker.on('error', reject);
        worker.on('message', ({ n, result }: { readonly n: number; readonly result: R }) => {
          results[n] = result;
          progress(++done);
          for (; results[told] !== undefined; told++) results[told] = pieces.done?.(results[told]) ?? results[told];
          goOn();
        });
        goOn();
      }),
  );
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const interrupt = hearInterrupt(() => stop());
  try {
    await Promise.race([Promise.all(work), stopped]);
  } finally {
    interrupt.stop();
    await Promise.all(workers.map(ended));
  }
  return results.slice(0, told);
}

/** Asks a worker to end, and ends it if it does not. */
async function ended(worker: Worker): Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage('end');
  const late = setTimeout(() => void worker.terminate(), GOING);
  await gone;
  clearTimeout(late);
}
