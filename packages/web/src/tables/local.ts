import { failure } from '@starboard/kernel';
import { client, type Table } from '@starboard/table';
import { newId } from '../secure.ts';
import type { FromThread, ToThread } from './messages.ts';
import { tableThread } from './thread.ts';

/** The table of a match stored on this device. */
export interface LocalTable extends Table {
  /** How long bots pause before they act, in milliseconds. */
  pace(ms: number): void;
}

/** A match stored on this device, run by a thread of this page. */
export function localTable(game: string, id: string, pace: number): LocalTable {
  const thread = tableThread();
  const send = (message: ToThread) => thread.postMessage(message);
  const table = client({
    newId,
    rematch: true,
    after(milliseconds, f) {
      const timer = setTimeout(f, milliseconds);
      return () => clearTimeout(timer);
    },
    connect(events) {
      thread.onmessage = ({ data }: MessageEvent<FromThread>) => {
        if (data.type === 'opened') events.open();
        else events.message(data.message);
      };
      thread.onerror = (e) =>
        events.failed(failure('', `the table stopped: ${e.message}`, `la table s’est arrêtée : ${e.message}`).problems);
      send({ type: 'open', game, id, pace });
      return { send: (message) => send({ type: 'say', message }), close: () => thread.terminate() };
    },
  });
  return { ...table, pace: (ms) => send({ type: 'pace', ms }) };
}
