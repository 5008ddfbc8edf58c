import { type Action, aimOf, type CardKey, type View } from '@starboard/siege';
import type { Thing } from '../../contract/skin.ts';

export const cardThing = (key: CardKey): Thing => `card:${key}`;
export const planetThing = (planet: number): Thing => `planet:${planet}`;

/** The cards and planets that an action mentions; none for what is only a button. */
export function things(a: Action, view: View): readonly Thing[] {
  switch (a.type) {
    case 'aim':
      return [planetThing(aimOf(view, view.active, a.shift))];
    case 'discardDecoy':
    case 'deploy':
    case 'discard':
    case 'give':
    case 'jettison':
      return [cardThing(a.card)];
    case 'choosePlanet':
      return [planetThing(a.planet)];
    case 'pull':
      return [planetThing(a.from)];
    case 'declare': {
      const frame = view.stack.at(-1);
      return a.use && frame?.step === 'declare' ? [planetThing(frame.planet)] : [];
    }
    case 'activate':
      if (a.switch) return a.switch.map(planetThing);
      if (a.card) return [planetThing(a.planet), cardThing(a.card)];
      return a.to && a.to !== a.planet ? [planetThing(a.planet), planetThing(a.to)] : [planetThing(a.planet)];
    default:
      return [];
  }
}
