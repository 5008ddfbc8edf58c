import { type Of, operateAction } from '../actions.ts';
import { moduleRow } from '../content.ts';
import { byId } from '../geometry.ts';
import { ineffective, inoperable, operations, operationVerb, operate as run } from '../operating.ts';
import type { Placed } from '../types.ts';
import { beginAction, NOT_A_TURN, type OrbitalMove } from './move.ts';

/** Use the arrow effect of an own module. */
export const operate: OrbitalMove<'operate'> = {
  type: 'operate',
  candidates: (l) =>
    l.me.modules.flatMap((m): Of<'operate'>[] => {
      if (!moduleRow(l.c, m.card)?.action) return [];
      const named = inoperable(l, m) ? [] : operations(l, m);
      return named.length === 0 ? [operateAction(m.id, {})] : named.map((args) => operateAction(m.id, args));
    }),
  check(l, { type: _, module, ...args }) {
    const m = byId(l.me.modules, module);
    const action = m && moduleRow(l.c, m.card)?.action;
    if (!m || !action) return { rule: 'ORBITAL-CARD-2' };
    return inoperable(l, m) ?? ineffective(l, action, args, m);
  },
  legal(l, into) {
    const { c, me } = l;
    for (const m of me.modules) {
      if (m.used || m.damage > 0) continue;
      const row = moduleRow(c, m.card);
      if (!row?.action || !row.cost || row.cost.crew > me.crew || row.cost.mc > me.mc) continue;
      const verb = operationVerb(row.action);
      for (const args of verb.named(l, row.action, m)) {
        if (!verb.check(l, row.action, args, m)) into.push(operateAction(m.id, args));
      }
    }
  },
  apply(s, seat, a, emit) {
    beginAction(s);
    run({ s, seat, emit }, byId(s.players[seat].modules, a.module) as Placed, a);
  },
  notNow: () => NOT_A_TURN,
};
