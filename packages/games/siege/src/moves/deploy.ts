import { top } from '@starboard/kernel';
import { CARD, DEPLOY, type MoveOf } from '../actions.ts';
import { cardOf } from '../content/aliens.ts';
import { commit } from '../deployment.ts';
import { distinct } from '../zones.ts';

/** Play an alien from the hand to the siege force at the planet of the deployment value. */
export const deploy: MoveOf<'deploy'> = {
  type: 'deploy',
  fields: { card: CARD },
  candidates: (s, seat) => distinct(s.players[seat].hand).map((card) => DEPLOY[card]),
  check(s, seat, a) {
    if (!s.players[seat].hand.includes(cardOf(a.card))) return { rule: 'SIEGE-DEPLOY-1' };
    return s.turn.inForce.randomDeploy ? { rule: 'SIEGE-P2A-1' } : undefined;
  },
  notNow: (s) => ({ rule: top(s).step === 'aim' ? 'SIEGE-P3A-2' : 'SIEGE-TURN-4' }),
  apply: (s, seat, a, emit) => commit(s, seat, cardOf(a.card), false, emit),
};
