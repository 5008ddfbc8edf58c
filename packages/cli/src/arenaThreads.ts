import { Worker } from 'node:worker_threads';
import { type Contest, type MatchResult, matchesOf, playMatch } from '@starboard/bots/arena';
import type { ContestSpec } from './arenaContest.ts';

/** The launcher bundles the worker beside the program. */
const WORKER = new URL('./arenaWorker.mjs', import.meta.url);

type Progress = (done: number) => void;

/** Plays all matches of a contest in this process. */
export function playHere(contest: Contest, progress: Progress): MatchResult[] {
  return Array.from({ length: matchesOf(contest) }, (_, n) => {
    const result = playMatch(contest, n);
    progress(n + 1);
    return result;
  });
}

/** Plays so many matches on threads; each thread that is free takes the next. The results are in the order of the matches. */
export async function playOnThreads(
  spec: ContestSpec,
  matches: number,
  threads: number,
  progress: Progress,
): Promise<MatchResult[]> {
  const results: MatchResult[] = new Array(matches);
  let next = 0;
  let done = 0;
  const workers = Array.from({ length: Math.min(threads, matches) }, () => new Worker(WORKER, { workerData: spec }));
  const work = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        const goOn = () => (next < matches ? worker.postMessage(next++) : resolve());
        worker.on('error', reject);
        worker.on('message', ({ n, result }: { readonly n: number; readonly result: MatchResult }) => {
          results[n] = result;
          progress(++done);
          goOn();
        });
        goOn();
      }),
  );
  try {
    await Promise.all(work);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
