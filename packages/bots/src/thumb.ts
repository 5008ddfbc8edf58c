import { pick } from '@starboard/kernel';
import { type Bot, imagine } from './bot.ts';

/** Plays by the game's rule of thumb, without looking ahead: the reference that a level must beat. */
export const thumb: Bot = {
  name: 'thumb',
  choose(game, view, seat, rng) {
    const { state, actions } = imagine(game, view, seat, rng);
    if (actions.length === 1) return actions[0];
    return game.insight?.playout?.(state, seat, actions, rng) ?? pick(rng, actions);
  },
};
