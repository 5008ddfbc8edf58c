import { failure } from '@starboard/kernel';
import { client, type Table } from '@starboard/table';
import { newId } from '../secure.ts';
import { heldMatch, hold } from './memory.ts';
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
  const send = (message: ToThread) => thread?.postMessage(message);
  let opened = false;
  const table = client({
    newId,
    rematch: true,
    after(milliseconds, f) {
      const timer = setTimeout(f, milliseconds);
      return () => clearTimeout(timer);
    },
    connect(events) {
      if (!thread) {
        queueMicrotask(() => events.failed('stopped', NO_THREAD.problems));
        return { send() {}, close() {} };
      }
      thread.onmessage = ({ data }: MessageEvent<FromThread>) => {
        if (data.type === 'unstored') hold(data.row, data.entries, data.full);
        else if (data.type === 'told') events.message(data.message);
        else {
          opened = true;
          events.open();
        }
      };
      thread.onerror = ({ message }) => {
        // A thread that never spoke has not come over the line; the browser does not say more.
        if (!opened && !message) events.failed('unfetched', NOT_FETCHED.problems);
        else
          events.failed(
            'stopped',
            failure('', `the table stopped: ${message}`, `la table s’est arrêtée : ${message}`).problems,
          );
      };
      const held = heldMatch(id);
      send({ type: 'open', game, id, pace, ...(held ? { held } : {}) });
      return { send: (message) => send({ type: 'say', message }), close: () => thread.terminate() };
    },
  });
  return { ...table, pace: (ms) => send({ type: 'pace', ms }) };
}

const NO_THREAD = failure(
  '',
  'this browser does not let the page start a worker, and a table runs in one',
  'ce navigateur ne laisse pas la page lancer un « worker », et une table tourne dans l’un d’eux',
);

const NOT_FETCHED = failure(
  '',
  'the thread of the table could not be fetched',
  'le processus de la table n’a pas pu être chargé',
);
