import { type Action, type Decision, judge, type Seat, type Text, undoLimit } from '@starboard/kernel';
import type { Change, Entry } from './log.ts';
import { departure, type Player } from './players.ts';
import { append, type Running } from './running.ts';
import type { Answer, Clocks } from './table.ts';

/** What is asked of a match. Who asks, and for which seats it may, is known before it comes here. */
export type Command = { readonly id: string; readonly seat: Seat } & (
  | { readonly type: 'act'; readonly action: unknown; readonly asked: number }
  /** Granted by the others, it may take back their decisions too. */
  | { readonly type: 'undo'; readonly keep: number; readonly granted?: boolean }
  | { readonly type: 'leave' }
  /** Where it was agreed so, somebody plays on for who ran out of time, however many people are left. */
  | { readonly type: 'timeout'; readonly by?: Player }
  | { readonly type: 'replace'; readonly by: Player }
);

/** What a host needs from around it. */
export interface Surroundings {
  /** Makes an entry durable; nobody hears of one that is not. */
  store(entry: Entry): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** The level of a bot that plays on for somebody who left. */
  readonly level: string;
  /** A reason to refuse a command that the rules allow: lessons expect something else. */
  refuses?(command: Command): Answer | undefined;
}

/** Runs one match for everybody: commands come in, are judged, become entries, are stored, then told. */
export interface Host {
  readonly running: Running;
  command(command: Command): Promise<Answer>;
  /** Where time is limited. */
  clocks?(): Clocks | undefined;
  /** Called after every entry. */
  subscribe(listener: () => void): () => void;
}

export function host(running: Running, around: Surroundings): Host {
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  async function obey(command: Command): Promise<Answer> {
    if (running.commands.has(command.id)) return 'done';
    if (running.end) return 'closed';
    const refused = around.refuses?.(command);
    if (refused) return refused;
    const change = judged(running, command, around.level);
    if ('answer' in change) return change.answer;
    const entry: Entry = { seq: running.seq + 1, time: around.now(), command: command.id, ...change };
    try {
      await around.store(entry);
    } catch {
      return { declined: NOT_STORED };
    }
    append(running, entry);
    for (const listener of listeners) listener();
    return 'done';
  }

  return {
    running,
    command(command) {
      // One at a time: the next is judged by what the one before it led to.
      const answer = queue.then(() => obey(command));
      queue = answer.catch(() => {});
      return answer;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a command does to the match, or the answer if it does nothing. */
export function judged(running: Running, command: Command, level: string): Change | { readonly answer: Answer } {
  const { seat } = command;
  const { game, state, decisions, players, asked } = running;
  switch (command.type) {
    case 'act': {
      if (asked[seat] === undefined || asked[seat] !== command.asked) return { answer: 'stale' };
      const verdict = judge(game, state, seat, command.action);
      if ('violation' in verdict) return { answer: { violation: verdict.violation } };
      return { type: 'act', seat, action: verdict.action as Action };
    }
    case 'undo': {
      const { keep } = command;
      if (!(Number.isInteger(keep) && keep >= 0 && keep < decisions.length)) return { answer: 'stale' };
      const { to, stop } = command.granted ? grantLimit(decisions) : undoLimit(decisions, seat);
      return keep < to ? { answer: { declined: UNDO_STOPS[stop] } } : { type: 'undo', seat, keep };
    }
    case 'leave':
    case 'timeout': {
      if (players[seat]?.kind !== 'person') return { answer: 'stale' };
      const by = command.type === 'timeout' ? command.by : undefined;
      return { type: command.type, seat, ...(by ? { by } : departure(players, seat, level)) };
    }
    case 'replace':
      return { type: 'replace', seat, by: command.by };
  }
}

/** How far the others may let somebody take back: whatever people decided, never chance or what was shown. */
export function grantLimit(decisions: readonly Decision[]): ReturnType<typeof undoLimit> {
  const at = decisions.findLastIndex(({ chance, reveals }) => chance || reveals);
  if (at < 0) return { to: 0, stop: 'start' };
  return { to: at + 1, stop: decisions[at].chance ? 'chance' : 'revealed' };
}

export const NOT_STORED: Text = {
  en: 'This could not be stored; nothing has changed.',
  fr: 'Ceci n’a pas pu être conservé ; rien n’a changé.',
};

/** Why nothing more can be taken back. */
const UNDO_STOPS: Readonly<Record<ReturnType<typeof undoLimit>['stop'], Text>> = {
  start: { en: 'There is nothing before this to take back.', fr: 'Il n’y a rien à reprendre avant ceci.' },
  otherSeat: { en: 'Somebody else has decided since.', fr: 'Quelqu’un d’autre a décidé depuis.' },
  chance: { en: 'Chance has had its say since.', fr: 'Le hasard a parlé depuis.' },
  revealed: { en: 'Something hidden has been shown since.', fr: 'Quelque chose de caché a été montré depuis.' },
};
