import { type Seat, topAs } from '@starboard/kernel';
import { cellIn, gainIn } from '../odds/cells.ts';
import { pointsOf, strike } from '../planet.ts';
import { iconValue } from '../turn.ts';
import { SECTORS, type State } from '../types.ts';

/** Cat and Mouse: how often a seat should pick each sector, sector 1 first, so that nobody can profit from guessing it. */
export function mixOf(s: State, seat: Seat): number[] {
  const { attack } = topAs(s, 'pick');
  const attacks = seat === attack.attacker;
  const targets = attacks ? attack.targets : [seat];
  const losses = SECTORS.map((sector) => meanOver(targets, (target) => lossOf(s, target, sector)));
  const gift = meanOver(targets, (target) => gainIn(cellIn(s.planets[target]), iconValue(s)));
  const mix = attacks ? strikes(losses, gift) : shields(losses, gift);
  return mix.map((chance) => chance + NEVER);
}

/** Not even what pays nothing is ruled out, where others may err. */
const NEVER = 0.01;

function lossOf(s: State, seat: Seat, sector: number): number {
  const planet = s.planets[seat].slice();
  const before = pointsOf(planet);
  strike(planet, sector, iconValue(s));
  return before - pointsOf(planet);
}

function meanOver(seats: readonly Seat[], of: (seat: Seat) => number): number {
  return seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
}

/** Shields such that every strike worth trying brings the same: the loss unless shielded, less the gift if it is. */
function shields(losses: readonly number[], gift: number): number[] {
  const value = worthOfStrike(losses, gift);
  return losses.map((loss) => shieldAt(loss, gift, value));
}

/** Strikes that make every shield worth trying as good as another. */
function strikes(losses: readonly number[], gift: number): number[] {
  const value = worthOfStrike(losses, gift);
  const shares = losses.map((loss) => (loss + gift > 0 && loss >= value ? 1 / (loss + gift) : 0));
  const total = shares.reduce((sum, share) => sum + share);
  return shares.map((share) => (total > 0 ? share / total : 1 / shares.length));
}

function shieldAt(loss: number, gift: number, value: number): number {
  return loss > value ? (loss - value) / (loss + gift) : 0;
}

/** Halvings that find the value of a strike, far finer than a point. */
const HALVINGS = 30;

/** What a strike brings when both sides play their best: the least that shields adding up to one can grant. */
function worthOfStrike(losses: readonly number[], gift: number): number {
  let low = -gift;
  let high = Math.max(...losses);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (losses.reduce((sum, loss) => sum + shieldAt(loss, gift, middle), 0) > 1) low = middle;
    else high = middle;
  }
  return high;
}
