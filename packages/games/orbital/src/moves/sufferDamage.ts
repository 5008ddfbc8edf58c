import type { Of } from '../actions.ts';
import { byId, indexOf } from '../geometry.ts';
import { immuneOf } from '../look.ts';
import type { Placed } from '../types.ts';
import { damage } from '../verbs/verb.ts';
import type { OrbitalMove } from './move.ts';

/** High-Risk Project without success: which own module is damaged. */
export const sufferDamage: OrbitalMove<'sufferDamage'> = {
  type: 'sufferDamage',
  candidates: ({ me }) => me.modules.map((m): Of<'sufferDamage'> => ({ type: 'sufferDamage', module: m.id })),
  check(l, { module }) {
    const index = indexOf(l.me.modules, module);
    if (index < 0) return { rule: 'ORBITAL-RULING-57' };
    return immuneOf(l, l.seat)[index] ? { rule: 'ORBITAL-DMG-8' } : undefined;
  },
  apply(s, seat, { module }, emit) {
    s.stack.pop();
    damage({ s, emit }, seat, byId(s.players[seat].modules, module) as Placed);
  },
  notNow: () => ({ rule: 'ORBITAL-RULING-57' }),
};
