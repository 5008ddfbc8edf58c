import { only, type Seat, type Steps, top } from '@starboard/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
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
import { give } from './moves/give.ts';
import { jettison } from './moves/jettison.ts';
import { pull, pullable } from './moves/pull.ts';
import { stop } from './moves/stop.ts';
import { canActivate } from './planetEffects.ts';
import { halfPoints } from './scoring.ts';
import { GIFTS, HAND, NOTHING, newTurn } from './turn.ts';
import type { Reach, State } from './types.ts';
import { discardCard, drawCards, enemyOf } from './zones.ts';

/** The sequence of play (the ledger, section 7). */
export const STEPS: Steps<State, Action, Event> = {
  startTurn: {
    settle(s, _frame, emit) {
      const player = s.players[s.active];
      s.turns++;
      // What waited holds for this turn only (SIEGE-RULING-51).
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
      const player = s.players[s.active];
      // At the start of the turn, and after a Decoy thrown away as the last card (SIEGE-TURN-2, SIEGE-RULING-7).
      if (player.hand.length === 0) drawCards(s, s.active, HAND, emit);
      if (player.hand.length > 0 && s.turn.inForce.mayShift && !s.turn.aimed) return false;
      s.stack.pop();
      return true;
    },
  },
  deploy: {
    open: [deploy, deployRandom, discardDecoy],
    shown: [choosePlanet, finish],
    settle(s, _frame, emit) {
      const player = s.players[s.active];
      // Again and again; only an empty pile skips the deployment (SIEGE-RULING-7, SIEGE-RULING-10).
      if (player.hand.length === 0) drawCards(s, s.active, HAND, emit);
      if (player.hand.length > 0) return false;
      s.stack.pop();
      emit({ type: 'noDeployment', seat: s.active });
      return true;
    },
  },
  choosePlanet: { open: [choosePlanet] },
  declare: { open: [declare] },
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
    settle(s, { seat, n }, emit) {
      const { hand } = s.players[seat];
      if (n > 0 && hand.length > n) return false;
      s.stack.pop();
      if (n > 0) for (const card of hand) discardCard(s, seat, card, 'whole', emit);
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
      if (s.players[s.active].hand.length > 0 || canActivate(s, s.active)) return false;
      s.stack.pop();
      return true;
    },
  },
  give: {
    open: [give, stop],
    settle(s, { given }) {
      if (given < GIFTS && s.players[s.active].hand.length > 0) return false;
      s.stack.pop();
      return true;
    },
  },
  jettison: {
    open: [jettison, stop],
    settle(s) {
      if (s.players[s.active].hand.length > 0) return false;
      s.stack.pop();
      return true;
    },
  },
  endTurn: {
    settle(s, _frame, emit) {
      if (s.players[s.active].hand.length === 0) drawCards(s, s.active, HAND, emit);
      // The second player has the last turn (SIEGE-SETUP-10, SIEGE-END-2, SIEGE-END-3).
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

/** Who decides at the step that waits. Only a forced discard is ever asked of the enemy. */
export function actors(s: State): readonly Seat[] {
  const frame = top(s);
  return only(frame.step === 'discard' ? frame.seat : s.active);
}

/** Whether the two numbers lead to different results for anybody (SIEGE-RULING-22). */
function numbersDiffer(s: State, { verb, numbers: [low, high], targets }: Reach): boolean {
  return targets.some((seat) => {
    const stock = verb === 'draw' ? s.players[seat].pile.length : s.players[seat].hand.length;
    return Math.min(low, stock) !== Math.min(high, stock);
  });
}
