import type { Answer, Call, Question, Thought } from './protocol.ts';

/** Someone to ask; a question put while another is open replaces it, and the older is never answered. */
export interface Mind {
  ask(question: Question): Promise<Thought>;
  /** Gives up the open question. */
  forget(): void;
}

/** A mind with a thread of its own, which can be started before the first question, and ended. */
export interface MindInWorker extends Mind {
  wake(game: string): void;
  close(): void;
}

/** A mind in its own thread. A thought that is given up is cut off, not waited for; closed, it leaves no thread. */
export function mindInWorker(): MindInWorker {
  let worker: Worker | undefined;
  let busy = false;
  const awake = () => {
    worker ??= new Worker(new URL('./brain.ts', import.meta.url), { type: 'module' });
    return worker;
  };
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
    wake: (game) => awake().postMessage({ ask: 'wake', game } satisfies Call),
    ask(question) {
      forget();
      const asked = awake();
      busy = true;
      return new Promise((resolve, reject) => {
        const fail = (message: string) => {
          close();
          reject(new Error(message));
        };
        asked.onmessage = ({ data }: MessageEvent<Answer>) => {
          busy = false;
          if ('thought' in data) resolve(data.thought);
          else fail(data.failed);
        };
        asked.onerror = (e) => fail(e.message);
        asked.postMessage(question);
      });
    },
  };
}
