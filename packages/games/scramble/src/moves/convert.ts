import { replaceTop, type Seat, topAs } from '@starboard/kernel';
import { CONVERT, ENERGY, type MoveOf } from '../actions.ts';
import { gemOf } from '../content.ts';
import { addGem, changeWeapon, energyOnBoard, plus } from '../pilot.ts';
import { ENERGIES, type State } from '../types.ts';

/** Swap an Energy gem of the board for one of another colour in the bag. */
export const convert: MoveOf<'convert'> = {
  type: 'convert',
  fields: { from: ENERGY, to: ENERGY },
  *candidates() {
    for (let from = 0; from < ENERGIES.length; from++) {
      for (let to = 0; to < ENERGIES.length; to++) if (from !== to) yield CONVERT[from][to];
    }
  },
  check(s, seat, { from, to }) {
    if (from === to || energyOnBoard(s.pilots[seat], gemOf(from)) === 0) return { rule: 'SCRAMBLE-RULING-45' };
    return s.supply[gemOf(to)] > 0 ? undefined : { rule: 'SCRAMBLE-RULING-9' };
  },
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-4' }),
  apply(s, seat, { from, to }, emit) {
    const { left } = topAs(s, 'convert');
    const given = gemOf(from);
    const p = s.pilots[seat];
    replaceTop(s, { step: 'convert', left: left - 1 });
    // The gem in the Exchange area goes first (SCRAMBLE-RULING-45).
    if (p.exchanged[given] > 0) p.exchanged = plus(p.exchanged, given, -1);
    else changeWeapon(p, given, { energy: p.weapons[given].energy - 1 });
    addGem(s, seat, gemOf(to));
    s.supply = plus(s.supply, given, 1);
    emit({ type: 'convert', seat, from, to });
  },
};

/** Whether any gem of the board can be swapped now. */
export function canConvert(s: State, seat: Seat): boolean {
  const p = s.pilots[seat];
  return ENERGIES.some(
    (_, from) => energyOnBoard(p, from) > 0 && ENERGIES.some((_e, to) => to !== from && s.supply[to] > 0),
  );
}
