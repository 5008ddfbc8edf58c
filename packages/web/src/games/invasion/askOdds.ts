import type { KeepOdds, SeatLuck, View } from '@starboard/invasion';
import type { MatchRecord, Result } from '@starboard/kernel';

/** What the thread of the odds is asked: what may follow in step 2, or how lucky everybody was. */
export type OddsQuestion =
  | { readonly ask: 'rerolls'; readonly view: View }
  | { readonly ask: 'luck'; readonly record: MatchRecord };

/** Questions and answers find each other by number. */
export interface Numbered<T> {
  readonly id: number;
  readonly question: T;
}

interface Answer {
  readonly id: number;
  readonly answer: unknown;
}

let thread: Worker | undefined;
let asked = 0;
const open = new Map<number, (answer: unknown) => void>();

function awake(): Worker {
  if (thread) return thread;
  thread = new Worker(new URL('./oddsThread.ts', import.meta.url), { type: 'module' });
  thread.onmessage = ({ data: { id, answer } }: MessageEvent<Answer>) => {
    open.get(id)?.(answer);
    open.delete(id);
  };
  return thread;
}

function ask(question: OddsQuestion): Promise<unknown> {
  const id = ++asked;
  return new Promise((resolve) => {
    open.set(id, resolve);
    awake().postMessage({ id, question } satisfies Numbered<OddsQuestion>);
  });
}

/** What stopping and every re-roll lead to. */
export function askRerolls(view: View): Promise<readonly KeepOdds[]> {
  return ask({ ask: 'rerolls', view }) as Promise<readonly KeepOdds[]>;
}

/** The luck report of a match. */
export function askLuck(record: MatchRecord): Promise<Result<readonly SeatLuck[]>> {
  return ask({ ask: 'luck', record }) as Promise<Result<readonly SeatLuck[]>>;
}
