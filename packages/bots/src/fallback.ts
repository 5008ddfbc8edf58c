import { type Action, type AnyGame, type Core, defaultAction, judge, keyFromSeed, type Seat } from '@starboard/kernel';
import type { Bot } from './bot.ts';

/**
 * A key of its own: whether a bot fails must not change the bot's stream, and which world is sampled does not matter,
 * because what a seat may do is the same in every world of its view.
 */
const KEY = keyFromSeed('fallback');

/**
 * A bot that never leaves its seat without an action: where it throws or names nothing legal, `failed` is told and the
 * seat does what it would do if its time had run out.
 */
export function withFallback(bot: Bot, failed: (bot: string, error: unknown) => void): Bot {
  const { among } = bot;
  return {
    ...bot,
    choose(game, view, seat, rng) {
      // The game's default action is asked of a state, and a bot holds only a view: it gets a sampled state of that view.
      const s: Core = game.determinize(view, KEY);
      try {
        return legalOnly(game, s, seat, bot.choose(game, view, seat, rng));
      } catch (error) {
        // Nobody can decide for a seat that has nothing to decide: that is the caller's mistake, not the bot's.
        if (!game.actors(s).includes(seat)) throw error;
        failed(bot.name, error);
        return defaultAction(game, s, seat);
      }
    },
    ...(among
      ? {
          among(actions, rng) {
            try {
              return among(actions, rng);
            } catch (error) {
              failed(bot.name, error);
              return actions[0];
            }
          },
        }
      : {}),
  };
}

function legalOnly(game: AnyGame, s: Core, seat: Seat, action: Action): Action {
  const judged = judge(game, s, seat, action);
  if ('action' in judged) return judged.action;
  throw new Error(`an action that is not legal: ${judged.violation.rule}`);
}
