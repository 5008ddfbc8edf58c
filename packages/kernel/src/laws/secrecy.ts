import type { AnyGame, Core, GameEvent, Key, Seat } from '../game.ts';
import { choices } from '../legal.ts';
import { format } from '../notation.ts';
import { eventsFor, silent } from '../play.ts';
import { below, formatKey, keyFromSeed, rngOf } from '../rng.ts';
import { everyDecision, everyMoment, firstOf, type Law, nameOf, someMoments } from './law.ts';
import { viewers } from './reading.ts';
import type { Manner, Run } from './run.ts';
import { type Branch, everyParallel, everyScene } from './scenes.ts';
import { difference, unplain, walk } from './values.ts';

/** Nobody learns what it may not know: neither from views nor from choices nor from events. */
export const secrecyLaws: readonly Law[] = [
  everyMoment('secrecy.view', 'a view is plain JSON', (m, { game }) => {
    const all = viewers(m.state.seats);
    const seat = all[m.after % all.length];
    const why = unplain(game.view(m.state, seat));
    return why && `view of ${nameOf(seat)}: ${why}`;
  }),

  everyDecision('secrecy.still', 'a view that was taken stays as it is when the match goes on', (d, { game }) => {
    const all = viewers(d.from.state.seats);
    const seat = all[d.to.after % all.length];
    const state: Core = game.clone(d.from.state);
    const view: unknown = game.view(state, seat);
    const before = JSON.stringify(view);
    game.apply(state, d.seat, d.action, silent);
    return JSON.stringify(view) === before
      ? undefined
      : `the view of ${nameOf(seat)} changes with the state it was taken of`;
  }),

  everyScene('secrecy.open', 'an open game looks the same to everybody', ({ sights }, { game, case: { setting } }) => {
    if (!game.open?.(setting.options)) return undefined;
    const [first, ...others] = sights;
    return firstOf(others, ({ seat, view }) => {
      const found = difference(first.view, view);
      return found && `view of ${nameOf(first.seat)} ≠ view of ${nameOf(seat)}: view${found}`;
    });
  }),

  everyScene('secrecy.key', 'no view contains the randomness of the match', ({ sights }, { key }) =>
    firstOf(sights, ({ seat, view }) => {
      const at = walk(view, (part) => keyIn(part, key));
      return at && `view of ${nameOf(seat)} shows it at ${at}`;
    }),
  ),

  someMoments('secrecy.chance', 'views, actors and choices do not depend on chance that is still to come', (m, run) => {
    const { game } = run;
    const later = below(rngOf(keyFromSeed(`later ${run.case.seed} ${m.after}`)), 1000);
    const other: Core = { ...game.clone(m.state), rng: { key: keyFromSeed('another'), n: m.state.rng.n + later } };
    const changed = firstOf(viewers(m.state.seats), (seat) => {
      const found = difference(game.view(m.state, seat), game.view(other, seat));
      return found && `view of ${nameOf(seat)} changes with the key: view${found}`;
    });
    return changed ?? answers(game, m.state, other, m.actors);
  }),

  everyScene('secrecy.worlds', 'a view cannot tell its determinized worlds from the true one', ({ sights }, { game }) =>
    firstOf(sights, ({ seat, view, worlds }) =>
      firstOf(worlds, (world) => {
        const found = difference(view, game.view(world, seat));
        return found && `view of ${nameOf(seat)} ≠ its view of a determinized world: view${found}`;
      }),
    ),
  ),

  everyScene('secrecy.choices', 'who acts, its choices and the outcome follow from its view', (scene, { game }) => {
    const { state, actors } = scene.moment;
    return firstOf(scene.sights, ({ seat, worlds }) => {
      const own = actors.filter((actor) => actor === seat);
      return firstOf(worlds, (world) => {
        const why = answers(game, state, world, own);
        return why && `true world ≠ a world that ${nameOf(seat)} cannot tell from it: ${why}`;
      });
    });
  }),

  everyParallel(
    'secrecy.events',
    'where two worlds look alike before and after an action, so do its events',
    ({ sight: { seat }, truth, other }, { game, manner }) => {
      if (difference(game.view(truth.state, seat), game.view(other.state, seat)) !== undefined) return undefined;
      const found = difference(received(truth, seat, manner), received(other, seat, manner));
      return found && `“${named(truth)}” tells ${nameOf(seat)} more than its view shows: events${found}`;
    },
  ),

  everyScene('secrecy.intent', 'where two choices of a seat look alike to another, so do their events', (scene, run) =>
    firstOf(viewers(scene.moment.state.seats), (seat) =>
      firstOf(scene.branches, (a, i) =>
        firstOf(scene.branches.slice(i + 1), (b) =>
          a.seat !== seat && comparable(a, b) ? betrayed(run, seat, a, b) : undefined,
        ),
      ),
    ),
  ),

  everyScene('secrecy.address', 'a secret goes to seats of the match', ({ branches, moment: { state } }) =>
    firstOf(branches, ({ events }) => firstOf(events, (e) => misaddressed(e, state.seats))),
  ),
];

/** What two states answer differently when asked who acts, how it ended, and what some seats may do. */
function answers(game: AnyGame, a: Core, b: Core, seats: readonly Seat[]): string | undefined {
  const actors = difference(game.actors(a), game.actors(b));
  if (actors !== undefined) return `actors${actors}`;
  const outcome = difference(game.outcome(a), game.outcome(b));
  if (outcome !== undefined) return `outcome${outcome}`;
  return firstOf(seats, (seat) => {
    const found = difference(choices(game, a, seat), choices(game, b, seat));
    return found && `choices of seat ${seat}${found}`;
  });
}

/** Two choices of one seat, of the same kind and without chance: whatever differs was the seat's intent. */
function comparable(a: Branch, b: Branch): boolean {
  return a.seat === b.seat && a.action.type === b.action.type && !a.chance && !b.chance;
}

function betrayed({ game, manner }: Run, seat: Seat | null, a: Branch, b: Branch): string | undefined {
  if (difference(game.view(a.state, seat), game.view(b.state, seat)) !== undefined) return undefined;
  if (difference(a.state, b.state) === undefined) return undefined;
  const found = difference(received(a, seat, manner), received(b, seat, manner));
  return found && `events tell ${nameOf(seat)} “${named(a)}” from “${named(b)}”: events${found}`;
}

/** The events of an action as a seat receives them, but for those that may tell more than its view remembers. */
function received({ events }: Branch, seat: Seat | null, { told = {} }: Manner): GameEvent[] {
  return eventsFor(events, seat).filter((e) => !Object.hasOwn(told, e.type));
}

function misaddressed({ type, secret }: GameEvent, seats: number): string | undefined {
  if (secret === undefined) return undefined;
  const { to } = secret;
  const right = Array.isArray(to) && to.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  return right ? undefined : `the secret of “${type}” goes to ${JSON.stringify(to)}`;
}

/** Where a part of a view holds the key, or names it. */
function keyIn(part: Readonly<Record<string, unknown>>, key: Key): string | undefined {
  const digits = formatKey(key).match(/.{8}/g) ?? [];
  for (const [field, value] of Object.entries(part)) {
    const named = field === 'rng' || field === 'key';
    const held = typeof value === 'number' && key.includes(value);
    const written = typeof value === 'string' && digits.some((d) => value.includes(d));
    if (named || held || written) return `.${field}`;
  }
  return undefined;
}

function named({ seat, action }: Branch): string {
  return `${seat} ${format(action)}`;
}
