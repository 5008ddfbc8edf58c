import { type MoveOf, resourceAction } from '../actions.ts';
import { contentOf } from '../content.ts';
import { changes, checkConversion, convertDie, resources } from '../conversion.ts';
import { poolCounts } from '../dice.ts';
import { FACE, UID } from '../fields.ts';
import { rollFirst } from '../turn.ts';
import { attacking } from '../zones.ts';

/** Change one die of the roll with an own Resource Upgrade. */
export const useResource: MoveOf<'useResource'> = {
  type: 'useResource',
  fields: { card: UID, from: FACE, to: FACE },
  candidates(s, seat) {
    const c = contentOf(s.options);
    const counts = poolCounts(s.turn);
    return resources(s, c, seat).flatMap((u) => changes(c, u, counts).map((change) => resourceAction(c, u, change)));
  },
  check(s, seat, { card, from, to }) {
    if (attacking(s)) return { rule: 'SETTLERS-RES-3' };
    return checkConversion(s, contentOf(s.options), { owner: seat, card, from, to }, { rule: 'SETTLERS-RES-1' });
  },
  notNow: rollFirst,
  apply: (s, _seat, a, emit) => convertDie(s, contentOf(s.options), a, emit),
};
