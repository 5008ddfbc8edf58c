import type { Question, Thought } from './protocol.ts';

/** Someone to ask; a question put while another is open replaces it, and the older is never answered. */
export interface Mind {
  ask(question: Question): Promise<Thought>;
  /** Gives up the open question. */
  forget(): void;
}

/** A mind in its own thread. A thought that is given up is cut off, not waited for; closed, it leaves no thread. */
export function mindInWorker(): Mind & { close(): void } {
  let worker: Worker | undefined;
  let busy = false;
  const close = () => {
    worker?.terminate();
    worker = undefined;
    busy = false;
  };
  const forget = () => {
    if (busy) close();
  };
  return {
    forget,
    close,
    ask(question) {
      forget();
      worker ??= new Worker(new URL('./brain.ts', import.meta.url), { type: 'module' });
      const asked = worker;
      busy = true;
      return new Promise((resolve, reject) => {
        asked.onmessage = ({ data }: MessageEvent<Thought>) => {
          busy = false;
          resolve(data);
        };
        asked.onerror = (e) => {
          busy = false;
          reject(new Error(e.message));
        };
        asked.postMessage(question);
      });
    },
  };
}
