import type { Emit, Seat } from '@starboard/kernel';
import { activate } from './moves/activate.ts';
import { aim } from './moves/aim.ts';
import { affect, chooseNumber } from './moves/chooseNumber.ts';
import { choosePlanet } from './moves/choosePlanet.ts';
import { declare } from './moves/declare.ts';
import { deploy } from './moves/deploy.ts';
import { deployRandom } from './moves/deployRandom.ts';
import { discard } from './moves/discard.ts';
import { discardDecoy } from './moves/discardDecoy.ts';
import { finish } from './moves/finish.ts';
import { GIFTS, give } from './moves/give.ts';
import { jettison } from './moves/jettison.ts';
import { type SiegeMove, top } from './moves/move.ts';
import { pull, pullable } from './moves/pull.ts';
import { stop } from './moves/stop.ts';
import { allowedActivations } from './planetEffects.ts';
import { halfPoints } from './scoring.ts';
import { HAND, NOTHING, newTurn } from './turn.ts';
import {
  type Action,
  type ActionType,
  type Event,
  PLANETS,
  type Reach,
  type SiegeFrame,
  type State,
  type StepName,
} from './types.ts';
import { discardCard, drawCards, enemyOf } from './zones.ts';

export type AnyMove = { [T in ActionType]: SiegeMove<T> }[ActionType];

/** One step of the sequence of play. */
interface Step<F extends SiegeFrame> {
  /** Moves that can be legal here. */
  readonly open: readonly AnyMove[];
  /** Moves that are shown with the reason why they are not. */
  readonly shown: readonly AnyMove[];
  /** Goes on by itself where public facts leave one possibility; true if it did, so that the next step can be looked at. */
  settle(s: State, frame: F, emit: Emit<Event>): boolean;
}

const NONE = { open: [], shown: [] };

export const STEPS: { readonly [K in StepName]: Step<Extract<SiegeFrame, { step: K }>> } = {
  startTurn: {
    ...NONE,
    settle(s, _frame, emit) {
      const player = s.players[s.active];
      s.turns++;
      s.turn = newTurn(player.pending);
      player.pending = NOTHING;
      s.stack = [{ step: 'endTurn' }, { step: 'wrapUp' }, { step: 'deploy' }, { step: 'aim' }];
      emit({ type: 'turn', seat: s.active, turn: s.turns, last: s.endTriggered });
      return true;
    },
  },
  aim: {
    open: [aim, discardDecoy],
    shown: [deploy],
    settle(s, _frame, emit) {
      const { hand } = s.players[s.active];
      if (hand.length === 0) drawCards(s, s.active, HAND, emit);
      if (hand.length > 0 && s.turn.inForce.mayShift && !s.turn.aimed) return false;
      s.stack.pop();
      return true;
    },
  },
  deploy: {
    open: [deploy, deployRandom, discardDecoy],
    shown: [choosePlanet, finish],
    settle(s, _frame, emit) {
      const { hand } = s.players[s.active];
      if (hand.length === 0) drawCards(s, s.active, HAND, emit);
      if (hand.length > 0) return false;
      s.stack.pop();
      emit({ type: 'noDeployment', seat: s.active });
      return true;
    },
  },
  choosePlanet: { open: [choosePlanet], shown: [], settle: () => false },
  declare: { open: [declare], shown: [], settle: () => false },
  chooseNumber: {
    open: [chooseNumber],
    shown: [finish],
    settle(s, { reach }, emit) {
      if (numbersDiffer(s, reach)) return false;
      s.stack.pop();
      affect(s, reach, reach.numbers[0], emit);
      return true;
    },
  },
  discard: {
    open: [discard],
    shown: [],
    settle(s, { seat, n }, emit) {
      const { hand } = s.players[seat];
      if (n > 0 && hand.length > n) return false;
      s.stack.pop();
      if (n > 0) for (const card of hand.slice()) discardCard(s, seat, card, 'whole', emit);
      return true;
    },
  },
  pull: {
    open: [pull],
    shown: [finish],
    settle(s, _frame, emit) {
      const from = pullable(s, s.active);
      if (from.length > 1) return false;
      if (from.length === 1) pull.apply(s, s.active, { type: 'pull', from: from[0] }, emit);
      else s.stack.pop();
      return true;
    },
  },
  additional: {
    open: [deploy, deployRandom, discardDecoy],
    shown: [choosePlanet, finish],
    settle(s) {
      if (s.players[s.active].hand.length > 0) return false;
      s.stack.pop();
      return true;
    },
  },
  wrapUp: {
    open: [finish, activate, discardDecoy],
    shown: [deploy],
    settle(s) {
      if (s.players[s.active].hand.length > 0 || canActivate(s)) return false;
      s.stack.pop();
      return true;
    },
  },
  give: {
    open: [give, stop],
    shown: [],
    settle(s, { given }) {
      if (given < GIFTS && s.players[s.active].hand.length > 0) return false;
      s.stack.pop();
      return true;
    },
  },
  jettison: {
    open: [jettison, stop],
    shown: [],
    settle(s) {
      if (s.players[s.active].hand.length > 0) return false;
      s.stack.pop();
      return true;
    },
  },
  endTurn: {
    ...NONE,
    settle(s, _frame, emit) {
      if (s.players[s.active].hand.length === 0) drawCards(s, s.active, HAND, emit);
      if (s.endTriggered && s.active !== s.first) {
        s.stack = [];
        emit({ type: 'over', points: halfPoints(s).map((half) => half / 2) });
        return true;
      }
      s.active = enemyOf(s.active);
      s.stack = [{ step: 'startTurn' }];
      return true;
    },
  },
};

/** Runs on until someone must decide or the match is over. */
export function proceed(s: State, emit: Emit<Event>): void {
  while (s.stack.length > 0) {
    const frame = top(s);
    if (!(STEPS[frame.step] as Step<SiegeFrame>).settle(s, frame, emit)) return;
  }
}

/** Who decides at the step that waits. Only a forced discard is ever asked of the enemy. */
export function actor(s: State): Seat {
  const frame = top(s);
  return frame.step === 'discard' ? frame.seat : s.active;
}

/** Whether the two numbers lead to different results for anybody (SIEGE-RULING-22). */
function numbersDiffer(s: State, { verb, numbers: [low, high], targets }: Reach): boolean {
  return targets.some((seat) => {
    const stock = verb === 'draw' ? s.players[seat].pile.length : s.players[seat].hand.length;
    return Math.min(low, stock) !== Math.min(high, stock);
  });
}

function canActivate(s: State): boolean {
  const list: Action[] = [];
  for (const planet of PLANETS) allowedActivations(s, s.active, planet, list);
  return list.length > 0;
}
