import { keyFromSeed, type Seat } from '@starboard/kernel';
import { type Content, contentOf, packAt, packOfKey } from './content.ts';
import { game } from './game.ts';
import { inventory } from './inventory.ts';
import { facesUsed, type Pack } from './packs.ts';
import { READY, ROLLED } from './turn.ts';
import {
  type Card,
  CENTRE,
  DICE,
  FACES,
  type Face,
  LOST,
  NONE,
  type Options,
  type PackKey,
  PLACE,
  POOL,
  type State,
  type UpgradeIndex,
  type Zone,
} from './types.ts';
import { refill, requiredPacks } from './zones.ts';

/** A small position. Lists are words with spaces between them; everything that is not named is as after set-up. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly active?: Seat;
  /** By seat: ids of Worlds and uids of Upgrades in front of it. */
  readonly owns?: readonly string[];
  /** All Worlds left in the centre; those that nobody is said to own then go to the last seat. */
  readonly centre?: string;
  /** Uids of all cards of a zone; the pile with its top first. Cards of a zone that are not named take no part. */
  readonly display?: string;
  readonly pile?: string;
  readonly discards?: string;
  readonly row?: string;
  /** The pool of a roll as the ledger writes it: W E A 1 2 3. Dice that are neither in it nor on a pack are lost. */
  readonly roll?: string;
  /** Dice in the pool before a roll that is not the first. */
  readonly dice?: number;
  /** The card committed to, then its filled packs. */
  readonly target?: string;
  readonly worldClaimed?: boolean;
  readonly upgradeClaimed?: boolean;
  readonly boosted?: boolean;
  readonly stall?: number;
  readonly seed?: string;
}

/** The faces as the ledger writes them. */
export const LETTERS: Readonly<Record<string, Face>> = {
  W: 'water',
  E: 'energy',
  A: 'army',
  '1': 'pop1',
  '2': 'pop2',
  '3': 'pop3',
};

/** The words of a list. */
export function listed(text = ''): string[] {
  return text.split(' ').filter(Boolean);
}

/** The face of a letter, by its index in `FACES`. */
export function faceOf(letter: string): number {
  const face = FACES.indexOf(LETTERS[letter]);
  if (face < 0) throw new Error(`no face is written “${letter}”`);
  return face;
}

/** The state of a position. It holds the same cards and dice as a match with these seats and options, or it throws. */
export function scenario(position: Position = {}): State {
  const { seats = 2, options = {}, active = 0, seed = 'scenario', stall = 0 } = position;
  const fresh = game.setup(seats, { ...game.defaults, first: 0, ...options }, keyFromSeed(seed));
  const s = game.clone(fresh);
  const c = contentOf(s.options);
  s.active = active;
  s.stall = stall;
  nameOnce(position);
  own(s, c, position);
  fillZones(s, c, position);
  setTurn(s, c, position);
  conserve(fresh, s);
  return s;
}

function nameOnce({ owns = [], centre, display, pile, discards, row }: Position): void {
  const named = [...owns, centre, display, pile, discards, row].flatMap(listed);
  const twice = named.find((uid, i) => named.indexOf(uid) < i);
  if (twice !== undefined) throw new Error(`“${twice}” is named twice`);
}

function own(s: State, c: Content, { owns = [], centre }: Position): void {
  if (centre !== undefined) s.worlds.fill(s.seats - 1);
  for (const id of listed(centre)) s.worlds[cardOf(c, id)] = CENTRE;
  if (owns.length > s.seats) throw new Error(`there is no seat ${owns.length - 1}`);
  owns.forEach((uids, seat) => {
    for (const uid of listed(uids)) {
      const card = cardOf(c, uid);
      if (card < c.worlds.length) s.worlds[card] = seat;
      else move(s, card - c.worlds.length, seat);
    }
  });
}

