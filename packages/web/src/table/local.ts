import { type Action, failure, type MatchRecord, type Problem, type Violation } from '@starboard/kernel';
import type { Command, Reply, Telling } from './protocol.ts';
import type { Ranked, Snapshot, Table } from './table.ts';
import { tableThread } from './thread.ts';

/** A command that is answered, before its number is known. */
type Ask =
  | { readonly type: 'act'; readonly action: Action; readonly seq: number }
  | { readonly type: 'hint' | 'rematch' | 'record' };

/** The table of a match stored on this device, run by a worker of this page. */
export function localTable(game: string, id: string, pace: number): Table {
  const worker = tableThread();
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (value: Reply) => void>();
  let calls = 0;
  let current: Snapshot | undefined;
  let problems: readonly Problem[] | undefined;

  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** There is no match to show any more, whatever was shown before. */
  const fail = (found: readonly Problem[]) => {
    problems = found;
    current = undefined;
  };
  const send = (command: Command) => worker.postMessage(command);
  const ask = (command: Ask): Promise<Reply> =>
    new Promise((resolve) => {
      const call = ++calls;
      waiting.set(call, resolve);
      send({ ...command, call });
    });

  worker.onmessage = ({ data }: MessageEvent<Telling>) => {
    if (data.type === 'reply') {
      waiting.get(data.call)?.(data.value);
      waiting.delete(data.call);
      return;
    }
    if (data.type === 'failed') fail(data.problems);
    else {
      const before = current?.moments.slice(0, data.from) ?? [];
      current = { ...data.snapshot, moments: [...before, ...data.snapshot.moments] };
    }
    changed();
  };
  worker.onerror = (e) => {
    fail(failure('', `the table stopped: ${e.message}`, `la table s’est arrêtée : ${e.message}`).problems);
    changed();
  };
  send({ type: 'open', game, id, pace });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    problems: () => problems,
    act: (action) => ask({ type: 'act', action, seq: current?.seq ?? 0 }) as Promise<Violation | undefined>,
    undo: (to) => send({ type: 'undo', to }),
    hint: () => ask({ type: 'hint' }) as Promise<readonly Ranked[]>,
    concede: () => send({ type: 'concede' }),
    rematch: () => ask({ type: 'rematch' }) as Promise<string>,
    record: () => ask({ type: 'record' }) as Promise<MatchRecord>,
    look: (seat) => send({ type: 'look', seat }),
    pace: (ms) => send({ type: 'pace', ms }),
    close: () => worker.terminate(),
  };
}
