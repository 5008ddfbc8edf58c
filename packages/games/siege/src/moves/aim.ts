import { AIM } from '../actions.ts';
import type { SiegeMove } from './move.ts';

/** Emalto: shift the own deployment value before deploying. */
export const aim: SiegeMove<'aim'> = {
  type: 'aim',
  candidates: () => AIM,
  check: () => undefined,
  notNow: () => ({ rule: 'SIEGE-P3A-1' }),
  apply(s, seat, { shift }, emit) {
    s.turn.shift = shift;
    s.turn.aimed = true;
    emit({ type: 'aim', seat, shift });
  },
};
