import { topAs } from '@starboard/kernel';
import { type MoveOf, PURGE, YES_OR_NO } from '../actions.ts';
import { contentOf } from '../content.ts';
import { overheatOnBoard, plus } from '../pilot.ts';
import { OVERHEAT } from '../types.ts';

/** Purge Valve: return all Overheat gems of the board to the supply, or keep them. */
export const purge: MoveOf<'purge'> = {
  type: 'purge',
  fields: { use: YES_OR_NO },
  candidates: () => PURGE,
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-RULING-78' }),
  apply(s, seat, { use }, emit) {
    const { card } = topAs(s, 'purge');
    s.stack.pop();
    if (!use) return;
    const p = s.pilots[seat];
    const n = overheatOnBoard(p);
    s.supply = plus(s.supply, OVERHEAT, n);
    p.exchanged = p.exchanged.with(OVERHEAT, 0);
    p.weapons = p.weapons.map((weapon) => ({ ...weapon, overheat: 0 }));
    emit({ type: 'system', seat, card: contentOf(s.options).cards[card].id, effects: [{ do: 'purge', n }] });
  },
};
