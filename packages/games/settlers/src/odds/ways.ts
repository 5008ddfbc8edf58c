import { contentOf, packAt } from '../content.ts';
import { poolCounts, poolSize } from '../dice.ts';
import { diceUsed, leastDice, type Pack } from '../packs.ts';
import { CENTRE, NONE, type View } from '../types.ts';
import { determinize } from '../view.ts';
import { ANY_KEY, facesMadeBy, packsOf } from './forecast.ts';
import { upgradesToClaim, worldsToClaim } from './odds.ts';

/** What the active player can still do after a roll. */
export interface Ways {
  /** A pack fits. */
  readonly fill: boolean;
  readonly reroll: boolean;
  /** An own Resource Upgrade may turn a die. */
  readonly boost: boolean;
  /** There are dice enough for the open packs of the target, by a fill now or after a re-roll. */
  readonly finish: boolean;
}

/** The ways on from a roll, as its question has to name them. */
export function waysOf(view: View): Ways {
  const s = determinize(view, ANY_KEY);
  const c = contentOf(s.options);
  const { turn } = s;
  const n = poolSize(turn);
  const counts = poolCounts(turn);
  const attacks = (card: number) => card < c.worlds.length && s.worlds[card] !== CENTRE;
  const cards = turn.target === NONE ? [...worldsToClaim(s, c), ...upgradesToClaim(s, c)] : [turn.target];
  const open = cards
    .filter((card) => !(turn.boosted && attacks(card)))
    .map((card) => packsOf(s, c, card).open.map((id) => packAt(c, card, id) as Pack));
  const fill = open.flat().some((pack) => diceUsed(pack, counts) > 0);
  const least = Math.min(...open.map((packs) => packs.reduce((sum, pack) => sum + leastDice(pack), 0)));
  const boost =
    !turn.boosted &&
    !(turn.target !== NONE && attacks(turn.target)) &&
    view.players[view.active].upgrades.some((uid) => facesMadeBy(view, uid).length > 0);
  return { fill, reroll: n > 1, boost, finish: least <= (fill || boost ? n : n - 1) };
}
