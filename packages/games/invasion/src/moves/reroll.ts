import { rerollsAmong } from '../actions.ts';
import { facesOf, goTo, rollAgain, topAs } from '../turn.ts';
import type { Face } from '../types.ts';
import type { InvasionMove } from './move.ts';

/** Roll any of the Defense dice again; the others are set aside for this re-roll only. */
export const reroll: InvasionMove<'reroll'> = {
  type: 'reroll',
  candidates: (s) => rerollsAmong(s.tray),
  check: (s, _seat, { faces }) =>
    rerollsAmong(s.tray).some((known) => same(known.faces, faces)) ? undefined : { rule: 'INVASION-DEF-3' },
  notNow: () => ({ rule: 'INVASION-DEF-2' }),
  apply(s, seat, { faces }, emit) {
    const rerolls = topAs(s, 'defense').rerolls - 1;
    const dice = rollAgain(s, faces);
    goTo(s, { step: 'defense', rerolls });
    emit({ type: 'reroll', seat, dice, faces: facesOf(s), left: rerolls });
  },
};

function same(a: readonly Face[], b: readonly Face[]): boolean {
  return a.length === b.length && a.every((face, i) => face === b[i]);
}
