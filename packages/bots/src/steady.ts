import type { Bot } from './bot.ts';
import { random } from './random.ts';

/** A bot that never leaves its seat empty: where it fails, a simpler one takes over for that decision and it is said so. */
export function steady(bot: Bot, failed: (bot: string, error: unknown) => void, simpler: Bot = random): Bot {
  return {
    ...bot,
    choose(game, view, seat, rng) {
      try {
        return bot.choose(game, view, seat, rng);
      } catch (error) {
        failed(bot.name, error);
        return simpler.choose(game, view, seat, rng);
      }
    },
  };
}
