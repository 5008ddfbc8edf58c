import type { Core } from '../game.ts';
import { legal } from '../legal.ts';
import { silent } from '../play.ts';
import { keyFromSeed, pick, rngOf } from '../rng.ts';
import { firstOf, type Law, nameOf, thrown } from './law.ts';
import type { Run } from './run.ts';
import { everyScene, type Scene, type Sight } from './scenes.ts';
import { copyView, difference, freeze, isFrozenError, unplain } from './values.ts';

/** A determinized world is a state like any other, and its own: bots play on in it. */
export const worldLaws: readonly Law[] = [
  everyScene('worlds.whole', 'a determinized world has the true seats and components', (scene, { game }) => {
    const { state } = scene.moment;
    const truth = { seats: state.seats, inventory: game.inventory(state) };
    return firstOf(scene.sights, ({ seat, worlds }) =>
      firstOf(worlds, (world) => {
        const found = difference(truth, { seats: world.seats, inventory: game.inventory(world) });
        const why = found === undefined ? unplain(world) : `it is not the true one: ${found}`;
        return why && `a world of ${nameOf(seat)}: ${why}`;
      }),
    );
  }),

  everyScene('worlds.repeat', 'a determinized world follows from view and key alone', (scene, { game }) => {
    const key = keyFromSeed('repeat');
    const { seat, view } = inTurn(scene);
    const found = difference(game.determinize(copyView(view), key), game.determinize(copyView(view), key));
    return found && `two worlds of ${nameOf(seat)} from one key differ: state${found}`;
  }),

  everyScene(
    'worlds.value',
    'a determinized world follows from what a view says, not from which object it is',
    (scene, { game }) => {
      const key = keyFromSeed('value');
      const { seat, view } = inTurn(scene);
      if (typeof view !== 'object' || view === null) return undefined;
      const reused: Record<string, unknown> = {};
      for (const other of [...scene.sights.map((sight) => sight.view), view]) {
        for (const name of Object.keys(reused)) delete reused[name];
        Object.assign(reused, other);
        game.determinize(reused, key);
      }
      const found = difference(game.determinize(copyView(view), key), game.determinize(reused, key));
      return found && `a view of ${nameOf(seat)} in an object that held another one before: state${found}`;
    },
  ),

  everyScene(
    'worlds.options',
    'a view and its worlds hold the options of the match themselves, no copy',
    (scene, { game }) => {
      const { options } = scene.moment.state as { readonly options?: unknown };
      if (options === undefined) return undefined;
      const { seat, view } = inTurn(scene);
      if ((view as { options?: unknown }).options !== options) return `the view of ${nameOf(seat)} holds a copy`;
      const world = game.determinize(view, keyFromSeed('options')) as { options?: unknown };
      return world.options === options ? undefined : `a world of ${nameOf(seat)} holds a copy`;
    },
  ),

  everyScene('worlds.apart', 'neither determinize nor play in its world changes the view', (scene, run) => {
    const sight = inTurn(scene);
    try {
      unfinished(run, sight, `apart ${run.case.seed} ${scene.moment.after}`, FEW);
    } catch (error) {
      if (isFrozenError(error)) return `the view of ${nameOf(sight.seat)} is changed: ${thrown(error)}`;
    }
    return undefined;
  }),

  everyScene('worlds.playable', 'a determinized world can be played to its end', (scene, run) => {
    const { after } = scene.moment;
    if (after % 3 > 0) return undefined;
    const sight = inTurn(scene);
    const why = unfinished(run, sight, `rollout ${run.case.seed} ${after}`, run.game.bounds.decisions);
    return why && `a world of ${nameOf(sight.seat)}: ${why}`;
  }),
];

/** One viewer of a scene, another at each moment. */
function inTurn({ moment, sights }: Scene): Sight {
  return sights[moment.after % sights.length];
}

const FEW = 20;

/** Plays a world of a frozen view at random; says why it is not over after so many decisions, unless it is. */
function unfinished({ game }: Run, { view }: Sight, seed: string, most: number): string | undefined {
  const world: Core = game.determinize(freeze(copyView(view)), keyFromSeed(seed));
  const rng = rngOf(keyFromSeed(`choices of ${seed}`));
  for (let decisions = 0; decisions <= most; decisions++) {
    const actors = game.actors(world);
    if (actors.length === 0) return undefined;
    const actor = pick(rng, actors);
    const list = legal(game, world, actor);
    if (list.length === 0) return `seat ${actor} has no legal action`;
    game.apply(world, actor, pick(rng, list), silent);
  }
  return `it goes on after ${most} decisions`;
}
