import { repairAction } from '../actions.ts';
import { contentOf } from '../content.ts';
import { byId } from '../geometry.ts';
import { repairCost } from '../orbital.ts';
import type { Placed } from '../types.ts';
import { named, type Run, repairModule } from '../verbs/verb.ts';
import { beginAction, NOT_A_TURN, type OrbitalMove } from './move.ts';

/** Pay to remove one damage token from an own module. */
export const repair: OrbitalMove<'repair'> = {
  type: 'repair',
  candidates: ({ me }) => me.modules.filter((m) => m.damage > 0).map((m) => repairAction(m.id)),
  check({ c, me }, { module }) {
    if ((byId(me.modules, module)?.damage ?? 0) === 0) return { rule: 'ORBITAL-REPAIR-1' };
    const cost = repairCost(c, me);
    return me.mc < cost ? { rule: 'ORBITAL-REPAIR-3', with: { cost, mc: me.mc } } : undefined;
  },
  legal({ c, me }, into) {
    for (const m of me.modules) {
      if (m.damage === 0) continue;
      if (me.mc < repairCost(c, me)) return;
      into.push(repairAction(m.id));
    }
  },
  apply(s, seat, { module }, emit) {
    beginAction(s);
    payRepair({ s, seat, emit }, byId(s.players[seat].modules, module) as Placed);
  },
  notNow: () => NOT_A_TURN,
};

/** Pays for a repair and makes it, for players and automata alike. */
export function payRepair(run: Run, m: Placed): void {
  const { s, seat, emit } = run;
  const cost = repairCost(contentOf(s.options), s.players[seat]);
  s.players[seat].mc -= cost;
  emit({ type: 'paidRepair', ...named(s, seat, m), cost });
  repairModule(run, seat, m);
}
