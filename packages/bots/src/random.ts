import { pick } from '@starboard/kernel';
import { type Bot, sampleWorld } from './bot.ts';

/** Takes any legal action, each equally likely. */
export const random: Bot = {
  name: 'random',
  choose: (game, view, seat, rng) => pick(rng, sampleWorld(game, view, seat, rng).actions),
  among: (actions, rng) => pick(rng, actions),
};
