// One match in its own thread: rules, bots and storage never hold up the page.

import { type Action, failure, optionsOnward, type Problem } from '@starboard/kernel';
import { load } from '@starboard/registry';
import {
  type Connection,
  type Entry,
  host,
  type Log,
  openLog,
  people,
  playBots,
  type Running,
  rotated,
  serve,
  type Why,
  whyNot,
} from '@starboard/table';
import { botsInThread } from '../bots/botThread.ts';
import { newId } from '../secure.ts';
import { newMatch } from './create.ts';
import { onOutdated } from './database.ts';
import { type Held, isFull } from './memory.ts';
import type { FromThread, ToThread } from './messages.ts';
import { appendEntry, loadLog, rowNow, rowOf, saveMatch, saveRow } from './store.ts';

const say = (message: FromThread) => postMessage(message);
const bots = botsInThread();
/** When bots start their thread, in milliseconds: after the table is drawn, before the first cards fly. */
const WAKE = 1500;
/** The level of a bot that plays on for somebody who left. */
const LEVEL = 'medium';

let pace = 0;
let connection: Connection | undefined;
let stop = () => {};

/** Why a match cannot be played here. */
interface Failed {
  readonly why: Why;
  readonly problems: readonly Problem[];
}

/** The table ends, and says why. */
function fail({ why, problems }: Failed): void {
  stop();
  say({ type: 'told', message: { type: 'failed', why, problems } });
}

function failed(why: Why, en: string, fr: string): Failed {
  return { why, ...failure('', en, fr) };
}

// A table that cannot go on says so instead of standing still.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  fail(failed('stopped', `the table stopped: ${reason}`, `la table s’est arrêtée : ${reason}`));
});

addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  switch (data.type) {
    case 'prepare':
      // What does not come is told when it is wanted.
      load(data.game).catch(() => {});
      break;
    case 'open':
      ({ pace } = data);
      void open(data.game, data.id, data.held);
      break;
    case 'pace':
      pace = data.ms;
      break;
    case 'say':
      connection?.receive(data.message);
  }
});

// Another tab has a newer version: what this one stored would not be found there.
onOutdated(() =>
  fail(
    failed(
      'outdated',
      'a newer version of Starboard is open in another tab: reload to go on, nothing is lost',
      'une version plus récente de Starboard est ouverte dans un autre onglet : rechargez pour continuer, rien n’est perdu',
    ),
  ),
);

async function open(wanted: string, id: string, held: Held | undefined): Promise<void> {
  const found = await fetched(wanted, id, held);
  if ('why' in found) return fail(found);
  run(found.running, found.entries, held);
  holdLock(id);
  say({ type: 'opened' });
}

/** The match with its rules, or why it cannot be played here. */
async function fetched(
  wanted: string,
  id: string,
  held: Held | undefined,
): Promise<Failed | { readonly running: Running; readonly entries: readonly Entry[] }> {
  const [log, game] = await Promise.all([
    held?.log ?? loadLog(id).catch((error: unknown) => ({ error })),
    load(wanted).catch(() => null),
  ]);
  if (game === null)
    return failed(
      'unfetched',
      'the rules of this game could not be fetched: try again when you are online',
      'les règles de ce jeu n’ont pas pu être chargées : réessayez une fois en ligne',
    );
  if (log === 'unreadable')
    return failed('unreadable', 'what is stored is no match', 'ce qui est conservé n’est pas une partie');
  if (log && 'error' in log)
    return failed('denied', `the browser’s database: ${log.error}`, `la base du navigateur : ${log.error}`);
  if (!log || !game || log.opening.game !== wanted)
    return failed('missing', 'this match is not on this device', 'cette partie n’est pas sur cet appareil');
  const opened = openLog(game, log);
  if ('value' in opened) return { running: opened.value, entries: log.entries };
  return { why: whyNot(log, game), problems: opened.problems };
}

/** Runs a match for this page. */
function run(running: Running, before: readonly Entry[], held: Held | undefined): void {
  const { game, opening } = running;
  let inMemory = held !== undefined;
  let full = held?.full ?? false;
  /** All entries, and how many of them the page holds already. */
  const entries = [...before];
  let told = held ? before.length : 0;
  const unstored = () => say({ type: 'told', message: { type: 'stored', where: 'memory', full } });
  const table = host(running, {
    now: () => Date.now(),
    level: LEVEL,
    // What cannot be stored is played all the same; the page says so and holds it.
    async store(entry) {
      try {
        if (!inMemory) await appendEntry(running, entry);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') {
          taken();
          throw error;
        }
        inMemory = true;
        full = isFull(error);
        unstored();
      }
      entries.push(entry);
    },
  });
  table.subscribe(() => {
    if (!inMemory) return void saveRow(running).catch(() => {});
    say({ type: 'unstored', row: rowNow(running), entries: entries.slice(told), full });
    told = entries.length;
  });
  // A match that is left before its first decision shows in the list as it was dealt.
  if (!inMemory && !running.end) void saveRow(running).catch(() => {});
  connection = serve(table, {
    here: people(opening.players),
    send: (message) => say({ type: 'told', message }),
    async rematch() {
      const again = optionsOnward(game, opening.options, running.players.length);
      const next: Log = { opening: newMatch(game, rotated(running.players), again), entries: [] };
      await saveMatch(next).catch((error: unknown) =>
        say({ type: 'unstored', row: rowOf(next), entries: [], full: isFull(error) }),
      );
      return { value: next.opening.id };
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
  if (held) unstored();
  if (running.players.some(({ kind }) => kind === 'bot')) setTimeout(() => bots.wake(game.id), WAKE);
}

/** A match has one writer: the tab that opened it last takes it over from any other. */
function holdLock(id: string): void {
  navigator.locks?.request(`match ${id}`, { steal: true }, () => new Promise<never>(() => {})).catch(taken);
}

function taken(): void {
  fail(
    failed(
      'taken',
      'this match is now open in another tab',
      'cette partie est maintenant ouverte dans un autre onglet',
    ),
  );
}
