import type { Seat } from '@starboard/kernel';
import { FULL_TRACK, MAX_CREDITS } from './content/boards.ts';
import { addIcons, contentOf, type Totals } from './content.ts';
import { type Card, ENERGIES, type GemIndex, OVERHEAT, type Pilot, type State, type Weapon } from './types.ts';

/** Gains credits up to 12 and returns how many were (SCRAMBLE-RULING-39). */
export function gain(p: Pilot, credits: number): number {
  const before = p.credits;
  p.credits = Math.min(before + credits, MAX_CREDITS);
  return p.credits - before;
}

/** Reduces heat, never below Safe, and returns by how much. */
export function cool(p: Pilot, n: number): number {
  const before = p.heat;
  p.heat = Math.max(before - n, 0);
  return before - p.heat;
}

/** By weapon: the sums of lists of tucked cards. Clones share these lists, so a search adds them up once. */
const SUMS = ENERGIES.map(() => new WeakMap<readonly Card[], Readonly<Totals>>());

/** The icons of a weapon, board and tucked cards together (SCRAMBLE-ACT-5). */
export function totals(s: State, seat: Seat, weapon: GemIndex): Readonly<Totals> {
  const tucked = s.pilots[seat].weapons[weapon].cards;
  const known = SUMS[weapon].get(tucked);
  if (known) return known;
  const { base, cards } = contentOf(s.options);
  const sum: Totals = { ...base[weapon].icons };
  for (const card of tucked) addIcons(sum, cards[card].icons);
  SUMS[weapon].set(tucked, sum);
  return sum;
}

/** What the first empty slot of the Victory Track pays; nothing once it is full (SCRAMBLE-RULING-72). */
export function income(s: State, seat: Seat): number {
  return contentOf(s.options).victory[s.pilots[seat].victory.length] ?? 0;
}

/** Invaders on the Victory Track, as far as they count for the end. */
export function invaders(p: Pilot): number {
  return Math.min(p.victory.length, FULL_TRACK);
}

/** How many gems are in the bag. */
export function bagSize({ bag }: Pilot): number {
  return bag[0] + bag[1] + bag[2] + bag[3] + bag[4];
}

/** Overheat gems on the player board. */
export function overheatOnBoard(p: Pilot): number {
  let n = p.exchanged[OVERHEAT];
  for (const weapon of p.weapons) n += weapon.overheat;
  return n;
}

/** Energy gems of a colour on the player board. */
export function energyOnBoard(p: Pilot, gem: GemIndex): number {
  return p.exchanged[gem] + p.weapons[gem].energy;
}

/** A list with one number raised. */
export function plus(list: readonly number[], index: number, n: number): readonly number[] {
  const next = list.slice();
  next[index] += n;
  return next;
}

export function changeWeapon(p: Pilot, weapon: GemIndex, change: Partial<Weapon>): void {
  p.weapons = p.weapons.with(weapon, { ...p.weapons[weapon], ...change });
}

/** Heat to Safe, Boost tokens off, every gem of the board into the bag: what Cooldown and overheating share. */
export function clearBoard(p: Pilot): void {
  const bag = p.bag.map((n, gem) => n + p.exchanged[gem]);
  for (let w = 0; w < p.weapons.length; w++) {
    bag[w] += p.weapons[w].energy;
    bag[OVERHEAT] += p.weapons[w].overheat;
  }
  p.heat = 0;
  p.bag = bag;
  p.exchanged = p.exchanged.map(() => 0);
  p.weapons = p.weapons.map(({ cards, outOfOrder }) => ({ cards, outOfOrder, boost: 0, energy: 0, overheat: 0 }));
}

/** Moves a gem from the supply into a bag; false if there is none (SCRAMBLE-RULING-9). */
export function addGem(s: State, seat: Seat, gem: GemIndex): boolean {
  if (s.supply[gem] === 0) return false;
  const p = s.pilots[seat];
  s.supply = plus(s.supply, gem, -1);
  p.bag = plus(p.bag, gem, 1);
  return true;
}
