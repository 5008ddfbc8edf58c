import type { Text } from '@starboard/kernel';
import { type Action, aimOf, type CardKey, type View } from '@starboard/siege';
import type { Slot, Thing } from '../../contract/skin.ts';

/** A card of the reader's hand, by its place there: two equal cards are two things. */
export const handThing = (at: number): Thing => `hand:${at}`;
export const planetThing = (planet: number): Thing => `planet:${planet}`;

const CARD: Text = { en: 'Which card?', fr: 'Quelle carte ?' };
const PLANET: Text = { en: 'Which planet?', fr: 'Quelle planète ?' };
const OTHER: Text = { en: 'Which other planet?', fr: 'Quelle autre planète ?' };
const TO: Text = { en: 'To which planet?', fr: 'Vers quelle planète ?' };

const planet = (n: number, ask = PLANET): Slot => ({ ask, any: [planetThing(n)] });

/** Any card of the hand that is equal to this one. */
function card(key: CardKey, { seat, players }: View): Slot {
  const hand = seat === null ? [] : (players[seat].hand ?? []);
  return { ask: CARD, any: hand.flatMap((held, at) => (held === key ? [handThing(at)] : [])) };
}

/** The stages of a choice: cards and planets; none for what is only a button. */
export function slots(a: Action, view: View): readonly Slot[] {
  switch (a.type) {
    case 'aim':
      return [planet(aimOf(view, view.active, a.shift))];
    case 'discardDecoy':
    case 'deploy':
    case 'discard':
    case 'give':
    case 'jettison':
      return [card(a.card, view)];
    case 'choosePlanet':
      return [planet(a.planet)];
    case 'pull':
      return [planet(a.from)];
    case 'declare': {
      const frame = view.stack.at(-1);
      return a.use && frame?.step === 'declare' ? [planet(frame.planet)] : [];
    }
    case 'activate':
      if (a.switch) return [planet(a.switch[0]), planet(a.switch[1], OTHER)];
      if (a.card) return [planet(a.planet), card(a.card, view)];
      return a.to && a.to !== a.planet ? [planet(a.planet), planet(a.to, TO)] : [planet(a.planet)];
    default:
      return [];
  }
}
