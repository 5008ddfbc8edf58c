import { equal } from './equal.ts';
import type { Action, Core, Game, GameEvent, Key, Seat } from './game.ts';
import { judge } from './legal.ts';
import { eventsFor } from './play.ts';
import { keyFromSeed } from './rng.ts';

/** As many worlds as make an accidental agreement unlikely, and no more: previews are asked for at every mark. */
const WORLDS: readonly Key[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => keyFromSeed(`foresee ${seed}`));

/**
 * What all sampled worlds of a view answer to a question alike, such as how large a hand will be whatever cards are drawn;
 * `chance` where they differ, or where answering used randomness. The question may change the world it is given.
 */
export function agreed<S extends Core, A extends Action, V, E extends GameEvent, O extends object, R>(
  game: Game<S, A, V, E, O>,
  view: V,
  question: (world: S) => R,
): R | 'chance' {
  const [first, ...others] = WORLDS;
  const world = game.determinize(view, first);
  const { n } = world.rng;
  const answer = question(world);
  if (world.rng.n !== n) return 'chance';
  return others.every((key) => equal(question(game.determinize(view, key)), answer)) ? answer : 'chance';
}

/** What an action leads to, as the seat will see it. */
export interface Foreseen<V, E extends GameEvent> {
  readonly view: V;
  readonly events: readonly E[];
}

/**
 * What an action of a seat leads to, asked of nothing but its view. `chance` where dice, a shuffle or something hidden
 * decides; undefined where the action is not allowed.
 */
export function foresee<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  view: V,
  seat: Seat,
  action: A,
): Foreseen<V, E> | 'chance' | undefined {
  return agreed(game, view, (s) => {
    const judged = judge(game, s, seat, action);
    if ('violation' in judged) return undefined;
    const events: E[] = [];
    game.apply(s, seat, judged.action as A, (e) => events.push(e));
    return { view: game.view(s, seat), events: eventsFor(events, seat) };
  });
}