function fillZones(s: State, c: Content, { display, pile, discards, row }: Position): void {
  const upgrades = (text: string) => listed(text).map((uid) => cardOf(c, uid) - c.worlds.length);
  if (pile !== undefined) {
    for (const u of s.pile.slice()) move(s, u, 'removed');
    for (const u of upgrades(pile).reverse()) move(s, u, 'pile');
  }
  if (display !== undefined) {
    for (const u of s.display.slice()) if (u !== NONE) move(s, u, pile === undefined ? 'pile' : 'removed');
    for (const u of upgrades(display)) move(s, u, 'display');
  }
  for (const u of upgrades(discards ?? '')) move(s, u, 'discards');
  if (row !== undefined) {
    s.upgrades.forEach((zone, u) => {
      if (zone === 'settlementRow') move(s, u, 'removed');
    });
    for (const u of upgrades(row)) move(s, u, 'settlementRow');
  }
  if (display === undefined && pile === undefined) refill(s, () => {});
}

/** Takes an Upgrade from wherever it lies to another place: the top of the pile, the first free position. */
function move(s: State, upgrade: UpgradeIndex, to: Seat | Zone): void {
  const at = s.display.indexOf(upgrade);
  if (at >= 0) s.display[at] = NONE;
  s.pile = s.pile.filter((u) => u !== upgrade);
  s.upgrades[upgrade] = to;
  if (to === 'pile') s.pile.push(upgrade);
  if (to !== 'display') return;
  const free = s.display.indexOf(NONE);
  if (free < 0) throw new Error(`the display has ${s.display.length} positions`);
  s.display[free] = upgrade;
}

function setTurn(s: State, c: Content, position: Position): void {
  const { roll, dice = DICE, target, worldClaimed = false, upgradeClaimed = false, boosted = false } = position;
  const { turn } = s;
  const pool = roll === undefined ? dice : listed(roll).length;
  if (pool > DICE) throw new Error(`there are ${DICE} dice, not ${pool}`);
  for (let die = 0; die < DICE; die++) turn.places[die] = die < pool ? POOL : LOST;
  listed(roll).forEach((letter, die) => {
    turn.faces[die] = faceOf(letter);
  });
  s.stack = [roll === undefined ? READY : ROLLED];
  if (roll !== undefined || position.dice !== undefined || target) turn.rolls = 1;
  const [uid, ...filled] = listed(target);
  if (uid) commit(s, c, cardOf(c, uid), filled as PackKey[]);
  turn.worldClaimed = worldClaimed;
  turn.upgradeClaimed = upgradeClaimed;
  turn.boosted = boosted;
}

/** Commits to a card with some packs filled, by dice that are not in the pool. */
function commit(s: State, c: Content, card: Card, filled: readonly PackKey[]): void {
  const { turn } = s;
  turn.target = card;
  turn.required.push(...requiredPacks(s, c, card));
  for (const key of filled) {
    const id = packOfKey(c, key);
    if (!turn.required.includes(id)) throw new Error(`“${c.uids[card]}” does not need “${key}”`);
    turn.filled.push(id);
    for (const face of filledWith(packAt(c, card, id) as Pack)) {
      const die = turn.places.indexOf(LOST);
      if (die < 0) throw new Error(`no die is left for “${key}”`);
      turn.places[die] = card * PLACE + id;
      turn.faces[die] = face;
    }
  }
}

/** The faces of the fewest dice that fill a pack. */
function filledWith(pack: Pack): number[] {
  return facesUsed(pack, [DICE, DICE, DICE, 0, 0, DICE]);
}

/** Throws where a state holds other components than a fresh one. */
function conserve(fresh: State, s: State): void {
  const wanted = inventory(fresh);
  const found = inventory(s);
  const wrong = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].filter(
    (name) => wanted[name] !== found[name],
  );
  if (wrong.length === 0) return;
  const list = wrong.map((name) => `${name}: ${found[name] ?? 0} instead of ${wanted[name] ?? 0}`);
  throw new Error(`no such position: ${list.join(', ')}`);
}

function cardOf(c: Content, uid: string): Card {
  const found = c.byUid.get(uid);
  if (found === undefined) throw new Error(`no card “${uid}”`);
  return found;
}
