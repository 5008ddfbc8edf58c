// The bots' own thread: it gets a view and a question, so a long thought never delays the table or a press.
import { botNamed, warmUp, withFallback } from '@starboard/bots';
import { rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { secureKey } from '../secure.ts';
import type { Call, Question, Reply, Thought } from './question.ts';
import { rank } from './rank.ts';
import { weigh } from './weigh.ts';

addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  // A failure is told: whoever asked would otherwise wait for ever.
  const answer: Reply | undefined = await told(data).catch((error: unknown) => ({ failed: String(error) }));
  if (answer) postMessage(answer);
});

async function told(call: Call): Promise<Reply | undefined> {
  if (call.ask !== 'wake') return { thought: await answered(call) };
  const game = await load(call.game);
  if (game) warmUp(game, game.seats[0], game.defaults, 400);
  return undefined;
}

async function answered(question: Question): Promise<Thought> {
  const game = await load(question.game);
  if (!game) throw new Error(`no game ${question.game}`);
  const rng = rngOf(secureKey());
  if (question.ask === 'rank') return rank(game, question.view, question.seat, rng);
  if (question.ask === 'weigh') return weigh(game, question.view);
  const bot = botNamed(question.level) ?? botNamed('medium');
  if (!bot) throw new Error(`no bot ${question.level}`);
  const failed = (name: string, error: unknown) =>
    console.warn(`${name} failed, and the simplest action is taken for it`, error);
  return withFallback(bot, failed).choose(game, question.view, question.seat, rng);
}
