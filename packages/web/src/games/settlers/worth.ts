import { type CardUid, completedSystems, type View } from '@starboard/settlers';
import { systemOf, upgradeOf, worldOf } from './content.ts';

/** An Upgrade that brings no points of its own, in points. */
const HELP = 0.7;

/** About what a card is worth to the active player, in points: only to order what could be begun. */
export function worthOf(view: View, card: CardUid): number {
  const world = worldOf(view, card);
  const own = view.players[view.active].worlds;
  if (world) {
    const { worlds, score } = systemOf(view, world);
    const held = view.players[view.active].worlds.filter((id) => worldOf(view, id)?.system === world.system).length;
    return world.points + (held + 1 === worlds.length ? score / 2 : held * 0.5);
  }
  const effect = upgradeOf(view, card)?.effect;
  switch (effect?.kind) {
    case 'points':
      return effect.value;
    case 'scoreDistinctSystems':
      return Math.max(HELP, new Set(own.map((id) => worldOf(view, id)?.system)).size);
    case 'scoreCompletedSystems':
      return Math.max(HELP, effect.per * completedSystems(view)[view.active].length);
    default:
      return HELP;
  }
}
