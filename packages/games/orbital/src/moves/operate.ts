import { type Action, type ActionOf, MODULE, type MoveOf, OPERATE_FIELDS, operateAction } from '../actions.ts';
import { moduleRow } from '../content.ts';
import { byId } from '../geometry.ts';
import { type Look, look } from '../look.ts';
import { ineffective, inoperable, operateModule, operationArgs, operationVerb } from '../operating.ts';
import { beginAction, NOT_A_TURN } from '../turn.ts';
import type { Placed } from '../types.ts';

/** Use the arrow effect of an own module. */
export const operate: MoveOf<'operate'> = {
  type: 'operate',
  fields: { module: MODULE, ...OPERATE_FIELDS },
  candidates(s, seat) {
    const l = look(s, seat);
    return l.me.modules.flatMap((m): ActionOf<'operate'>[] => {
      if (!moduleRow(l.c, m.card)?.action) return [];
      const args = inoperable(l, m) ? [] : operationArgs(l, m);
      return args.length === 0 ? [operateAction(m.id, {})] : args.map((one) => operateAction(m.id, one));
    });
  },
  check(s, seat, a) {
    const l = look(s, seat);
    const m = byId(l.me.modules, a.module);
    const action = m && moduleRow(l.c, m.card)?.action;
    if (!m || !action) return { rule: 'ORBITAL-CARD-2' };
    return inoperable(l, m) ?? ineffective(l, action, a, m);
  },
  apply(s, seat, a, emit) {
    beginAction(s);
    operateModule({ s, seat, emit }, byId(s.players[seat].modules, a.module) as Placed, a);
  },
  notNow: () => NOT_A_TURN,
};

export function legalOperations(l: Look, into: Action[]): void {
  const { c, me } = l;
  const { modules } = me;
  // The core comes first and has no arrow.
  for (let i = 1; i < modules.length; i++) {
    const m = modules[i];
    if (m.used || m.damage > 0) continue;
    const { action, cost } = c.modules[m.card];
    if (!action || !cost || cost.crew > me.crew || cost.mc > me.mc) continue;
    const verb = operationVerb(action);
    for (const args of verb.possibleArgs(l, action, m)) {
      if (!verb.check(l, action, args, m)) into.push(operateAction(m.id, args));
    }
  }
}
