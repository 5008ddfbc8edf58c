import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts one of the server's threads. They are bundled beside the server; from its sources they are found there too. */
export function thread(name: 'brain' | 'writer', options: WorkerOptions): Worker {
  const beside = import.meta.url.endsWith('.ts') ? '../dist' : '.';
  return new Worker(new URL(`${beside}/${name}.mjs`, import.meta.url), options);
}
