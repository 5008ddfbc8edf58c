import type { AssignOdds, KeepOdds, Loss, MissileOdds, SeatLuck, View } from '@starboard/invasion';
import type { MatchRecord, Result } from '@starboard/kernel';

/** What the thread of the odds is asked. */
export type OddsQuestion =
  | { readonly ask: 'warm' }
  | { readonly ask: 'rerolls' | 'missiles' | 'shots'; readonly view: View }
  | { readonly ask: 'losses'; readonly views: readonly View[] }
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

/** Wakes the thread, and lets it make its tables before the first question. */
export function warmUp(): void {
  if (!thread) void ask({ ask: 'warm' });
}

/** The last position that was asked about, and what was answered. */
let last: { readonly position: string; readonly answer: Promise<readonly KeepOdds[]> } | undefined;

/** What stopping and every re-roll lead to. Where people share a screen each of them sees the same position as a view of their own. */
export function askRerolls(view: View): Promise<readonly KeepOdds[]> {
  const position = JSON.stringify(view);
  if (last?.position !== position)
    last = { position, answer: ask({ ask: 'rerolls', view }) as Promise<readonly KeepOdds[]> };
  return last.answer;
}

/** What one Missile does to each target, on average. */
export function askMissiles(view: View): Promise<readonly MissileOdds[]> {
  return ask({ ask: 'missiles', view }) as Promise<readonly MissileOdds[]>;
}

/** What may become of the active planet in each of several views, with the best shots of the dice in the tray. */
export function askLosses(views: readonly View[]): Promise<readonly Loss[]> {
  return ask({ ask: 'losses', views }) as Promise<readonly Loss[]>;
}

/** The plan with the highest margin. */
export function askShots(view: View): Promise<AssignOdds> {
  return ask({ ask: 'shots', view }) as Promise<AssignOdds>;
}

/** The luck report of a match. */
export function askLuck(record: MatchRecord): Promise<Result<readonly SeatLuck[]>> {
  return ask({ ask: 'luck', record }) as Promise<Result<readonly SeatLuck[]>>;
}
