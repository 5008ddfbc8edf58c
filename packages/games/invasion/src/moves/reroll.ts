import { replaceTop, topAs } from '@starboard/kernel';
import { type MoveOf, rerollsAmong } from '../actions.ts';
import { facesOf, rollAgain } from '../turn.ts';
import { DEFENSE_DICE, FACES, type Face } from '../types.ts';

/** Roll any of the Defense dice again; the others are set aside for this re-roll only. */
export const reroll: MoveOf<'reroll'> = {
  type: 'reroll',
  fields: { faces: { is: 'list', of: { is: 'choice', of: FACES }, min: 0, max: DEFENSE_DICE.length } },
  candidates: (s) => rerollsAmong(s.tray),
  check: (s, _seat, { faces }) =>
    rerollsAmong(s.tray).some((known) => same(known.faces, faces)) ? undefined : { rule: 'INVASION-DEF-3' },
  notNow: () => ({ rule: 'INVASION-DEF-2' }),
  apply(s, seat, { faces }, emit) {
    const rerolls = topAs(s, 'defense').rerolls - 1;
    const dice = rollAgain(s, faces);
    replaceTop(s, { step: 'defense', rerolls });
    emit({ type: 'reroll', seat, dice, faces: facesOf(s), left: rerolls });
  },
};

function same(a: readonly Face[], b: readonly Face[]): boolean {
  return a.length === b.length && a.every((face, i) => face === b[i]);
}
