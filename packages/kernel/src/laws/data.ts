import type { Core, GameEvent } from '../game.ts';
import { everyDecision, everyMoment, type Law, someMoments, thrown } from './law.ts';
import { viewers } from './reading.ts';
import { copy, difference, isFrozenError, unplain } from './values.ts';

/** States are plain data, and a clone is another state. */
export const dataLaws: readonly Law[] = [
  everyMoment('data.plain', 'a state is plain JSON, and no part of it stands in two places', (m) => unplain(m.state)),

  everyDecision(
    'data.messages',
    'actions and events are plain JSON',
    (d) => unplain(d.action) ?? d.events.map((e) => unplain(e)).find((why) => why !== undefined),
  ),

  everyMoment('data.core', 'a state carries its seats, its key and a stack of named steps', ({ state }, run) => {
    if (state.seats !== run.case.setting.seats) return `seats is ${state.seats}, not ${run.case.setting.seats}`;
    const key = difference(run.key, state.rng.key);
    if (key !== undefined) return `rng.key${key}`;
    const nameless = state.stack.findIndex((frame) => typeof frame.step !== 'string' || frame.step === '');
    return nameless < 0 ? undefined : `stack[${nameless}] has no step`;
  }),

  everyMoment(
    'data.setup',
    'setup follows from seats, options and key alone',
    (m, { game, case: { setting }, key }) => {
      if (m.after > 0) return undefined;
      const again: Core = game.setup(setting.seats, copy(setting.options), copy(key));
      const found = difference(m.state, again);
      return found && `a second setup differs: state${found}`;
    },
  ),

  everyDecision('data.resumes', 'a state that was saved and loaded plays on identically', (d, { game }) => {
    const loaded: Core = copy(d.from.state);
    const events: GameEvent[] = [];
    game.apply(loaded, d.seat, copy(d.action), (e: GameEvent) => events.push(e));
    const state = difference(d.to.state, loaded);
    if (state !== undefined) return `the loaded state leads elsewhere: state${state}`;
    const told = difference(d.events, events);
    return told && `the loaded state tells something else: events${told}`;
  }),

  everyMoment('data.clone', 'a clone is equal to its state', ({ state }, { game }) => {
    const found = difference(state, game.clone(state));
    return found && `state${found}`;
  }),

  everyMoment('data.independent', 'neither questions nor play on a clone change a state', (m) => {
    if (JSON.stringify(m.state) === m.json) return undefined;
    return `it changed after it was left: state${difference(JSON.parse(m.json), m.state)}`;
  }),

  {
    id: 'data.frozen',
    says: 'options, key, frames and what else a clone shares with its state are never changed, only replaced',
    breach: ({ thrown: found, moments }) =>
      found && isFrozenError(found.error)
        ? { after: moments.length, why: `${found.by} changed one of them: ${thrown(found.error)}` }
        : undefined,
  },

  someMoments('data.asking', 'asking a game something changes nothing', ({ state }, { game }) => {
    const before = JSON.stringify(state);
    for (const seat of viewers(state.seats)) game.view(state, seat);
    game.outcome(state);
    game.inventory(state);
    game.clone(state);
    for (const seat of game.actors(state)) {
      for (const a of game.candidates(state, seat)) game.check(state, seat, a);
      game.legal?.(state, seat);
    }
    return JSON.stringify(state) === before ? undefined : `state${difference(JSON.parse(before), state)}`;
  }),
];
