import { type Seat, top } from '@starboard/kernel';
import type { Action } from './actions.ts';
import * as ACTIONS from './actions.ts';
import { has } from './content/aliens.ts';
import { pullable } from './moves/pull.ts';
import { addActivations } from './planetEffects.ts';
import type { State } from './types.ts';

/** The legal actions built directly, without naming what is not allowed. A law holds it equal to what passes `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  const frame = top(s);
  const { hand } = s.players[seat];
  const list: Action[] = [];
  switch (frame.step) {
    case 'aim':
      list.push(...ACTIONS.AIM);
      decoys(hand, list);
      break;
    case 'deploy':
    case 'additional':
      if (s.turn.inForce.randomDeploy) list.push(ACTIONS.DEPLOY_RANDOM);
      else each(hand, ACTIONS.DEPLOY, list);
      decoys(hand, list);
      break;
    case 'choosePlanet':
      return ACTIONS.CHOOSE_PLANET;
    case 'declare':
      return ACTIONS.DECLARE;
    case 'chooseNumber':
      for (const n of frame.reach.numbers) list.push(ACTIONS.NUMBER[n - 1]);
      break;
    case 'discard':
      each(hand, ACTIONS.DISCARD, list);
      break;
    case 'pull':
      for (const from of pullable(s, seat)) list.push(ACTIONS.PULL[from - 1]);
      break;
    case 'wrapUp':
      list.push(ACTIONS.FINISH);
      addActivations(s, seat, list);
      decoys(hand, list);
      break;
    case 'give':
      each(hand, ACTIONS.GIVE, list);
      if (frame.given > 0) list.push(ACTIONS.STOP);
      break;
    case 'jettison':
      each(hand, ACTIONS.JETTISON, list);
      if (frame.thrown > 0) list.push(ACTIONS.STOP);
      break;
  }
  return list;
}

function each(hand: readonly number[], actions: readonly Action[], list: Action[]): void {
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) list.push(actions[hand[i]]);
}

function decoys(hand: readonly number[], list: Action[]): void {
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] !== hand[i - 1] && has(hand[i], 'discardableAnyTime')) list.push(ACTIONS.DISCARD_DECOY[hand[i]]);
  }
}
