// Plays matches of a contest on a thread of its own: a number comes in, that match goes out.
import { parentPort, workerData } from 'node:worker_threads';
import { playMatch } from '@starboard/bots/arena';
import { contestOf, type Invitation } from './arenaContest.ts';

const contest = await contestOf(workerData as Invitation);
parentPort?.on('message', (n: number) => parentPort?.postMessage({ n, played: playMatch(contest, n) }));
