import type { Core, GameEvent, Seat } from '../game.ts';
import { advance, type Match, start, undo, undoLimit } from '../match.ts';
import { format } from '../notation.ts';
import { keyFromSeed } from '../rng.ts';
import { type Breach, everyDecision, firstOf, type Law, nameOf } from './law.ts';
import { sampled, viewers } from './reading.ts';
import type { Decision, Run } from './run.ts';
import { everyParallel } from './scenes.ts';
import { difference } from './values.ts';

/** Undo follows information: it needs honest marks of chance and of what was revealed. */
export const undoLaws: readonly Law[] = [
  everyParallel(
    'undo.marked',
    'where an action shows a seat what it could not foresee, an event says that it reveals',
    ({ sight: { seat }, truth, other }, { game }) => {
      if (truth.chance || other.chance || truth.events.some((e) => e.reveals)) return undefined;
      const found = difference(game.view(truth.state, seat), game.view(other.state, seat));
      const action = `${truth.seat} ${format(truth.action)}`;
      return found && `after “${action}” ${nameOf(seat)} sees what no event marks as revealed: view${found}`;
    },
  ),

  {
    id: 'undo.returns',
    says: 'undo leads back to the very states it may, and no further',
    breach: undoBreach,
  },

  everyDecision('undo.stream', 'the counter of randomness never goes back', ({ from, to }) => {
    const { n } = to.state.rng;
    return Number.isInteger(n) && n >= from.state.rng.n ? undefined : `rng.n went from ${from.state.rng.n} to ${n}`;
  }),

  everyDecision('undo.chance', 'an action that does not move the counter does not depend on chance', (d, { game }) => {
    if (d.to.state.rng.n !== d.from.state.rng.n) return undefined;
    const rng = { key: keyFromSeed('another'), n: d.from.state.rng.n + 1 };
    const other: Core = { ...game.clone(d.from.state), rng: { ...rng } };
    const events: GameEvent[] = [];
    game.apply(other, d.seat, d.action, (e: GameEvent) => events.push(e));
    const found = difference({ ...d.to.state, rng }, other);
    if (found !== undefined) return `another key leads elsewhere: state${found}`;
    const told = difference(d.events, events);
    return told && `another key tells something else: events${told}`;
  }),
];

/** Plays the match again through the kernel and takes back from a sample of its moments. */
function undoBreach(run: Run): Breach | undefined {
  const {
    game,
    case: { setting },
    key,
  } = run;
  const stops = new Set(sampled(run).map((m) => m.after));
  let match = start(game, setting.seats, setting.options, key);
  for (let after = 0; ; after++) {
    const why = stops.has(after) ? undoComplaint(run, match) : undefined;
    if (why !== undefined) return { after, why };
    if (after >= run.decisions.length) return undefined;
    const { seat, action } = run.decisions[after];
    const next = advance(match, seat, action);
    if ('violation' in next) return { after, why: `“${seat} ${format(action)}” is refused when played again` };
    match = next.match;
  }
}

function undoComplaint(run: Run, match: Match): string | undefined {
  const now = match.steps.length;
  return firstOf(viewers(match.seats), (seat) => {
    if (seat === null) return undefined;
    const { to } = undoLimit(match.steps, seat);
    if (to > 0 && undo(match, seat, to - 1)) return `seat ${seat} may take back past decision ${to}`;
    const taken = run.decisions.slice(to, now);
    return (
      firstOf(taken, (d) => notItsOwn(d, seat)) ?? firstOf(new Set([taken.at(0), taken.at(-1)]), wrongly(match, seat))
    );
  });
}

/** Why a seat should not be able to take back a decision, if it should not. */
function notItsOwn({ from, to, seat: decider, events }: Decision, seat: Seat): string | undefined {
  if (decider !== seat) return `seat ${seat} may take back a decision of seat ${decider}`;
  const known = from.state.rng.n !== to.state.rng.n || events.some((e) => e.reveals);
  return known ? `seat ${seat} may take back what chance or an event revealed` : undefined;
}

/** How the state differs from the true one after everything from a decision on was taken back. */
function wrongly(match: Match, seat: Seat) {
  return (d: Decision | undefined): string | undefined => {
    if (!d) return undefined;
    const back = undo(match, seat, d.from.after);
    const found = back ? difference(d.from.state, back.state) : ': refused';
    return found && `seat ${seat} takes back to decision ${d.from.after} of ${match.steps.length}: state${found}`;
  };
}
