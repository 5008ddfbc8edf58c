// Plays matches of a contest on a thread of its own: a number comes in, the result of that match goes out.
import { workerData } from 'node:worker_threads';
import { playMatch } from '@starboard/bots/arena';
import { type ContestSpec, contestOf } from './arenaContest.ts';
import { answerWith } from './worker.ts';

const contest = await contestOf(workerData as ContestSpec);
answerWith((n) => playMatch(contest, n));
