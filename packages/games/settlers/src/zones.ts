import { type Emit, type Seat, shuffle } from '@starboard/kernel';
import { type Content, contentOf } from './content.ts';
import type { EffectKind } from './effects.ts';
import type { Event } from './events.ts';
import {
  type Card,
  CENTRE,
  DISPLAY,
  NONE,
  type Ownership,
  type PackId,
  type State,
  UPGRADE_DEFENCE,
  type UpgradeIndex,
  WORLD_DEFENCE,
  type WorldIndex,
} from './types.ts';

/** The seat that has completed a System: all its Worlds are its own. */
export function completedBy(s: Ownership, c: Content, system: number): Seat | undefined {
  const { worlds } = c.systems[system];
  const owner = s.worlds[worlds[0]];
  if (owner === CENTRE) return undefined;
  for (let i = 1; i < worlds.length; i++) if (s.worlds[worlds[i]] !== owner) return undefined;
  return owner;
}

/** Whether a World lies in a completed System and can no longer be taken. */
export function locked(s: Ownership, c: Content, world: WorldIndex): boolean {
  return completedBy(s, c, c.worlds[world].system) !== undefined;
}

/** The seat that owns a World; null for one in the centre. */
export function ownerOf(s: Ownership, world: WorldIndex): Seat | null {
  const owner = s.worlds[world];
  return owner === CENTRE ? null : owner;
}

/** Whether an opponent's World can be attacked, the state of the turn aside. */
export function attackable(s: State, c: Content, world: WorldIndex): boolean {
  const owner = s.worlds[world];
  return owner !== CENTRE && owner !== s.active && !s.options.peaceful && !locked(s, c, world);
}

/** Whether the active player is committed to an attack. */
export function attacking(s: State): boolean {
  const { target } = s.turn;
  return target !== NONE && target < s.worlds.length && s.worlds[target] !== CENTRE;
}

/** The Upgrades with an effect in front of a seat, the lowest first. */
export function upgradesOf(s: Ownership, c: Content, seat: Seat, kind: EffectKind): UpgradeIndex[] {
  const list: UpgradeIndex[] = [];
  for (const u of c.byEffect[kind]) if (s.upgrades[u] === seat) list.push(u);
  return list;
}

/** The same with one Upgrade for each id, the lowest uid of equal copies (SETTLERS-RULING-15). */
export function distinctUpgrades(s: Ownership, c: Content, seat: Seat, kind: EffectKind): UpgradeIndex[] {
  const list: UpgradeIndex[] = [];
  let id = '';
  for (const u of c.byEffect[kind]) {
    if (s.upgrades[u] !== seat || c.upgrades[u].id === id) continue;
    list.push(u);
    id = c.upgrades[u].id;
  }
  return list;
}

/** The packs that must be filled to claim a card now (section 7 of the ledger). */
export function requiredPacks(s: Ownership, c: Content, card: Card): PackId[] {
  const isWorld = card < c.worlds.length;
  const packs = isWorld ? c.worlds[card].packs : c.upgrades[card - c.worlds.length].cost;
  const required = packs.map((_, i) => i);
  if (!isWorld) return required;
  const owner = s.worlds[card];
  // Against an opponent, or in Hard from the table too (SETTLERS-ATK-2, SETTLERS-MODE-8).
  if (c.worlds[card].defence && (owner !== CENTRE || s.options.hard)) required.push(WORLD_DEFENCE);
  if (owner !== CENTRE) for (const u of upgradesOf(s, c, owner, 'defend')) required.push(UPGRADE_DEFENCE + u);
  return required;
}

/** The packs of a card that are still to be filled. */
export function unfilledPacks(s: State, c: Content, card: Card): readonly PackId[] {
  const { target, required, filled } = s.turn;
  return card === target ? required.filter((pack) => !filled.includes(pack)) : requiredPacks(s, c, card);
}

/** Whether there is a card the active player may still aim at this turn; a boosted roll plays no part. */
export function anyAllowed(s: State, c: Content): boolean {
  const { turn } = s;
  if (!turn.worldClaimed)
    for (let w = 0; w < s.worlds.length; w++) if (s.worlds[w] === CENTRE || attackable(s, c, w)) return true;
  return !turn.upgradeClaimed && s.upgrades.some((zone) => zone === 'display' || zone === 'settlementRow');
}

export function discard(s: State, upgrade: UpgradeIndex): void {
  s.upgrades[upgrade] = 'discards';
}

/** Reveals cards until the display is full, shuffling the discards when the pile is empty (SETTLERS-RULING-50). */
export function refill(s: State, emit: Emit<Event>): void {
  for (let position = 0; position < DISPLAY; position++) {
    if (s.display[position] !== NONE) continue;
    if (s.pile.length === 0) reshuffle(s, emit);
    const upgrade = s.pile.pop();
    if (upgrade === undefined) return;
    s.display[position] = upgrade;
    s.upgrades[upgrade] = 'display';
    const { uid, name } = contentOf(s.options).upgrades[upgrade];
    emit({ type: 'reveal', card: uid, name, position, reveals: true });
  }
}

function reshuffle(s: State, emit: Emit<Event>): void {
  for (let u = 0; u < s.upgrades.length; u++) {
    if (s.upgrades[u] !== 'discards') continue;
    s.upgrades[u] = 'pile';
    s.pile.push(u);
  }
  if (s.pile.length === 0) return;
  shuffle(s.rng, s.pile);
  emit({ type: 'shuffle', n: s.pile.length });
}
