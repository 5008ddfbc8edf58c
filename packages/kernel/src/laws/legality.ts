import { equal } from '../equal.ts';
import type { Action, Core, Seat, Violation } from '../game.ts';
import { choices, defaultAction, judge, legal } from '../legal.ts';
import { format } from '../notation.ts';
import { shown } from '../problem.ts';
import { keyFromSeed, pick, rngOf } from '../rng.ts';
import { junk, NO_SEATS } from './junk.ts';
import { everyMoment, firstOf, type Law, someMoments } from './law.ts';
import { offered, textOf } from './reading.ts';
import { unexplained } from './reasons.ts';
import { allowed, type Moment } from './run.ts';
import { copy, difference } from './values.ts';

/** One judge: every list of actions follows from candidates and check. */
export const legalityLaws: readonly Law[] = [
  everyMoment('legal.list', 'legal gives the candidates that pass check, in their order', (m, { game }) =>
    firstOf(m.actors, (seat, i) => {
      const found = difference(allowed(m.choices[i]), legal(game, m.state, seat));
      return found && `seat ${seat}, candidates that pass ≠ legal: ${found}`;
    }),
  ),

  everyMoment('legal.once', 'a candidate is named once', (m) =>
    firstOf(m.actors, (seat, i) => {
      const seen = new Set<string>();
      return firstOf(m.choices[i], ({ action }) => {
        const text = textOf(action);
        return seen.size === seen.add(text).size ? `seat ${seat} is offered “${text}” twice` : undefined;
      });
    }),
  ),

  everyMoment('legal.bystanders', 'who does not act has no choices, and check refuses whatever it tries', (m, run) => {
    const { game } = run;
    const { state } = m;
    const seats = everySeat(state).filter((seat) => !m.actors.includes(seat));
    const lists = m.actors.length > 0 ? m.choices : (run.moments[m.after - 1]?.choices ?? []);
    return firstOf(seats, (seat) => {
      if (legal(game, state, seat).length > 0 || choices(game, state, seat).length > 0)
        return `seat ${seat} does not act but has choices`;
      const passed = lists.flat().find(({ action }) => game.check(state, seat, action) === undefined);
      return passed && `check passes “${format(passed.action)}” for seat ${seat}, which does not act`;
    });
  }),

  someMoments('legal.total', 'check answers for every action at any time, and passes candidates only', (m, run) => {
    const rng = rngOf(keyFromSeed(`stale ${run.case.seed} ${m.after}`));
    const pool = offered(run);
    const some = pool.length <= STALE ? pool : Array.from({ length: STALE }, () => pick(rng, pool));
    return firstOf(everySeat(m.state), (seat) => {
      const known = offeredTo(m, seat);
      return firstOf(some, ({ text, action }) => {
        const violation = run.game.check(m.state, seat, action);
        if (violation) return unexplained(run.game, violation, `${seat} ${text}`);
        return known.has(text)
          ? undefined
          : `check passes “${text}” for seat ${seat}, which is not among its candidates`;
      });
    });
  }),

  someMoments('legal.junk', 'check answers whatever comes from outside, and passes candidates only', (m, run) => {
    const rng = rngOf(keyFromSeed(`junk ${run.case.seed} ${m.after}`));
    const { game } = run;
    return firstOf([...everySeat(m.state), ...NO_SEATS], (seat) => {
      const candidates = typeof seat === 'number' ? candidatesOf(m, seat) : [];
      return firstOf(junk(rng, offered(run)), (value) => {
        const violation: Violation | undefined = game.check(m.state, seat, value);
        if (violation) return unexplained(game, violation, shown(value));
        return candidates.some((candidate) => equal(candidate, value))
          ? undefined
          : `check passes ${shown(value)} for seat ${shown(seat)}, which is not among its candidates`;
      });
    });
  }),

  someMoments('legal.judge', 'judge gives the verdict of the list on what names one of its entries', (m, { game }) =>
    firstOf(m.actors, (seat, i) =>
      firstOf(m.choices[i], ({ action, violation }) => {
        const found = difference(violation ? { violation } : { action }, judge(game, m.state, seat, copy(action)));
        return found && `“${textOf(action)}” of seat ${seat}: ${found}`;
      }),
    ),
  ),

  everyMoment('legal.over', 'once a match is over nothing can be named', (m, { game }) => {
    if (m.actors.length > 0) return undefined;
    const seat = everySeat(m.state).find(
      (s) => (game.legal?.(m.state, s).length ?? 0) > 0 || [...game.candidates(m.state, s)].length > 0,
    );
    return seat === undefined ? undefined : `seat ${seat} has choices although the match is over`;
  }),

  everyMoment('legal.default', 'whoever does not decide in time does something legal', (m, { game }) =>
    firstOf(m.actors, (seat) => {
      const action = defaultAction(game, m.state, seat);
      const violation = game.check(m.state, seat, action);
      return violation && `“${format(action)}” of seat ${seat} breaks ${violation.rule}`;
    }),
  ),
];

const STALE = 40;

function everySeat(s: Core): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

function candidatesOf(m: Moment, seat: Seat): readonly Action[] {
  return m.actors.includes(seat) ? m.choices[m.actors.indexOf(seat)].map((c) => c.action) : [];
}

function offeredTo(m: Moment, seat: Seat): ReadonlySet<string> {
  return new Set(candidatesOf(m, seat).map(textOf));
}
