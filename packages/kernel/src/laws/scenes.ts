import type { Action, AnyGame, Core, GameEvent, Seat } from '../game.ts';
import { keyFromSeed, rngOf, shuffle } from '../rng.ts';
import { firstOf, type Law, someMoments } from './law.ts';
import { viewers } from './reading.ts';
import { allowed, type Moment, type Run } from './run.ts';
import { copyView, freeze } from './values.ts';

/** What one viewer sees at a moment, and worlds it cannot tell from the true one. */
export interface Sight {
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly worlds: readonly Core[];
}

/** What an action leads to in some world. */
export interface Branch {
  readonly seat: Seat;
  readonly action: Action;
  readonly state: Core;
  readonly events: readonly GameEvent[];
  /** It used randomness. */
  readonly chance: boolean;
}

/** A moment as everyone sees it, with a few actions tried out in the true world. */
export interface Scene {
  readonly moment: Moment;
  readonly sights: readonly Sight[];
  readonly branches: readonly Branch[];
}

/** One action in the true world and in a world that a viewer could not tell from it. */
export interface Parallel {
  readonly sight: Sight;
  readonly truth: Branch;
  readonly other: Branch;
}

const WORLDS = 2;
const ACTIONS = 3;

/** A law about the scenes of a match, which are a sample of its moments. */
export function everyScene(id: string, says: string, complaint: (s: Scene, run: Run) => string | undefined): Law {
  return someMoments(id, says, (m, run) => complaint(sceneOf(run, m), run));
}

/** A law about the same action in two worlds that look alike. */
export function everyParallel(id: string, says: string, complaint: (p: Parallel, run: Run) => string | undefined): Law {
  return everyScene(id, says, (scene, run) => firstOf(parallels(run.game, scene), (p) => complaint(p, run)));
}

const scenes = new WeakMap<Moment, Scene>();

function sceneOf(run: Run, moment: Moment): Scene {
  const known = scenes.get(moment);
  if (known) return known;
  const { game } = run;
  const { state } = moment;
  const sights = viewers(state.seats).map((seat) => {
    const view: unknown = freeze(copyView(game.view(state, seat)));
    const given = copyView(view);
    const world = (_: unknown, i: number): Core =>
      game.determinize(given, keyFromSeed(`world ${run.case.seed} ${moment.after} ${seat} ${i}`));
    return { seat, view, worlds: Array.from({ length: WORLDS }, world) };
  });
  const branches = tried(run, moment).map(({ seat, action }) => branch(game, state, seat, action));
  const scene: Scene = { moment, sights, branches };
  scenes.set(moment, scene);
  return scene;
}

/** The decision that was made, and other choices of that moment. */
function tried(run: Run, { after, actors, choices }: Moment): { seat: Seat; action: Action }[] {
  const all = actors.flatMap((seat, i) => allowed(choices[i]).map((action) => ({ seat, action })));
  const some = shuffle(rngOf(keyFromSeed(`actions ${run.case.seed} ${after}`)), all).slice(0, ACTIONS);
  return after < run.decisions.length ? [run.decisions[after], ...some] : some;
}

function branch(game: AnyGame, from: Core, seat: Seat, action: Action): Branch {
  const state: Core = game.clone(from);
  const events: GameEvent[] = [];
  game.apply(state, seat, action, (e: GameEvent) => events.push(e));
  return { seat, action, state, events, chance: state.rng.n !== from.rng.n };
}

const paired = new WeakMap<Scene, Parallel[]>();

/** The actions of a scene in all worlds where they are legal too, with the same chance: only secrets differ. */
function parallels(game: AnyGame, scene: Scene): Parallel[] {
  const known = paired.get(scene);
  if (known) return known;
  const { rng } = scene.moment.state;
  const list: Parallel[] = [];
  for (const sight of scene.sights) {
    for (const world of sight.worlds) {
      const there: Core = { ...world, rng: { ...rng } };
      for (const truth of scene.branches) {
        const { seat, action } = truth;
        if (!game.actors(there).includes(seat) || game.check(there, seat, action)) continue;
        list.push({ sight, truth, other: branch(game, there, seat, action) });
      }
    }
  }
  paired.set(scene, list);
  return list;
}
