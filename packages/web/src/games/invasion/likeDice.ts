import {
  DICE_PER_COLOUR,
  INVASION_DICE,
  type InvasionDie,
  leftBy,
  type Placement,
  type View,
} from '@starboard/invasion';

/**
 * The rules know one plan for each result, and shots may have been laid on a like die instead. Says for each die of the
 * one plan which die it is in the other; nothing where the two have not the same result.
 */
export function likeDice(
  view: View,
  plan: readonly Placement[],
  other: readonly Placement[],
): ((die: InvasionDie) => InvasionDie) | undefined {
  const [left, others] = [leftBy(view, plan), leftBy(view, other)];
  const colourOf = (at: number) => Math.floor(at / DICE_PER_COLOUR);
  const alike = (at: number, to: number) =>
    colourOf(at) === colourOf(to) &&
    left[at] === others[to] &&
    (left[at] === 0 || view.sectors[at] === view.sectors[to]);
  // What is the same die in both stays itself.
  const found = INVASION_DICE.map((_, at) => (alike(at, at) ? at : -1));
  for (const at of found.keys()) {
    if (found[at] < 0) found[at] = INVASION_DICE.findIndex((_, to) => alike(at, to) && !found.includes(to));
    if (found[at] < 0) return undefined;
  }
  return (die) => INVASION_DICE[found[INVASION_DICE.indexOf(die)]];
}
