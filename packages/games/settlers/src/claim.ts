import type { Emit, Seat } from '@starboard/kernel';
import { type Content, nameOf } from './content.ts';
import type { Event } from './events.ts';
import { type Card, NONE, type State, type UpgradeIndex, type WorldIndex } from './types.ts';
import { completedBy, discard, ownerOf, refill, upgradesOf } from './zones.ts';

/** Takes a card whose required packs are all filled, with everything that follows at once (SETTLERS-RULING-22). */
export function claim(s: State, c: Content, card: Card, emit: Emit<Event>): void {
  s.turn.target = NONE;
  s.turn.required.length = 0;
  s.turn.filled.length = 0;
  if (card < c.worlds.length) claimWorld(s, c, card, emit);
  else claimUpgrade(s, c, card - c.worlds.length, emit);
}

function claimWorld(s: State, c: Content, world: WorldIndex, emit: Emit<Event>): void {
  const seat = s.active;
  const owner = ownerOf(s, world);
  s.worlds[world] = seat;
  s.turn.worldClaimed = true;
  if (owner === null) s.turn.claimedFromTable = true;
  emit({ type: 'claim', seat, from: owner, card: c.uids[world], name: nameOf(c, world) });
  // A successful attack destroys them (SETTLERS-ATK-6).
  if (owner !== null) for (const u of upgradesOf(s, c, owner, 'defend')) destroy(s, c, u, emit);
  const { system } = c.worlds[world];
  if (completedBy(s, c, system) === undefined) return;
  const { id, name, score } = c.systems[system];
  emit({ type: 'complete', seat, system: id, name, score });
}

function claimUpgrade(s: State, c: Content, upgrade: UpgradeIndex, emit: Emit<Event>): void {
  const seat = s.active;
  const fromRow = s.upgrades[upgrade] === 'settlementRow';
  s.upgrades[upgrade] = seat;
  s.turn.upgradeClaimed = true;
  const { uid, name, type } = c.upgrades[upgrade];
  emit({ type: 'claim', seat, from: null, card: uid, name });
  if (fromRow) s.turn.claimedFromTable = true;
  else {
    s.display[s.display.indexOf(upgrade)] = NONE;
    refill(s, emit);
  }
  if (type === 'defence' && tooManyDefences(s, c, seat)) s.stack.push({ step: 'chooseDefence', claimed: upgrade });
}

/** A player keeps one Defence Upgrade (SETTLERS-DEF-3), with Weak Defences any number (SETTLERS-MODE-6). */
function tooManyDefences(s: State, c: Content, seat: Seat): boolean {
  return !s.options.weakDefences && upgradesOf(s, c, seat, 'defend').length > 1;
}

/** A Defence Upgrade is overcome and goes to the discards. */
export function destroy(s: State, c: Content, upgrade: UpgradeIndex, emit: Emit<Event>): void {
  const owner = s.upgrades[upgrade] as Seat;
  const { uid, name } = c.upgrades[upgrade];
  emit({ type: 'destroy', seat: owner, card: uid, name });
  discard(s, upgrade);
}
