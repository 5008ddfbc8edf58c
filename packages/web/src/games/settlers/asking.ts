import type { Lang, Seat } from '@starboard/kernel';
import { type Action, type View, waysOf } from '@starboard/settlers';
import type { Thing } from '../../contract/skin.ts';
import { upgradeOf } from './content.ts';
import { WORDS } from './words.ts';

/** What is said to a press on a die that nothing asks for: dice are not chosen, and which one a re-roll takes is all the same. */
export function unasked(thing: Thing, view: View, lang: Lang): string | undefined {
  return thing.startsWith('die:') && view.phase === 'rolled' ? WORDS[lang].dieTip : undefined;
}

/** A turn begins with a roll, whatever the player would like; it ends where no pack fits and nothing else can be done. */
export function forced(view: View, seat: Seat): Action | undefined {
  if (seat !== view.active) return undefined;
  if (view.phase === 'ready' && view.turn.rolls === 0) return { type: 'roll' };
  if (view.phase !== 'rolled') return undefined;
  const { fill, reroll, boost } = waysOf(view);
  const held = view.players[seat].upgrades.map((uid) => upgradeOf(view, uid)?.effect.kind);
  const spent = held.includes('reroll') || held.includes('corruption');
  return fill || reroll || boost || spent ? undefined : { type: 'endTurn' };
}
