import * as fc from 'fast-check';
import type { Seat } from '../game.ts';
import { below, pick, type Rng } from '../rng.ts';
import type { Offered } from './reading.ts';
import { copy, isObject } from './values.ts';

/** What a message may say instead of a seat. */
export const NO_SEATS = [-1, 99, 0.5, Number.NaN, '0', null, undefined, 'length'] as unknown as readonly Seat[];

/** What a message may say instead of an action. */
const NO_ACTIONS: readonly unknown[] = [
  undefined,
  null,
  7,
  'roll',
  [],
  {},
  { type: 7 },
  { type: ['roll'] },
  { type: { toString: 1 } },
  { type: 'constructor' },
  { type: '__proto__' },
];

/** Values that slip through careless checks. */
const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  0.5,
  99,
  1e21,
  true,
  '',
  '0',
  'length',
  'constructor',
  '__proto__',
  [],
  [0, 0],
  {},
  { length: 1 },
];

/** Anything that JavaScript can say. */
const ANYTHING: readonly unknown[] = fc.sample(fc.anything({ withBigInt: true, withSparseArray: true }), {
  seed: 1,
  numRuns: 200,
});

const SPOILT = 12;

/** Things from outside: no actions at all, and actions of the match in which something small is wrong. */
export function* junk(rng: Rng, pool: readonly Offered[]): Generator<unknown> {
  yield pick(rng, NO_ACTIONS);
  yield pick(rng, ANYTHING);
  if (pool.length === 0) return;
  // The whole notation as a type reads like a real action.
  yield { type: pick(rng, pool).text };
  for (let i = 0; i < SPOILT; i++) yield spoilt(rng, copy(pick(rng, pool).action) as unknown as Part);
}

type Part = Record<string, unknown>;

/** The same with a field too many, too few or of another value, somewhere within. */
function spoilt(rng: Rng, action: Part): Part {
  let part = action;
  for (;;) {
    const inner = Object.values(part).filter((value): value is Part => isObject(value));
    if (inner.length === 0 || below(rng, 2) === 0) break;
    part = pick(rng, inner);
  }
  const names = Object.keys(part);
  const name = below(rng, 5) === 0 || names.length === 0 ? 'more' : pick(rng, names);
  const old = part[name];
  const kind = below(rng, 4);
  if (kind === 0 && !Array.isArray(part)) delete part[name];
  else if (kind === 1 && typeof old === 'number') part[name] = old + pick(rng, [-1, 1, 0.5, -10, 10]);
  else if (kind === 2) part[name] = typeof old === 'number' ? `${old}` : pick(rng, ANYTHING);
  else part[name] = pick(rng, ODD);
  return action;
}
