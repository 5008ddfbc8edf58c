import type { Emit, Seat, Violation } from '@starboard/kernel';
import type { Change } from './actions.ts';
import { type Content, upgradeOf } from './content.ts';
import { lowestDie, poolCounts } from './dice.ts';
import { resultsOf } from './effects.ts';
import type { Event } from './events.ts';
import { FACES, type Face, type Ownership, type State, type UpgradeIndex } from './types.ts';
import { discard, distinctUpgrades, upgradesOf } from './zones.ts';

/** The Resource Upgrades of a seat that can be named: one of each id. */
export function resources(s: Ownership, c: Content, seat: Seat): UpgradeIndex[] {
  return distinctUpgrades(s, c, seat, 'convert');
}

/** Every change that an Upgrade could make to the faces of a roll; also into the face that a die shows already. */
export function changes(c: Content, upgrade: UpgradeIndex, counts: readonly number[]): Change[] {
  const list: Change[] = [];
  const results = resultsOf(c.upgrades[upgrade].effect);
  for (let from = 0; from < FACES.length; from++)
    if (counts[from] > 0) for (const face of results) list.push({ from, to: FACES.indexOf(face) });
  return list;
}

/** What is wrong with changing a die this way with an Upgrade of `owner`; `missing` is cited when it has none such. */
export function checkConversion(
  s: State,
  c: Content,
  a: { readonly owner: Seat; readonly card: string; readonly from: Face; readonly to: Face },
  missing: Violation,
): Violation | undefined {
  const own = upgradesOf(s, c, a.owner, 'convert');
  const upgrade = own.find((u) => c.upgrades[u].uid === a.card);
  if (upgrade === undefined) return missing;
  if (!resources(s, c, a.owner).includes(upgrade)) return { rule: 'SETTLERS-RULING-15' };
  if (!resultsOf(c.upgrades[upgrade].effect).includes(a.to)) return { rule: 'SETTLERS-RES-1' };
  if (!(poolCounts(s.turn)[FACES.indexOf(a.from)] > 0)) return { rule: 'SETTLERS-RULING-44' };
  return a.from === a.to ? { rule: 'SETTLERS-RULING-46' } : undefined;
}

/** Changes one die of the roll; the Upgrade is discarded (SETTLERS-RES-2). */
export function convertDie(
  s: State,
  c: Content,
  a: { readonly card: string; readonly from: Face; readonly to: Face },
  emit: Emit<Event>,
): void {
  const { card, from, to } = a;
  const upgrade = upgradeOf(c, card);
  const die = lowestDie(s.turn, FACES.indexOf(from));
  s.turn.faces[die] = FACES.indexOf(to);
  s.turn.boosted = true;
  discard(s, upgrade);
  emit({ type: 'convert', seat: s.active, card, name: c.upgrades[upgrade].name, die, from, to });
}
