import { replaceTop, top, type Violation } from '@starboard/kernel';
import { type ActionOf, fillAction, type MoveOf } from '../actions.ts';
import { claim, destroy } from '../claim.ts';
import { type Content, contentOf, nameOf, packAt, packOfKey } from '../content.ts';
import { placeDice, poolCounts } from '../dice.ts';
import { PACK_KEY, UID } from '../fields.ts';
import { diceUsed, type Pack, population } from '../packs.ts';
import { READY, rollFirst } from '../turn.ts';
import { type Card, CENTRE, NONE, type PackId, PLACE, type State, UPGRADE_DEFENCE, WORLD_DEFENCE } from '../types.ts';
import { locked, ownerOf, requiredPacks, unfilledPacks } from '../zones.ts';

/** Place the dice that satisfy a pack. The first fill commits to the card, the last claims it. */
export const fill: MoveOf<'fill'> = {
  type: 'fill',
  fields: { target: UID, pack: PACK_KEY },
  candidates(s) {
    const c = contentOf(s.options);
    const list: ActionOf<'fill'>[] = [];
    const named = top(s).step === 'ready' ? [s.turn.target].filter((card) => card !== NONE) : tableCards(s, c);
    for (const card of named)
      for (const pack of unfilledPacks(s, c, card))
        if (!repeated(s, c, card, pack)) list.push(fillAction(c, card, pack));
    return list;
  },
  check(s, _seat, a) {
    const c = contentOf(s.options);
    const card = c.byUid.get(a.target);
    if (card === undefined) return { rule: 'SETTLERS-TURN-3' };
    return checkCard(s, c, card) ?? checkPack(s, c, card, packOfKey(c, a.pack));
  },
  notNow: rollFirst,
  apply(s, seat, a, emit) {
    const c = contentOf(s.options);
    const { turn } = s;
    const card = c.byUid.get(a.target) as Card;
    const pack = packOfKey(c, a.pack);
    const name = nameOf(c, card);
    if (turn.target === NONE) {
      turn.required.push(...requiredPacks(s, c, card));
      turn.target = card;
      const owner = card < s.worlds.length ? ownerOf(s, card) : null;
      emit({ type: 'target', seat, owner, card: a.target, name });
    }
    const filled = packAt(c, card, pack) as Pack;
    const dice = placeDice(turn, filled, poolCounts(turn), card * PLACE + pack);
    turn.filled.push(pack);
    emit({ type: 'fill', seat, card: a.target, name, pack: a.pack, code: filled.code, dice });
    // Weak Defences: gone even if the attack fails (SETTLERS-MODE-5).
    if (s.options.weakDefences && pack >= UPGRADE_DEFENCE) destroy(s, c, pack - UPGRADE_DEFENCE, emit);
    replaceTop(s, READY);
    if (turn.filled.length === turn.required.length) claim(s, c, card, emit);
  },
};

/** The cards that can be named: all Worlds, the display, the Settlement row. */
function* tableCards(s: State, c: Content): Generator<Card> {
  for (let world = 0; world < c.worlds.length; world++) yield world;
  for (const u of s.display) if (u !== NONE) yield c.worlds.length + u;
  for (let u = 0; u < s.upgrades.length; u++) if (s.upgrades[u] === 'settlementRow') yield c.worlds.length + u;
}

/** Whether an equal unfilled Resource Pack of the card stands before this one: equal packs are offered once. */
export function repeated(s: State, c: Content, card: Card, pack: PackId): boolean {
  if (!c.twins[card] || pack >= WORLD_DEFENCE) return false;
  const code = packAt(c, card, pack)?.code;
  for (let before = 0; before < pack; before++) {
    const unfilled = s.turn.target !== card || !s.turn.filled.includes(before);
    if (unfilled && packAt(c, card, before)?.code === code) return true;
  }
  return false;
}

/** Why a card cannot be aimed at now. */
function checkCard(s: State, c: Content, card: Card): Violation | undefined {
  const { turn } = s;
  if (turn.target !== NONE) return turn.target === card ? undefined : { rule: 'SETTLERS-TURN-7' };
  if (card >= c.worlds.length) return checkUpgrade(s, c, card - c.worlds.length);
  if (turn.worldClaimed) return { rule: 'SETTLERS-RULING-20' };
  const owner = s.worlds[card];
  if (owner === CENTRE) return undefined;
  if (owner === s.active) return { rule: 'SETTLERS-RULING-37' };
  if (s.options.peaceful) return { rule: 'SETTLERS-MODE-3' };
  if (locked(s, c, card)) return { rule: 'SETTLERS-SYS-3' };
  return turn.boosted ? { rule: 'SETTLERS-RULING-40' } : undefined;
}

function checkUpgrade(s: State, c: Content, upgrade: number): Violation | undefined {
  const zone = s.upgrades[upgrade];
  if (typeof zone === 'number')
    return { rule: c.upgrades[upgrade].type === 'settlement' ? 'SETTLERS-SETL-2' : 'SETTLERS-ATK-7' };
  if (zone !== 'display' && zone !== 'settlementRow') return { rule: 'SETTLERS-TURN-3' };
  return s.turn.upgradeClaimed ? { rule: 'SETTLERS-TURN-16' } : undefined;
}

/** Why a pack of a card that may be aimed at cannot be filled by this roll. */
function checkPack(s: State, c: Content, card: Card, id: PackId): Violation | undefined {
  const pack = id < 0 ? undefined : packAt(c, card, id);
  if (!pack) return { rule: 'SETTLERS-TURN-4' };
  if (s.turn.target === card && s.turn.filled.includes(id)) return { rule: 'SETTLERS-PACK-6' };
  if (!unfilledPacks(s, c, card).includes(id))
    return { rule: id === WORLD_DEFENCE ? 'SETTLERS-ATK-4' : 'SETTLERS-TURN-4' };
  if (repeated(s, c, card, id)) return { rule: 'SETTLERS-RULING-15' };
  const counts = poolCounts(s.turn);
  if (diceUsed(pack, counts) > 0) return undefined;
  if (pack.kind === 'symbols') return { rule: 'SETTLERS-PACK-2' };
  const { need, slots } = pack;
  const have = population(counts);
  return have < need
    ? { rule: 'SETTLERS-PACK-3', with: { need, have } }
    : { rule: 'SETTLERS-PACK-4', with: { need, slots } };
}
