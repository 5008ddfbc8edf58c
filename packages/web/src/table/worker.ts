// One match in its own thread: rules, bots and storage never hold up the page.

import { failure } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { type LocalMatch, localMatch } from './localMatch.ts';
import { mindInWorker } from './mind.ts';
import type { Command, Reply, Telling } from './protocol.ts';
import { loadMatch, saveMatch } from './store.ts';

const tell = (telling: Telling) => postMessage(telling);
const mind = mindInWorker();
/** When bots start their thread, in milliseconds: after the table is drawn, before the first cards fly. */
const WAKE = 1500;
let running: LocalMatch | undefined;

// A table that cannot go on says so instead of standing still.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  tell({ type: 'failed', ...failure('', `the table stopped: ${reason}`, `la table s’est arrêtée : ${reason}`) });
});

addEventListener('message', ({ data }: MessageEvent<Command>) => {
  void obey(data);
});

async function obey(command: Command): Promise<void> {
  if (command.type === 'prepare') return void load(command.game);
  if (command.type === 'open') return open(command);
  const match = running;
  if (!match) return;
  const reply = (call: number, value: Reply) => tell({ type: 'reply', call, value });
  switch (command.type) {
    case 'act':
      return reply(command.call, await match.act(command.action, command.seq));
    case 'hint':
      return reply(command.call, await match.hint());
    case 'rematch':
      return reply(command.call, await match.rematch());
    case 'record':
      return reply(command.call, match.record());
    case 'undo':
      return match.undo(command.to);
    case 'concede':
      return match.concede();
    case 'look':
      return match.look(command.seat);
    case 'pace':
      return match.pace(command.ms);
  }
}

async function open({ game: wanted, id, pace }: Extract<Command, { type: 'open' }>): Promise<void> {
  const [saved, game] = await Promise.all([loadMatch(id), load(wanted).catch(() => null)]);
  if (game === null) {
    const unfetched = failure(
      '',
      'the rules of this game could not be fetched: try again when you are online',
      'les règles de ce jeu n’ont pas pu être chargées : réessayez une fois en ligne',
    );
    return tell({ type: 'failed', ...unfetched });
  }
  if (!saved) {
    const gone = failure('', 'this match is not on this device', 'cette partie n’est pas sur cet appareil');
    return tell({ type: 'failed', ...gone });
  }
  if (!game) {
    const none = failure('game', `there is no game “${wanted}”`, `il n’y a pas de jeu « ${wanted} »`);
    return tell({ type: 'failed', ...none });
  }
  const opened = localMatch(game, saved, pace, {
    mind,
    save: saveMatch,
    tell: (snapshot, from) => tell({ type: 'snapshot', from, snapshot }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  if ('problems' in opened) return tell({ type: 'failed', problems: opened.problems });
  running = opened.value;
  hold(id);
  if (saved.sitters.some(({ kind }) => kind === 'bot')) setTimeout(() => mind.wake(wanted), WAKE);
}

/** A match has one writer: the tab that opened it last takes it over from any other. */
function hold(id: string): void {
  navigator.locks
    ?.request(`match ${id}`, { steal: true }, () => new Promise<never>(() => {}))
    .catch(() => {
      running = undefined;
      mind.forget();
      tell({
        type: 'failed',
        ...failure(
          '',
          'this match is now open in another tab',
          'cette partie est maintenant ouverte dans un autre onglet',
        ),
      });
    });
}
