import * as fc from 'fast-check';
import type { Action, Core, Seat } from '../game.ts';
import { choices, judge, legal } from '../legal.ts';
import { format } from '../notation.ts';
import { PLATFORM_RULES } from '../platformRules.ts';
import { keyFromSeed, pick, type Rng, rngOf } from '../rng.ts';
import { explain } from '../text.ts';
import { everyMoment, firstOf, type Law, someMoments } from './law.ts';
import { type Offered, offered, textOf } from './reading.ts';
import { unexplained } from './reasons.ts';
import { allowed, type Moment } from './run.ts';
import { difference } from './values.ts';

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

  someMoments('legal.junk', 'whatever comes from outside is judged, and refused if it is no candidate', (m, run) => {
    const rng = rngOf(keyFromSeed(`junk ${run.case.seed} ${m.after}`));
    return firstOf(everySeat(m.state), (seat) => {
      const known = offeredTo(m, seat);
      for (let i = 0; i < JUNK; i++) {
        const action = spoilt(rng, offered(run));
        const judged = judge(run.game, m.state, seat, action);
        if ('violation' in judged) {
          const { rule } = judged.violation;
          if (!Object.hasOwn({ ...PLATFORM_RULES, ...run.game.rules }, rule)) return `no rule is called “${rule}”`;
          explain(run.game, judged.violation, 'en');
        } else if (!known.has(format(judged.action))) return `“${format(judged.action)}” passes for seat ${seat}`;
      }
      return undefined;
    });
  }),
];

const STALE = 40;
const JUNK = 5;

function everySeat(s: Core): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

function offeredTo(m: Moment, seat: Seat): ReadonlySet<string> {
  const list = m.actors.includes(seat) ? m.choices[m.actors.indexOf(seat)] : [];
  return new Set(list.map((c) => textOf(c.action)));
}

/** Anything that JSON can say. */
const PAYLOADS: readonly unknown[] = fc.sample(fc.jsonValue(), { seed: 1, numRuns: 300 });

/** An action of a known type in which a field holds something else, or that has a field too many. */
function spoilt(rng: Rng, pool: readonly Offered[]): Action {
  const action = pool.length > 0 ? pick(rng, pool).action : { type: 'none' };
  return { ...action, [pick(rng, [...Object.keys(action), 'more'])]: pick(rng, PAYLOADS) };
}
