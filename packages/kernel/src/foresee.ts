import { equal } from './equal.ts';
import type { Action, Core, Game, GameEvent, Key, Seat } from './game.ts';
import { judge } from './legal.ts';
import { eventsFor } from './play.ts';
import { keyFromSeed } from './rng.ts';

/** What an action leads to, as the seat will see it. */
export interface Foreseen<V, E extends GameEvent> {
  readonly view: V;
  readonly events: readonly E[];
}

/** As many worlds as make an accidental agreement unlikely, and no more: previews are asked for at every mark. */
const WORLDS: readonly Key[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => keyFromSeed(`foresee ${seed}`));

/**
 * What an action of a seat leads to, asked of nothing but its view: what all sampled worlds of the view agree on. `chance`
 * where dice, a shuffle or something hidden decides; undefined where the action is not allowed.
 */
export function foresee<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  view: V,
  seat: Seat,
  action: A,
): Foreseen<V, E> | 'chance' | undefined {
  let first: Foreseen<V, E> | undefined;
  for (const key of WORLDS) {
    const s = game.determinize(view, key);
    const judged = judge(game, s, seat, action);
    if ('violation' in judged) return undefined;
    const { n } = s.rng;
    const events: E[] = [];
    game.apply(s, seat, judged.action as A, (e) => events.push(e));
    if (s.rng.n !== n) return 'chance';
    const found = { view: game.view(s, seat), events: eventsFor(events, seat) };
    if (first && !equal(first, found)) return 'chance';
    first ??= found;
  }
  return first;
}
