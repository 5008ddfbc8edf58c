import type { Key } from '@starboard/kernel';
import { type Content, contentOf, packAt } from '../content.ts';
import { poolCounts, poolSize } from '../dice.ts';
import type { Pack } from '../packs.ts';
import { type CardUid, CENTRE, type State, type UpgradeIndex, type View } from '../types.ts';
import { determinize } from '../view.ts';
import { distinctUpgrades } from '../zones.ts';
import { Boosted, boostOf } from './boosted.ts';
import { mayClaim, packsOf } from './forecast.ts';

/** The exact chances to claim a card with Resource Upgrades in hand: with all of them, and with one of each kind alone. */
export interface Boosts extends Boost {
  /** In the order in which they lie there. */
  readonly each: readonly (Boost & { readonly card: CardUid })[];
}

interface Boost {
  readonly now: number;
  /** After a re-roll, one die less; undefined where no re-roll is possible. */
  readonly reroll?: number;
}

const ANY_KEY: Key = [0, 0, 0, 0, 0, 0, 0, 0];

/** What the Resource Upgrades of the active player make of the chances of a card; undefined where none may be used for it. */
export function boostsOf(view: View, uid: CardUid): Boosts | undefined {
  const s = determinize(view, ANY_KEY);
  const c = contentOf(s.options);
  const card = c.byUid.get(uid);
  if (card === undefined || !mayClaim(s, c, card)) return undefined;
  const attack = card < c.worlds.length && s.worlds[card] !== CENTRE;
  const kinds = distinctUpgrades(s, c, s.active, 'convert');
  if (attack || kinds.length === 0) return undefined;
  const packs = packsOf(s, c, card).open.map((id) => packAt(c, card, id) as Pack);
  const held = c.byEffect.convert.filter((u) => s.upgrades[u] === s.active);
  const each = kinds.map((u) => ({ card: c.upgrades[u].uid, ...chances(s, c, packs, [u]) }));
  return { ...chances(s, c, packs, held), each };
}

/** Solvers remember what they worked out; a match asks for the same few again and again. */
const solvers = new Map<string, Boosted>();
const MOST_SOLVERS = 64;

function solverOf(packs: readonly Pack[], boosts: readonly (readonly number[])[]): Boosted {
  const key = `${packs.map(({ code }) => code).join(' ')} ${boosts.join(';')}`;
  let found = solvers.get(key);
  if (!found) {
    if (solvers.size >= MOST_SOLVERS) solvers.clear();
    found = new Boosted(packs, boosts);
    solvers.set(key, found);
  }
  return found;
}

function chances(s: State, c: Content, packs: readonly Pack[], held: readonly UpgradeIndex[]): Boost {
  const solver = solverOf(
    packs,
    held.map((u) => boostOf(c.upgrades[u].effect)),
  );
  const [all, { hand }, n] = [(1 << packs.length) - 1, solver, poolSize(s.turn)];
  if (s.stack.at(-1)?.step !== 'rolled') return { now: solver.rolling(all, n, hand) };
  const reroll = solver.rolling(all, n - 1, hand);
  const now = Math.max(reroll, solver.filling(all, poolCounts(s.turn), n, hand));
  return n > 1 ? { now, reroll } : { now };
}
