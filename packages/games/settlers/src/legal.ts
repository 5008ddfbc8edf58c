import { type Seat, top } from '@starboard/kernel';
import {
  type Action,
  type Change,
  corruptionAction,
  discardAction,
  END_TURN,
  fillAction,
  REROLL,
  ROLL,
  rerollAction,
  resourceAction,
} from './actions.ts';
import { type Content, contentOf, packAt } from './content.ts';
import { changes, resources } from './conversion.ts';
import { poolCounts } from './dice.ts';
import { repeated } from './moves/fill.ts';
import { type Counts, diceUsed, type Pack } from './packs.ts';
import { type Card, CENTRE, NONE, type State, UPGRADE_DEFENCE, WORLD_DEFENCE } from './types.ts';
import { attackable, attacking, distinctUpgrades, upgradesOf } from './zones.ts';

/** The legal actions built directly, without naming what is not allowed. A law holds it equal to what passes `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  switch (top(s).step) {
    case 'ready':
      return s.turn.rolls === 0 ? OPENING : FREE_ROLL;
    case 'chooseDefence': {
      const c = contentOf(s.options);
      return upgradesOf(s, c, seat, 'defend').map((u) => discardAction(c, u));
    }
    case 'rolled':
      return afterRoll(s, seat);
  }
}

const OPENING: readonly Action[] = [ROLL];
const FREE_ROLL: readonly Action[] = [ROLL, END_TURN];

function afterRoll(s: State, seat: Seat): Action[] {
  const c = contentOf(s.options);
  const { turn } = s;
  const counts = poolCounts(turn);
  const list: Action[] = [];
  if (turn.target !== NONE) targetFills(s, c, counts, list);
  else {
    if (!turn.worldClaimed) worldFills(s, c, counts, list);
    if (!turn.upgradeClaimed) upgradeFills(s, c, counts, list);
  }
  if (counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5] > 1) list.push(REROLL);
  uses(s, c, seat, counts, list);
  list.push(END_TURN);
  return list;
}

function targetFills(s: State, c: Content, counts: Counts, list: Action[]): void {
  const { target, required, filled } = s.turn;
  for (const id of required) {
    if (filled.includes(id) || repeated(s, c, target, id)) continue;
    if (fits(packAt(c, target, id), counts)) list.push(fillAction(c, target, id));
  }
}

function worldFills(s: State, c: Content, counts: Counts, list: Action[]): void {
  for (let w = 0; w < s.worlds.length; w++) {
    const owner = s.worlds[w];
    const attack = owner !== CENTRE;
    if (attack && (s.turn.boosted || !attackable(s, c, w))) continue;
    const { packs, defence } = c.worlds[w];
    packFills(s, c, w, packs, counts, list);
    if (defence && (attack || s.options.hard) && fits(defence, counts)) list.push(fillAction(c, w, WORLD_DEFENCE));
    if (!attack) continue;
    for (const u of c.byEffect.defend)
      if (s.upgrades[u] === owner && fits(c.upgrades[u].defence, counts))
        list.push(fillAction(c, w, UPGRADE_DEFENCE + u));
  }
}

function upgradeFills(s: State, c: Content, counts: Counts, list: Action[]): void {
  const offset = c.worlds.length;
  for (const u of s.display) if (u !== NONE) packFills(s, c, offset + u, c.upgrades[u].cost, counts, list);
  if (!s.options.additionalSettlements) return;
  for (let u = 0; u < s.upgrades.length; u++)
    if (s.upgrades[u] === 'settlementRow') packFills(s, c, offset + u, c.upgrades[u].cost, counts, list);
}

function packFills(s: State, c: Content, card: Card, packs: readonly Pack[], counts: Counts, list: Action[]): void {
  for (let id = 0; id < packs.length; id++)
    if (fits(packs[id], counts) && !repeated(s, c, card, id)) list.push(fillAction(c, card, id));
}

function fits(pack: Pack | undefined, counts: Counts): boolean {
  return pack !== undefined && diceUsed(pack, counts) > 0;
}

/** Resource Upgrades, Corruption and free re-rolls. */
function uses(s: State, c: Content, seat: Seat, counts: Counts, list: Action[]): void {
  if (!attacking(s)) {
    for (const u of resources(s, c, seat))
      for (const change of changes(c, u, counts)) if (differs(change)) list.push(resourceAction(c, u, change));
    if (c.byEffect.corruption.some((u) => s.upgrades[u] === seat)) corruptions(s, c, seat, counts, list);
  }
  if (c.byEffect.reroll.length > 0)
    for (const u of distinctUpgrades(s, c, seat, 'reroll')) list.push(rerollAction(c, u));
}

function corruptions(s: State, c: Content, seat: Seat, counts: Counts, list: Action[]): void {
  for (let victim = 0; victim < s.seats; victim++) {
    if (victim === seat) continue;
    for (const u of resources(s, c, victim))
      for (const change of changes(c, u, counts))
        if (differs(change)) list.push(corruptionAction(c, victim, u, change));
  }
}

function differs({ from, to }: Change): boolean {
  return from !== to;
}
