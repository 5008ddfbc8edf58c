import { type Action, MODULE, type MoveOf, repairAction } from '../actions.ts';
import { contentOf } from '../content.ts';
import { byId } from '../geometry.ts';
import type { Look } from '../look.ts';
import { repairCost } from '../orbital.ts';
import { beginAction, NOT_A_TURN } from '../turn.ts';
import type { Placed } from '../types.ts';
import { payRepair } from '../verbs/verb.ts';

/** Pay to remove one damage token from an own module. */
export const repair: MoveOf<'repair'> = {
  type: 'repair',
  fields: { module: MODULE },
  candidates: (s, seat) => s.players[seat].modules.filter((m) => m.damage > 0).map((m) => repairAction(m.id)),
  check(s, seat, { module }) {
    const me = s.players[seat];
    if ((byId(me.modules, module)?.damage ?? 0) === 0) return { rule: 'ORBITAL-REPAIR-1' };
    const cost = repairCost(contentOf(s.options), me);
    return me.mc < cost ? { rule: 'ORBITAL-REPAIR-3', with: { cost, mc: me.mc } } : undefined;
  },
  apply(s, seat, { module }, emit) {
    beginAction(s);
    payRepair({ s, seat, emit }, byId(s.players[seat].modules, module) as Placed);
  },
  notNow: () => NOT_A_TURN,
};

export function legalRepairs({ c, me }: Look, into: Action[]): void {
  for (const m of me.modules) {
    if (m.damage === 0) continue;
    if (me.mc < repairCost(c, me)) return;
    into.push(repairAction(m.id));
  }
}
