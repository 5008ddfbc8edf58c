import { ENERGY, type MoveOf, REPAIR_WEAPON } from '../actions.ts';
import { REPAIR } from '../content/boards.ts';
import { gemOf } from '../content.ts';
import { changeWeapon } from '../pilot.ts';

/** Pay to remove an Out of Order card. */
export const repair: MoveOf<'repair'> = {
  type: 'repair',
  fields: { weapon: ENERGY },
  candidates: () => REPAIR_WEAPON,
  check(s, seat, a) {
    const p = s.pilots[seat];
    if (!p.weapons[gemOf(a.weapon)].outOfOrder) return { rule: 'SCRAMBLE-HEAT-8' };
    if (p.credits < REPAIR) return { rule: 'SCRAMBLE-UPG-5', with: { cost: REPAIR, credits: p.credits } };
    return undefined;
  },
  notNow: () => ({ rule: 'SCRAMBLE-TURN-3' }),
  apply(s, seat, a, emit) {
    const p = s.pilots[seat];
    p.credits -= REPAIR;
    changeWeapon(p, gemOf(a.weapon), { outOfOrder: false });
    emit({ type: 'repair', seat, weapon: a.weapon });
  },
};
