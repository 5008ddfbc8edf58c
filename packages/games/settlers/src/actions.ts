import type { Seat } from '@starboard/kernel';
import { type Catalogue, packKey } from './catalogue.ts';
import { type ActionOf, type Card, FACES, type PackId, type UpgradeIndex } from './types.ts';

export const ROLL: ActionOf<'roll'> = { type: 'roll' };
export const REROLL: ActionOf<'reroll'> = { type: 'reroll' };
export const END_TURN: ActionOf<'endTurn'> = { type: 'endTurn' };

/** Two faces, each by its index in `FACES`. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

export function fillAction(c: Catalogue, card: Card, pack: PackId): ActionOf<'fill'> {
  const row = c.actions.fill[card];
  row[pack] ??= { type: 'fill', target: c.uids[card], pack: packKey(c, pack) };
  return row[pack];
}

export function resourceAction(c: Catalogue, upgrade: UpgradeIndex, { from, to }: Change): ActionOf<'useResource'> {
  const row = c.actions.useResource[upgrade];
  const at = from * FACES.length + to;
  row[at] ??= { type: 'useResource', card: c.upgrades[upgrade].uid, from: FACES[from], to: FACES[to] };
  return row[at];
}

export function corruptionAction(
  c: Catalogue,
  victim: Seat,
  upgrade: UpgradeIndex,
  { from, to }: Change,
): ActionOf<'useCorruption'> {
  const row = c.actions.useCorruption[upgrade];
  const at = (victim * FACES.length + from) * FACES.length + to;
  row[at] ??= { type: 'useCorruption', victim, take: c.upgrades[upgrade].uid, from: FACES[from], to: FACES[to] };
  return row[at];
}

export function rerollAction(c: Catalogue, upgrade: UpgradeIndex): ActionOf<'useReroll'> {
  const row = c.actions.useReroll;
  row[upgrade] ??= { type: 'useReroll', card: c.upgrades[upgrade].uid };
  return row[upgrade];
}

export function discardAction(c: Catalogue, upgrade: UpgradeIndex): ActionOf<'discardDefence'> {
  const row = c.actions.discardDefence;
  row[upgrade] ??= { type: 'discardDefence', card: c.upgrades[upgrade].uid };
  return row[upgrade];
}
