import { resourceAction } from '../actions.ts';
import { catalogueOf } from '../catalogue.ts';
import { changes, checkConversion, convertDie, resources } from '../conversion.ts';
import { poolCounts } from '../dice.ts';
import { attacking } from '../zones.ts';
import { beforeThat, type SettlersMove } from './move.ts';

/** Change one die of the roll with an own Resource Upgrade. */
export const useResource: SettlersMove<'useResource'> = {
  type: 'useResource',
  candidates(s, seat) {
    const c = catalogueOf(s);
    const counts = poolCounts(s.turn);
    return resources(s, c, seat).flatMap((u) => changes(c, u, counts).map((change) => resourceAction(c, u, change)));
  },
  check(s, seat, { card, from, to }) {
    if (attacking(s)) return { rule: 'SETTLERS-RES-3' };
    return checkConversion(s, catalogueOf(s), { owner: seat, card, from, to }, { rule: 'SETTLERS-RES-1' });
  },
  notNow: beforeThat,
  apply: (s, _seat, a, emit) => convertDie(s, catalogueOf(s), a, emit),
};
