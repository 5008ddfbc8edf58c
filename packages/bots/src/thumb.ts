import { type Bot, sampleWorld } from './bot.ts';
import { thumbAction } from './leaf.ts';

/** Plays by the game's rule of thumb, without looking ahead: the reference that a level must beat. */
export const thumb: Bot = {
  name: 'thumb',
  choose: (game, view, seat, rng) => thumbAction(game, sampleWorld(game, view, seat, rng).state, seat, rng),
};
