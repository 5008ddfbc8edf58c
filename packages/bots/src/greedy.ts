import { pick, silent } from '@starboard/kernel';
import { type Bot, sampleWorld } from './bot.ts';
import { type Leaf, leafWorths, playLeaf } from './leaf.ts';

/** Looks one action ahead: tries each in the same sampled worlds and takes the one that leads, on average, to the best. */
export function greedy(name: string, worlds: number, leaf: Leaf = { decisions: 0 }): Bot {
  return {
    name,
    choose(game, view, seat, rng) {
      const { actions } = sampleWorld(game, view, seat, rng);
      if (actions.length === 1) return actions[0];
      if (worlds <= 0) return pick(rng, actions);
      const totals = actions.map(() => 0);
      for (let i = 0; i < worlds; i++) {
        const { state } = sampleWorld(game, view, seat, rng);
        for (const [index, action] of actions.entries()) {
          const s = game.clone(state);
          game.apply(s, seat, action, silent);
          playLeaf(game, s, leaf, rng, () => false);
          totals[index] += leafWorths(game, s)?.[seat] ?? 0;
        }
      }
      return actions[totals.indexOf(Math.max(...totals))];
    },
  };
}
