import { topAs } from '@starboard/kernel';
import { DECLARE, type MoveOf } from '../actions.ts';
import { faceUp } from '../content/planets.ts';
import { declarable, place } from '../deployment.ts';

/** Ambyria, Taltuva, Aspal: whether the planet changes the soldier that is about to be placed. */
export const declare: MoveOf<'declare'> = {
  type: 'declare',
  fields: { use: { is: 'choice', of: [true, false] } },
  candidates: () => DECLARE,
  check: () => undefined,
  notNow: () => ({ rule: 'SIEGE-PLANET-4' }),
  apply(s, seat, { use }, emit) {
    const { card, planet } = topAs(s, 'declare');
    const change = use ? declarable(s, card, planet) : 'none';
    s.stack.pop();
    s.turn.used ||= use;
    emit({ type: 'declare', seat, face: faceUp(s, planet), use });
    place(s, seat, card, { planet, change }, emit);
  },
};
