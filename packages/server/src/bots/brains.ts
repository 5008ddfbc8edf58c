import type { Worker } from 'node:worker_threads';
import type { Action } from '@starboard/kernel';
import type { Question } from '@starboard/table';
import { thread } from '../thread.ts';
import type { Asked, Thought } from './brain.ts';

/** The bots of one match. */
export interface Thinker {
  think(question: Question): Promise<Action>;
  /** Nobody waits for the thought any more. */
  forget(): void;
}

/** The threads in which the bots of all matches think. */
export interface Brains {
  seat(): Thinker;
  /** How the match of a record was seen, compressed; after the bots that wait already. */
  snapshots(record: string): Promise<Uint8Array>;
  /** Tells that a bot failed and something simpler was done for it. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

export interface BrainsParts {
  readonly threads: number;
  /** How long a bot may think at most, in milliseconds; then its thread is ended, and a simpler action is taken. */
  readonly limit: number;
  failed(error: unknown): void;
  start?(): Worker;
}

interface Job {
  readonly asked: Asked;
  resolve(found: unknown): void;
  reject(error: Error): void;
  gone: boolean;
}

const start = () => thread('brain', { resourceLimits: { maxOldGenerationSizeMb: 512 } });

export function brains({ threads, limit, failed, start: begin = start }: BrainsParts): Brains {
  const queue: Job[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let closed = false;

  function next(): void {
    while (queue[0]?.gone) queue.shift();
    if (closed || queue.length === 0 || (idle.length === 0 && all.size >= threads)) return;
    const job = queue.shift();
    const worker = idle.pop() ?? started();
    if (job) run(worker, job);
    next();
  }

  function started(): Worker {
    const worker = begin();
    all.add(worker);
    // What breaks while nobody waits for it is replaced when it is wanted.
    worker.on('error', () => {});
    worker.on('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  }

  function run(worker: Worker, job: Job): void {
    const over = (error: string) => {
      settle();
      all.delete(worker);
      void worker.terminate();
      // What ends because the house closes has not failed.
      if (closed) return;
      job.reject(new Error(error));
      next();
    };
    const timer = setTimeout(() => over(`no answer in ${limit} ms`), limit);
    const answered = (thought: Thought) => {
      settle();
      idle.push(worker);
      if ('failed' in thought) job.reject(new Error(thought.failed));
      else job.resolve(thought.found);
      next();
    };
    const broke = (error: unknown) => over(String(error));
    const exited = () => over('its thread ended');
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', broke).off('exit', exited);
    };
    worker.on('message', answered).on('error', broke).on('exit', exited);
    worker.postMessage(job.asked);
  }

  return {
    failed,
    snapshots: (record) =>
      new Promise((resolve, reject) => {
        queue.push({ asked: { record }, resolve: (found) => resolve(found as Uint8Array), reject, gone: false });
        next();
      }),
    seat() {
      let open: Job | undefined;
      return {
        think: (question) =>
          new Promise((resolve, reject) => {
            open = { asked: { question }, resolve: (found) => resolve(found as Action), reject, gone: false };
            queue.push(open);
            next();
          }),
        forget() {
          if (open) open.gone = true;
        },
      };
    },
    async close() {
      closed = true;
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
