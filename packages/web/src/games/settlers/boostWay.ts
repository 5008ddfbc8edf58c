import { type Boosts, type CardUid, facesMadeBy, forecastOf, type View } from '@starboard/settlers';
import { afterFill } from './chance.ts';
import type { Way } from './words.ts';

/** Chances this near to each other are one. */
const SAME = 1e-6;

/** What to do for the chance that an Upgrade promises for a card: use it on this roll, or keep it for a later one. */
export function wayOf(view: View, card: CardUid, { card: upgrade, now, reroll }: Boosts['each'][number]): Way {
  if (view.phase !== 'rolled') return 'keep';
  if (reroll !== undefined && reroll >= now - SAME) return 'keepReroll';
  return usedNow(view, card, upgrade) >= now - SAME ? 'use' : 'keepFill';
}

/** The best chance after a change of one die of this roll. */
function usedNow(view: View, card: CardUid, upgrade: CardUid): number {
  const { dice } = view.turn;
  let best = 0;
  for (const [i, { status, face }] of dice.entries()) {
    if (status !== 'pool' || dice.findIndex((die) => die.status === 'pool' && die.face === face) !== i) continue;
    for (const to of facesMadeBy(view, upgrade)) {
      const changed = dice.map((die, at) => (at === i ? { ...die, face: to } : die));
      const found = forecastOf({ ...view, turn: { ...view.turn, dice: changed, boosted: true } }, card);
      best = Math.max(best, (found && afterFill(found)) ?? 0);
    }
  }
  return best;
}
