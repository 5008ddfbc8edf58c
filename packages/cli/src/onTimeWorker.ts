// Bots that keep their time think here: a question comes in, better and better actions go out, the last one is final.
import { type MessagePort, workerData } from 'node:worker_threads';
import { botNamed, warmUp } from '@starboard/bots';
import { type Action, type AnyGame, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { type FromThinker, now, type Thought, type ToThinker } from './onTime.ts';

const { bell, port } = workerData as { readonly bell: Int32Array; readonly port: MessagePort };

/** Who waits is woken for the end of a thought alone: being woken all the time, it would wait longer for the last time. */
function tell(message: FromThinker): void {
  port.postMessage(message);
  if ('action' in message && message.at === undefined) return;
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

function thought(game: AnyGame, { n, bot: name, view, seat, key, milliseconds, iterations, asked }: Thought): Action {
  const bot = botNamed(name)?.within?.({
    milliseconds,
    ...(iterations === undefined ? {} : { iterations }),
    began: asked - performance.timeOrigin,
    soFar: (action) => tell({ n, action }),
  });
  if (!bot) throw new Error(`${name} is no bot with a clock`);
  return bot.choose(game, view, seat, rngOf(key));
}

port.on('message', async (message: ToThinker) => {
  const game = await load(message.game);
  if ('n' in message) {
    try {
      if (!game) throw new Error(`there is no game ${message.game}`);
      tell({ n: message.n, action: thought(game, message), at: now() });
    } catch (error) {
      tell({ n: message.n, failed: error instanceof Error ? error.message : String(error) });
    }
    return;
  }
  if (game) warmUp(game, message.seats, message.options);
  tell({ ready: true });
});
