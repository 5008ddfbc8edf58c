import { MODULE, type MoveOf, sufferAction } from '../actions.ts';
import { byId, indexOf } from '../geometry.ts';
import { immuneOf, look } from '../look.ts';
import type { Placed } from '../types.ts';
import { damage } from '../verbs/verb.ts';

/** High-Risk Project without success: which own module is damaged. */
export const sufferDamage: MoveOf<'sufferDamage'> = {
  type: 'sufferDamage',
  fields: { module: MODULE },
  candidates: (s, seat) => s.players[seat].modules.map((m) => sufferAction(m.id)),
  check(s, seat, { module }) {
    const index = indexOf(s.players[seat].modules, module);
    if (index < 0) return { rule: 'ORBITAL-RULING-57' };
    return immuneOf(look(s, seat), seat)[index] ? { rule: 'ORBITAL-DMG-8' } : undefined;
  },
  apply(s, seat, { module }, emit) {
    s.stack.pop();
    damage({ s, emit }, seat, byId(s.players[seat].modules, module) as Placed);
  },
  notNow: () => ({ rule: 'ORBITAL-RULING-57' }),
};
