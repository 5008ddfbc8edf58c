import { AIM, type MoveOf } from '../actions.ts';

/** Emalto: shift the own deployment value before deploying. */
export const aim: MoveOf<'aim'> = {
  type: 'aim',
  fields: { shift: { is: 'choice', of: [-1, 0, 1] } },
  candidates: () => AIM,
  check: () => undefined,
  notNow: () => ({ rule: 'SIEGE-P3A-1' }),
  apply(s, seat, { shift }, emit) {
    s.turn.shift = shift;
    s.turn.aimed = true;
    emit({ type: 'aim', seat, shift });
  },
};
