import { type Action, KIND, type MoveOf, upgradeAction } from '../actions.ts';
import { contentOf } from '../content.ts';
import type { Look } from '../look.ts';
import { UPGRADE_COST } from '../numbers.ts';
import { beginAction, NOT_A_TURN } from '../turn.ts';

/** Lay one of the upgrades that are left on the own core. */
export const upgrade: MoveOf<'upgrade'> = {
  type: 'upgrade',
  fields: { core: KIND },
  candidates: (s) => contentOf(s.options).upgrades.map((row) => upgradeAction(row.id)),
  check(s, seat, { core }) {
    const me = s.players[seat];
    if (me.upgrade >= 0) return { rule: 'ORBITAL-UPG-2' };
    const index = contentOf(s.options).upgrades.findIndex((row) => row.id === core);
    if (!s.upgradesLeft.includes(index)) return { rule: 'ORBITAL-UPG-6' };
    return me.mc < UPGRADE_COST ? { rule: 'ORBITAL-UPG-1', with: { cost: UPGRADE_COST, mc: me.mc } } : undefined;
  },
  apply(s, seat, { core }, emit) {
    beginAction(s);
    const index = contentOf(s.options).upgrades.findIndex((row) => row.id === core);
    s.players[seat].mc -= UPGRADE_COST;
    s.players[seat].upgrade = index;
    s.upgradesLeft = s.upgradesLeft.filter((left) => left !== index);
    emit({ type: 'upgraded', seat, core });
  },
  notNow: () => NOT_A_TURN,
};

export function legalUpgrades({ s, c, me }: Look, into: Action[]): void {
  if (me.upgrade >= 0 || me.mc < UPGRADE_COST) return;
  for (const index of s.upgradesLeft) into.push(upgradeAction(c.upgrades[index].id));
}
