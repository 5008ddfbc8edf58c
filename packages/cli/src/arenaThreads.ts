import { Worker } from 'node:worker_threads';
import { type Contest, matchesOf, type Played, playMatch } from '@starboard/bots/arena';
import type { Invitation } from './arenaContest.ts';

/** The launcher bundles the worker beside the program. */
const WORKER = new URL('./arenaWorker.mjs', import.meta.url);

type Progress = (done: number) => void;

/** Plays all matches of a contest in this process. */
export function playHere(contest: Contest, progress: Progress): Played[] {
  return Array.from({ length: matchesOf(contest) }, (_, n) => {
    const played = playMatch(contest, n);
    progress(n + 1);
    return played;
  });
}

/** Plays so many matches on threads; whoever is free takes the next. They come back in their order. */
export async function playOnThreads(
  invitation: Invitation,
  matches: number,
  threads: number,
  progress: Progress,
): Promise<Played[]> {
  const all: Played[] = new Array(matches);
  let next = 0;
  let done = 0;
  const crew = Array.from({ length: Math.min(threads, matches) }, () => new Worker(WORKER, { workerData: invitation }));
  const work = crew.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        const goOn = () => (next < matches ? worker.postMessage(next++) : resolve());
        worker.on('error', reject);
        worker.on('message', ({ n, played }: { readonly n: number; readonly played: Played }) => {
          all[n] = played;
          progress(++done);
          goOn();
        });
        goOn();
      }),
  );
  try {
    await Promise.all(work);
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return all;
}
