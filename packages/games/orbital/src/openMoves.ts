import type { ActionType } from './actions.ts';
import { build } from './moves/build.ts';
import { buy } from './moves/buy.ts';
import { discard } from './moves/discard.ts';
import { event } from './moves/event.ts';
import { income } from './moves/income.ts';
import { keepCards } from './moves/keepCards.ts';
import type { OrbitalMove } from './moves/move.ts';
import { operate } from './moves/operate.ts';
import { pass } from './moves/pass.ts';
import { repair } from './moves/repair.ts';
import { show } from './moves/show.ts';
import { sufferDamage } from './moves/sufferDamage.ts';
import { take } from './moves/take.ts';
import { trim } from './moves/trim.ts';
import { upgrade } from './moves/upgrade.ts';
import type { StepName } from './types.ts';

export type AnyMove = { [T in ActionType]: OrbitalMove<T> }[ActionType];

export const MOVES: { readonly [T in ActionType]: OrbitalMove<T> } = {
  keepCards,
  build,
  upgrade,
  buy,
  operate,
  event,
  repair,
  pass,
  take,
  discard,
  show,
  sufferDamage,
  income,
  trim,
};

/** The moves that can be legal at each step that waits. */
export const OPEN: Readonly<Partial<Record<StepName, readonly AnyMove[]>>> = {
  startingHand: [keepCards],
  turn: [build, upgrade, buy, operate, event, repair, pass],
  observatory: [take],
  forcedDiscard: [discard],
  uneventfulYear: [discard, show],
  failedProject: [sufferDamage],
  income: [income],
  trim: [trim],
};
