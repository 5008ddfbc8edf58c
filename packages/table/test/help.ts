import { type AnyGame, formatKey, keyFromSeed } from '@starboard/kernel';
import {
  begun,
  changes,
  client,
  type Entry,
  host,
  type Opening,
  type Player,
  people,
  serve,
  type Table,
  wholePositions,
} from '../src/index.ts';
import type { OpenTable, Trial, Wire } from '../src/laws.ts';

export function openingOf({ game, options, players }: Trial): Opening {
  return {
    id: 'trial',
    game: game.id,
    version: game.version,
    options: { ...game.defaults, ...options },
    key: formatKey(keyFromSeed('trial')),
    players,
    created: 0,
  };
}

export const person = (name: string): Player => ({ kind: 'person', name });

/** A host with its log in memory. */
export function hosted(game: AnyGame, players: readonly Player[], options: object = {}) {
  const entries: Entry[] = [];
  let time = 0;
  const h = host(begun(game, openingOf({ game, options, players })), {
    store: async (entry) => void entries.push(entry),
    now: () => ++time,
    level: 'easy',
  });
  return { host: h, entries };
}

let ids = 0;
export const newId = () => `id${++ids}`;

/** A table at a host of this very thread, over a line that does to messages what the trial wants. */
export const openHere: OpenTable = async (trial): Promise<Table> => {
  const { host: h } = hosted(trial.game, trial.players, trial.options);
  return tableAt(h, trial.here ?? people(trial.players), trial.wire);
};

/** The same, where only what changed is told. */
export const openByChanges: OpenTable = async (trial): Promise<Table> => {
  const { host: h } = hosted(trial.game, trial.players, trial.options);
  return tableAt(h, trial.here ?? people(trial.players), trial.wire, changes(h));
};

const PLAIN: Wire = () => [0];

export function tableAt(
  h: ReturnType<typeof host>,
  here: readonly number[],
  wire: Wire = PLAIN,
  audience = wholePositions(h),
): Table {
  return client({
    newId,
    // A hundred times as fast as in life.
    after(milliseconds, f) {
      const timer = setTimeout(f, milliseconds / 100);
      return () => clearTimeout(timer);
    },
    connect(events) {
      const send = <M>(message: M, deliver: (message: M) => void) => {
        for (const delay of wire(message as never)) setTimeout(() => deliver(structuredClone(message)), delay);
      };
      const connection = serve(h, { here, send: (message) => send(message, (m) => events.message(m)) }, audience);
      setTimeout(() => events.open());
      return { send: (message) => send(message, (m) => connection.receive(m)), close: () => connection.close() };
    },
  });
}
