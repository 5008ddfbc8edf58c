import { type Bot, imagine } from './bot.ts';
import { natural } from './leaf.ts';

/** Plays by the game's rule of thumb, without looking ahead: the reference that a level must beat. */
export const thumb: Bot = {
  name: 'thumb',
  choose: (game, view, seat, rng) => natural(game, imagine(game, view, seat, rng).state, seat, rng),
};
