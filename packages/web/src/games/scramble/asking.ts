import type { Violation } from '@starboard/kernel';
import { type Action, inFront, type View } from '@starboard/scramble';

// How the table asks: what is decided together, what a finger sees first, what may be left.

/** What a flight can be decided together with: the shot from where it ends. */
export function follows(a: Action, view: View): readonly Action[] {
  return a.type === 'move' && inFront(view, a.to) ? [{ type: 'fire' }, { type: 'holdFire' }] : [];
}

/** A finger sees what these would bring before it decides: the reach of a gun, what a card adds. */
export function weighed(a: Action, view: View): boolean {
  if (a.type === 'activate') return view.turn.drawn === 'overheat';
  return a.type === 'move' || a.type === 'buy' || a.type === 'repair' || a.type === 'breakWeapon';
}

/** Refusals of other steps teach nobody anything. */
export function idle({ rule }: Violation): boolean {
  return rule === 'SCRAMBLE-TURN-3' || rule === 'SCRAMBLE-TURN-1' || rule === 'SCRAMBLE-DRAW-2';
}

const MAY: ReadonlySet<string> = new Set(['purge', 'fire', 'convert', 'energize', 'upgrade', 'move']);

/** Moving, firing, specials and the market may all be left; the rest must be decided. */
export function duty(view: View): 'must' | 'may' | undefined {
  const step = view.stack.at(-1)?.step;
  if (step === undefined) return undefined;
  return MAY.has(step) ? 'may' : step === 'breakWeapon' || step === 'placeGem' ? 'must' : undefined;
}
