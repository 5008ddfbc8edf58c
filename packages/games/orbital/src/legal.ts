import { type Seat, top } from '@starboard/kernel';
import type { Action, ActionType, MoveOf } from './actions.ts';
import { type Look, look } from './look.ts';
import { legalBuilds } from './moves/build.ts';
import { legalPurchases } from './moves/buy.ts';
import { discard } from './moves/discard.ts';
import { legalEvents } from './moves/event.ts';
import { income } from './moves/income.ts';
import { legalOperations } from './moves/operate.ts';
import { legalPass } from './moves/pass.ts';
import { legalRepairs } from './moves/repair.ts';
import { legalReturns } from './moves/returnCards.ts';
import { show } from './moves/show.ts';
import { sufferDamage } from './moves/sufferDamage.ts';
import { take } from './moves/take.ts';
import { legalTrims } from './moves/trim.ts';
import { legalUpgrades } from './moves/upgrade.ts';
import type { State, StepName } from './types.ts';

/** Adds the candidates of a move that pass its `check`, in their order. */
type Collect = (l: Look, into: Action[]) => void;

/** By asking `check` about each candidate, where lists are short. */
const filtered =
  <T extends ActionType>(move: MoveOf<T>): Collect =>
  ({ s, seat }, into) => {
    for (const a of move.candidates(s, seat)) if (!move.check(s, seat, a)) into.push(a);
  };

/** The moves that are open at each step, in the order of `STEPS`. */
const LEGAL: Readonly<Partial<Record<StepName, readonly Collect[]>>> = {
  startingHand: [legalReturns],
  turn: [legalBuilds, legalUpgrades, legalPurchases, legalOperations, legalEvents, legalRepairs, legalPass],
  observatory: [filtered(take)],
  forcedDiscard: [filtered(discard)],
  uneventfulYear: [filtered(discard), filtered(show)],
  failedProject: [filtered(sufferDamage)],
  income: [filtered(income)],
  trim: [legalTrims],
};

/** The legal actions, built directly where that is quicker. A law holds them equal to the candidates that pass `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  const l = look(s, seat);
  const list: Action[] = [];
  for (const collect of LEGAL[top(s).step] ?? []) collect(l, list);
  return list;
}

/** What can be done in a turn beside passing, what is found out soonest first. */
const CHEAPEST_FIRST: readonly Collect[] = [
  legalUpgrades,
  legalPurchases,
  legalRepairs,
  legalOperations,
  legalEvents,
  legalBuilds,
];

/** Whether a seat can do nothing in its turn but pass. */
export function mustPass(s: State, seat: Seat): boolean {
  const l = look(s, seat);
  const list: Action[] = [];
  return !CHEAPEST_FIRST.some((collect) => {
    collect(l, list);
    return list.length > 0;
  });
}
