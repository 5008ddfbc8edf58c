import { replaceTop, topAs } from '@starboard/kernel';
import { type MoveOf, PICK_SECTOR } from '../actions.ts';
import { land } from '../missiles.ts';
import { SECTORS } from '../types.ts';

/** Cat and Mouse: lock in the sector to strike, or to shield; all are revealed when the last is in. */
export const pickSector: MoveOf<'pickSector'> = {
  type: 'pickSector',
  fields: { sector: { is: 'choice', of: SECTORS } },
  candidates: () => PICK_SECTOR,
  check: () => undefined,
  notNow: (s) => ({ rule: s.catAndMouse ? 'INVASION-VAR-CAT-3' : 'INVASION-VAR-1' }),
  apply(s, seat, { sector }, emit) {
    const { attack, picks: before } = topAs(s, 'pick');
    const picks = before.with(seat, sector);
    // Marked as revealing because the others see that a pick is in: from then on it cannot be taken back.
    emit({ type: 'lock', seat, reveals: true, secret: { to: [seat], sector } });
    if (picks[attack.attacker] === 0 || attack.targets.some((target) => picks[target] === 0)) {
      replaceTop(s, { step: 'pick', attack, picks });
      return;
    }
    s.stack.pop();
    land(s, attack, picks, emit);
  },
};
