import type { Seat } from '@starboard/kernel';
import { type Content, contentOf } from '../content.ts';
import { allOf, courseOf, worthOf } from '../odds/course.ts';
import type { Pack } from '../packs.ts';
import { tallies } from '../scoring.ts';
import { CENTRE, DICE, type State, type WorldIndex } from '../types.ts';
import { completedBy } from '../zones.ts';

/** What a seat has at the end of a turn, in numbers that tend to go with winning. */
export interface Account {
  /** Points that nobody can take away. */
  safe: number;
  /** Points of Worlds that can be attacked. */
  unlocked: number;
  /** What of these is likely to be taken by one attack each. */
  exposed: number;
  /** A share of the bonus of Systems begun. */
  systems: number;
  /** The bonus of Systems that lack one World. */
  nearly: number;
  /** Dice that Upgrades can turn. */
  resources: number;
  corruption: number;
  /** 1 for the seat whose turn comes next, 0 for the one who has to wait longest. */
  next: number;
  /** The same, growing as the end nears. */
  nextLate: number;
}

export const ACCOUNTS = [
  'safe',
  'unlocked',
  'exposed',
  'systems',
  'nearly',
  'resources',
  'corruption',
  'next',
  'nextLate',
] as const;

/** The accounts of all seats before the turn of `mover`. A point counts the more, the fewer cards are left on the table. */
export function accountsOf(s: State, mover: Seat): Account[] {
  const c = contentOf(s.options);
  const left = cardsLeft(s);
  const pace = 1 / Math.sqrt(1 + left);
  // With more seats there are fewer turns to come, more rivals for a System and more attackers.
  const crowd = s.seats / 2;
  const time = Math.min(1, left / 4 / crowd);
  const accounts = tallies(s).map(({ points }, seat): Account => {
    const next = 1 - ((seat - mover + s.seats) % s.seats) / (s.seats - 1);
    return {
      safe: points * pace,
      unlocked: 0,
      exposed: 0,
      systems: 0,
      nearly: 0,
      resources: 0,
      corruption: 0,
      next,
      nextLate: next * pace,
    };
  });
  for (let system = 0; system < c.systems.length; system++) addSystem(s, c, system, { pace, time, crowd }, accounts);
  addUpgrades(s, c, pace * time, accounts);
  return accounts;
}

/** Cards whose claim brings the end nearer. */
export function cardsLeft(s: State): number {
  let left = 0;
  for (const owner of s.worlds) if (owner === CENTRE) left++;
  for (const zone of s.upgrades) if (zone === 'settlementRow') left++;
  return left;
}

/** How much things count: a point now, what needs time, and what rivals are for. */
interface Scale {
  readonly pace: number;
  readonly time: number;
  readonly crowd: number;
}

/** Safety in points of a completed System, beside its bonus. */
const SAFETY = 1;

function addSystem(s: State, c: Content, system: number, scale: Scale, accounts: Account[]): void {
  const { pace, time, crowd } = scale;
  if (completedBy(s, c, system) !== undefined) return;
  const { worlds, score } = c.systems[system];
  let bonus = score + SAFETY;
  let centre = 0;
  for (const w of worlds) {
    bonus -= c.worlds[w].points;
    if (s.worlds[w] === CENTRE) centre++;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const account = accounts[seat];
    const defences = defencesOf(s, c, seat);
    let own = 0;
    for (const w of worlds) {
      if (s.worlds[w] !== seat) continue;
      own++;
      if (s.options.peaceful) continue;
      const points = c.worlds[w].points * pace;
      account.safe -= points;
      account.unlocked += points;
      account.exposed += points * crowd * attackChance(c, w, defences);
    }
    if (own === 0) continue;
    const taken = worlds.length - own - centre;
    account.systems += (bonus * (own / worlds.length) ** 2 * (0.4 ** taken * pace * time)) / crowd;
    if (own === worlds.length - 1) account.nearly += (bonus * pace) / crowd;
  }
}

function addUpgrades(s: State, c: Content, scale: number, accounts: Account[]): void {
  for (const u of c.byEffect.convert) {
    const owner = s.upgrades[u];
    const { effect } = c.upgrades[u];
    if (typeof owner === 'number')
      accounts[owner].resources += (effect.kind === 'convert' && effect.to === 'any' ? 2 : 1) * scale;
  }
  for (const u of c.byEffect.reroll) {
    const owner = s.upgrades[u];
    if (typeof owner === 'number') accounts[owner].resources += scale;
  }
  for (const u of c.byEffect.corruption) {
    const owner = s.upgrades[u];
    if (typeof owner !== 'number') continue;
    const toTake = c.byEffect.convert.some(
      (other) => typeof s.upgrades[other] === 'number' && s.upgrades[other] !== owner,
    );
    accounts[owner].corruption += (toTake ? 1 : 0.5) * scale;
  }
}

/** The Defence Upgrades of a seat as a set: bit i stands for the i-th that there is. */
function defencesOf(s: State, c: Content, seat: Seat): number {
  let set = 0;
  c.byEffect.defend.forEach((u, i) => {
    if (s.upgrades[u] === seat) set |= 1 << i;
  });
  return set;
}

/** By content, then by World, then by set of Defence Upgrades. */
const attackChances = new WeakMap<Content, number[][]>();

/** The chance that a whole turn spent on a World takes it from its owner, who has a set of Defence Upgrades. */
function attackChance(c: Content, world: WorldIndex, defences: number): number {
  let known = attackChances.get(c);
  if (!known) {
    known = c.worlds.map(() => []);
    attackChances.set(c, known);
  }
  known[world][defences] ??= attackOdds(c, world, defences);
  return known[world][defences];
}

function attackOdds(c: Content, world: WorldIndex, defences: number): number {
  const { packs, defence } = c.worlds[world];
  const upgrades = c.byEffect.defend.filter((_, i) => defences & (1 << i)).map((u) => c.upgrades[u].defence);
  const course = courseOf([...packs, defence, ...upgrades].filter((pack): pack is Pack => pack !== undefined));
  return worthOf(course, allOf(course), DICE);
}

/** The log-odds to win of a seat, from the weighed accounts. */
export function oddsFor(accounts: readonly Account[], seat: Seat, weights: readonly number[]): number {
  const standings = accounts.map((account) => ACCOUNTS.reduce((sum, name, i) => sum + weights[i] * account[name], 0));
  const others = standings.reduce((sum, standing, i) => (i === seat ? sum : sum + Math.exp(standing)), 0);
  return standings[seat] - Math.log(others);
}
