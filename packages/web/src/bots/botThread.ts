import type { Call, Question, Reply, Thought } from './question.ts';

/** The bots, in a thread of their own. A question put while another is open replaces it, and the older is never answered. */
export interface BotThread {
  ask(question: Question): Promise<Thought>;
  /** Gives up the open question: the thought is cut off, not waited for. */
  forget(): void;
  /** Starts the thread before the first question. */
  wake(game: string): void;
  /** Ends it. */
  close(): void;
}

export function botsInThread(): BotThread {
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
        asked.onmessage = ({ data }: MessageEvent<Reply>) => {
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
