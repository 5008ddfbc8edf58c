// One match in its own thread: rules, bots and storage never hold up the page.

import { failure } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { type LocalMatch, localMatch } from './localMatch.ts';
import { mindInWorker } from './mind.ts';
import type { Command, Reply, Telling } from './protocol.ts';
import { loadMatch, saveMatch } from './store.ts';

const tell = (telling: Telling) => postMessage(telling);
const mind = mindInWorker();
let running: LocalMatch | undefined;

addEventListener('message', ({ data }: MessageEvent<Command>) => {
  void obey(data);
});

async function obey(command: Command): Promise<void> {
  if (command.type === 'open') return open(command.id, command.pace);
  const match = running;
  if (!match) return;
  const reply = (call: number, value: Reply) => tell({ type: 'reply', call, value });
  switch (command.type) {
    case 'act':
      return reply(command.call, await match.act(command.action));
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

async function open(id: string, pace: number): Promise<void> {
  const saved = await loadMatch(id);
  if (!saved) {
    const gone = failure('', 'this match is not on this device', 'cette partie n’est pas sur cet appareil');
    return tell({ type: 'failed', ...gone });
  }
  const game = await load(saved.record.game);
  if (!game) {
    const { game: wanted } = saved.record;
    return tell({
      type: 'failed',
      ...failure('game', `there is no game “${wanted}”`, `il n’y a pas de jeu « ${wanted} »`),
    });
  }
  const opened = localMatch(game, saved, pace, {
    mind,
    save: saveMatch,
    tell: (snapshot, from) => tell({ type: 'snapshot', from, snapshot }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  if ('problems' in opened) return tell({ type: 'failed', problems: opened.problems });
  running = opened.value;
}
