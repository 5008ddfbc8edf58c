// One match in its own thread: rules, bots and storage never hold up the page.

import { type Action, failure, type Problem, type Result } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { type Connection, host, opened, people, playBots, type Running, rotated, serve } from '@starboard/table';
import { botsInThread } from '../bots/botThread.ts';
import { newId } from '../secure.ts';
import { newMatch } from './create.ts';
import { onOutdated } from './database.ts';
import type { FromThread, ToThread } from './messages.ts';
import { appendEntry, loadLog, saveMatch, saveRow } from './store.ts';

const say = (message: FromThread) => postMessage(message);
const fail = (problems: readonly Problem[]) => say({ type: 'told', message: { type: 'failed', problems } });
const bots = botsInThread();
/** When bots start their thread, in milliseconds: after the table is drawn, before the first cards fly. */
const WAKE = 1500;
/** The level of a bot that plays on for somebody who left. */
const LEVEL = 'medium';

let pace = 0;
let connection: Connection | undefined;
let stop = () => {};

// A table that cannot go on says so instead of standing still.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  fail(failure('', `the table stopped: ${reason}`, `la table s’est arrêtée : ${reason}`).problems);
});

addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  switch (data.type) {
    case 'prepare':
      void load(data.game);
      break;
    case 'open':
      ({ pace } = data);
      void open(data.game, data.id);
      break;
    case 'pace':
      pace = data.ms;
      break;
    case 'say':
      connection?.receive(data.message);
  }
});

// Another tab has a newer version: what this one stored would not be found there.
onOutdated(() => {
  stop();
  fail(
    failure(
      '',
      'a newer version of Starboard is open in another tab: reload to go on, nothing is lost',
      'une version plus récente de Starboard est ouverte dans un autre onglet : rechargez pour continuer, rien n’est perdu',
    ).problems,
  );
});

async function open(wanted: string, id: string): Promise<void> {
  const found = await fetched(wanted, id);
  if ('problems' in found) return fail(found.problems);
  run(found.value);
  hold(id);
  say({ type: 'opened' });
}

/** The match with its rules, or why it cannot be played here. */
async function fetched(wanted: string, id: string): Promise<Result<Running>> {
  const [log, game] = await Promise.all([loadLog(id), load(wanted).catch(() => null)]);
  if (game === null)
    return failure(
      '',
      'the rules of this game could not be fetched: try again when you are online',
      'les règles de ce jeu n’ont pas pu être chargées : réessayez une fois en ligne',
    );
  if (!log) return failure('', 'this match is not on this device', 'cette partie n’est pas sur cet appareil');
  if (!game) return failure('game', `there is no game “${wanted}”`, `il n’y a pas de jeu « ${wanted} »`);
  return opened(game, log);
}

/** Runs a match for this page. */
function run(running: Running): void {
  const { game, opening } = running;
  let inMemory = false;
  const table = host(running, {
    now: () => Date.now(),
    level: LEVEL,
    // What cannot be stored is played all the same, and the page says so.
    async store(entry) {
      if (inMemory) return;
      try {
        await appendEntry(running, entry);
      } catch {
        inMemory = true;
        say({ type: 'told', message: { type: 'stored', where: 'memory' } });
      }
    },
  });
  table.subscribe(() => void (inMemory || saveRow(running).catch(() => {})));
  connection = serve(table, {
    here: people(opening.players),
    send: (message) => say({ type: 'told', message }),
    async rematch() {
      const next = newMatch(game, rotated(running.players), opening.options);
      await saveMatch({ opening: next, entries: [] });
      return { value: next.id };
    },
  });
  const stopBots = playBots(table, {
    think: (question) => bots.ask({ ask: 'choose', ...question }) as Promise<Action>,
    forget: () => bots.forget(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    pace: () => pace,
    newId,
    failed: (error) => console.warn('a bot failed, and the simplest action is taken for it', error),
  });
  stop = () => {
    stopBots();
    connection?.close();
    connection = undefined;
  };
  if (running.players.some(({ kind }) => kind === 'bot')) setTimeout(() => bots.wake(game.id), WAKE);
}

/** A match has one writer: the tab that opened it last takes it over from any other. */
function hold(id: string): void {
  navigator.locks
    ?.request(`match ${id}`, { steal: true }, () => new Promise<never>(() => {}))
    .catch(() => {
      stop();
      fail(
        failure('', 'this match is now open in another tab', 'cette partie est maintenant ouverte dans un autre onglet')
          .problems,
      );
    });
}
