import type { Seat } from '@starboard/kernel';
import { EXCHANGE_PAY, FULL_TRACK, HEAT } from '../content/boards.ts';
import { VALUES } from '../content/values.ts';
import { addIcons, type Face, type Totals } from '../content.ts';
import { totals } from '../pilot.ts';
import { FIRES, type GemIndex, OVERHEAT, type State } from '../types.ts';

/** What a pilot might change about the own ship. */
export interface Change {
  /** A Weapon card tucked, with its gems. */
  readonly face?: Face;
  /** A gem more; a gem less, or several. */
  readonly gain?: GemIndex;
  readonly lose?: GemIndex;
  readonly times?: number;
  /** A weapon that breaks or is repaired. */
  readonly flip?: GemIndex;
}

const NOTHING: Change = {};
const [SCATTER, BEAM, BLAST] = FIRES.map((_, bit) => 1 << bit);

/** How many Invaders a shot hits on average. Beam and Blast share the Invader behind the target. */
function targets(fire: number): number {
  let n = 1;
  if (fire & SCATTER) n += VALUES.scatter;
  if (fire & BLAST) n += VALUES.blast;
  if (fire & BEAM) n += fire & BLAST ? VALUES.beam / 2 : VALUES.beam;
  return n;
}

const MEANS = new WeakMap<readonly number[], number>();

/** The mean of the shields left on the board; of the last level if it is empty. */
function toughness({ remaining }: State): number {
  const known = MEANS.get(remaining);
  if (known !== undefined) return known;
  let sum = 0;
  let n = 0;
  for (const shields of remaining) {
    sum += shields;
    if (shields > 0) n++;
  }
  const mean = n === 0 ? 11 : sum / n;
  MEANS.set(remaining, mean);
  return mean;
}

/** What one activation of a weapon brings. */
function weaponWorth(t: Readonly<Totals>, tough: number): number {
  const power = t.power + VALUES.boost * t.boost;
  const kills = Math.min(1, power / tough) ** VALUES.force * targets(t.fire);
  const reach = 1 - VALUES.reach * (5 - Math.min(5, t.move));
  return VALUES.hope * kills * reach + t.scavenge + VALUES.heat * t.vent + VALUES.sorting * (t.convert + t.energize);
}

/** What a turn brings on average: each gem fires or is exchanged, whichever is better. */
export function turnWorth(s: State, seat: Seat, change: Change = NOTHING): number {
  const p = s.pilots[seat];
  const tough = toughness(s);
  let best = 0;
  let sum = 0;
  let gems = 0;
  let overheat = p.bag[OVERHEAT] + p.exchanged[OVERHEAT] + more(change, OVERHEAT);
  for (let w = 0; w < p.weapons.length; w++) {
    const weapon = p.weapons[w];
    let shot = 0;
    if (weapon.outOfOrder === (w === change.flip)) {
      shot = weaponWorth(change.face?.weapon === w ? withCard(s, seat, change.face) : totals(s, seat, w), tough);
      if (shot > best) best = shot;
    }
    const n = p.bag[w] + p.exchanged[w] + weapon.energy + more(change, w);
    gems += n;
    sum += n * Math.max(shot, EXCHANGE_PAY.energy);
    overheat += weapon.overheat;
  }
  const fired = best - HEAT.activate * VALUES.heat;
  const paid = EXCHANGE_PAY.overheat - HEAT.exchange * VALUES.heat;
  return (sum + overheat * Math.max(fired, paid)) / Math.max(1, gems + overheat);
}

/** The icons of a weapon with one more card. */
function withCard(s: State, seat: Seat, { weapon, icons }: Face): Totals {
  const sum = { ...totals(s, seat, weapon) };
  addIcons(sum, icons);
  return sum;
}

/** How many gems of a kind a change adds. */
function more({ face, gain, lose, times = 1 }: Change, gem: GemIndex): number {
  let n = 0;
  if (face) for (const given of face.gems) if (given === gem) n++;
  if (gain === gem) n++;
  if (lose === gem) n -= times;
  return n;
}

/** How many turns a pilot can expect to have. */
export function turnsLeft(s: State): number {
  let leader = 0;
  for (const p of s.pilots) leader = Math.max(leader, p.victory.length);
  return Math.max(1, Math.min(VALUES.rounds - s.round, (FULL_TRACK - leader) * VALUES.pace));
}
