// Plays matches of a contest on a thread of its own: a number comes in, the result of that match goes out.
import { parentPort, workerData } from 'node:worker_threads';
import { playMatch } from '@starboard/bots/arena';
import { type ContestSpec, contestOf } from './arenaContest.ts';

const contest = await contestOf(workerData as ContestSpec);
parentPort?.on('message', (n: number) => parentPort?.postMessage({ n, result: playMatch(contest, n) }));
