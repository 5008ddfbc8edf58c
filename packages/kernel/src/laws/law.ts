import type { Seat } from '../game.ts';
import { type Offered, offered, sampled } from './reading.ts';
import type { Decision, Moment, Run } from './run.ts';

/** Where a match breaks a law: after so many decisions, and how. */
export interface Breach {
  readonly after: number;
  readonly why: string;
}

/** A promise that every game keeps in every match. */
export interface Law {
  readonly id: string;
  /** The promise, in a sentence. */
  readonly says: string;
  /** The first place where a match breaks it, or undefined if it holds. */
  breach(run: Run): Breach | undefined;
}

type Complaint<T> = (about: T, run: Run) => string | undefined;

/** A law about every moment of a match. */
export function everyMoment(id: string, says: string, complaint: Complaint<Moment>): Law {
  return { id, says, breach: (run) => firstBreach(run, run.moments, (m) => m.after, complaint) };
}

/** A law about every decision of a match. */
export function everyDecision(id: string, says: string, complaint: Complaint<Decision>): Law {
  return { id, says, breach: (run) => firstBreach(run, run.decisions, (d) => d.to.after, complaint) };
}

/** A law about every different action that was offered in a match. */
export function everyAction(id: string, says: string, complaint: Complaint<Offered>): Law {
  return { id, says, breach: (run) => firstBreach(run, offered(run), (o) => o.after, complaint) };
}

/** A law about a sample of the moments of a match: for what costs too much at every moment. */
export function someMoments(id: string, says: string, complaint: Complaint<Moment>): Law {
  return { id, says, breach: (run) => firstBreach(run, sampled(run), (m) => m.after, complaint) };
}

/** The first complaint about a list of things, and after how many decisions. */
export function firstBreach<T>(
  run: Run,
  list: readonly T[],
  after: (item: T) => number,
  complaint: Complaint<T>,
): Breach | undefined {
  for (const item of list) {
    const why = attempt(() => complaint(item, run));
    if (why !== undefined) return { after: after(item), why };
  }
  return undefined;
}

/** The first complaint about the entries of a list. */
export function firstOf<T>(
  list: Iterable<T>,
  complaint: (item: T, index: number) => string | undefined,
): string | undefined {
  let index = 0;
  for (const item of list) {
    const why = complaint(item, index++);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** What throws is a complaint too: the laws call a game only as it must bear. */
function attempt(complaint: () => string | undefined): string | undefined {
  try {
    return complaint();
  } catch (error) {
    return `threw ${thrown(error)}`;
  }
}

/** What was thrown, with the innermost place in the code. */
export function thrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return `${error.name}: ${error.message}${place ? ` (${place.trim()})` : ''}`;
}

/** A viewer as people call it. */
export function nameOf(seat: Seat | null): string {
  return seat === null ? 'the spectator' : `seat ${seat}`;
}
