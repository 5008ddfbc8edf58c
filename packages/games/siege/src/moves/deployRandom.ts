import { pick } from '@starboard/kernel';
import { DEPLOY_RANDOM, type MoveOf } from '../actions.ts';
import { commit } from '../deployment.ts';

/** Cordontion: chance picks the alien. */
export const deployRandom: MoveOf<'deployRandom'> = {
  type: 'deployRandom',
  fields: {},
  candidates: (s) => (s.turn.inForce.randomDeploy ? [DEPLOY_RANDOM] : []),
  check: (s) => (s.turn.inForce.randomDeploy ? undefined : { rule: 'SIEGE-TURN-4' }),
  notNow: () => ({ rule: 'SIEGE-TURN-4' }),
  apply: (s, seat, _a, emit) => commit(s, seat, pick(s.rng, s.players[seat].hand), true, emit),
};
