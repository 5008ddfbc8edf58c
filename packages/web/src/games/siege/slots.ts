import type { Lang, Text } from '@starboard/kernel';
import {
  type Action,
  type Activate,
  aimOf,
  type CardKey,
  cardName,
  PLANET_FACES,
  type Planet,
  type View,
} from '@starboard/siege';
import type { Slot, Thing } from '../../contract/skin.ts';
import { numberOf } from './words.ts';

/** A card of the reader's hand, by its place there: two equal cards are two things. */
export const handThing = (at: number): Thing => `hand:${at}`;
export const planetThing = (planet: number): Thing => `planet:${planet}`;

const CARD: Text = { en: 'Which card?', fr: 'Quelle carte ?' };
const PLANET: Text = { en: 'Which planet?', fr: 'Quelle planète ?' };
const EFFECT: Text = { en: 'Which planet’s effect?', fr: 'L’effet de quelle planète ?' };
const EXCHANGE: Text = { en: 'Exchange planet {1} with {2}', fr: 'Échanger la planète {1} avec {2}' };
const MOVE: Text = { en: 'Move to planet {1}', fr: 'Déplacer vers la planète {1}' };
const SPEND: Text = { en: 'Discard which soldier for its effect?', fr: 'Défausser quel soldat pour son effet ?' };
const SHIFT: Text = { en: 'Iontian: shift the next aim by {1}', fr: 'Iontian : décaler la prochaine visée de {1}' };

const planet = (n: number, ask = PLANET): Slot => ({ ask, any: [planetThing(n)] });

/** Any card of the hand that is equal to this one. */
function card(key: CardKey, { seat, players }: View, ask = CARD): Slot {
  const hand = seat === null ? [] : (players[seat].hand ?? []);
  return { ask, any: hand.flatMap((held, at) => (held === key ? [handThing(at)] : [])) };
}

/** The stages of a choice: cards and planets; none for what is only a button. */
export function slots(a: Action, view: View): readonly Slot[] {
  switch (a.type) {
    case 'aim': {
      const [at, usual] = [a.shift, 0].map((shift) => aimOf(view, view.active, shift));
      // At the ends of the row a shift may lead nowhere else: it is no button beside the one that keeps the aim.
      return [{ ...planet(at), button: a.shift === 0 || at !== usual }];
    }
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
      return activation(a, view);
    default:
      return [];
  }
}

/** Which effect first, then what it is used on; a planet's effect may be used on that planet itself. */
function activation(a: Activate, view: View): readonly Slot[] {
  const { name } = PLANET_FACES[view.planets[a.planet - 1]];
  const effect: Slot = { ...planet(a.planet, EFFECT), label: { en: `Use ${name}`, fr: `Utiliser ${name}` } };
  const target = (n: Planet, ask: Text): Slot => ({ ...planet(n, ask), again: true });
  if (a.switch) return [effect, target(a.switch[0], EXCHANGE), { ...target(a.switch[1], EXCHANGE), swaps: true }];
  if (a.card) return [effect, card(a.card, view, SPEND)];
  if (a.to) return [effect, target(a.to, MOVE)];
  if (a.shift) {
    const by = a.shift > 0 ? '+1' : '−1';
    return [effect, { ask: SHIFT, any: [`option:${by}`], label: { en: by, fr: by } }];
  }
  return [planet(a.planet, EFFECT)];
}

/** Where a card is put: the planet that is aimed at, or that its effect sends it to. */
export function drop(a: Action, view: View): readonly Thing[] {
  if (a.type !== 'deploy') return [];
  const { step } = view.stack.at(-1) ?? {};
  const at = step === 'additional' ? view.turn.planet || 1 : aimOf(view, view.active);
  return [planetThing(at)];
}

/** What a thing is called in few letters: a planet by its number, a card by its name. */
export function called(thing: Thing, { seat, players }: View, lang: Lang): string {
  const [, kind, at] = /^(planet|hand):(\d+)$/.exec(thing) ?? [];
  if (kind === 'planet') return numberOf(Number(at) as Planet);
  const key = seat === null ? undefined : players[seat].hand?.[Number(at)];
  return key ? cardName(key)[lang] : '';
}

/** Cards that go one after another, as many as one likes. */
const REPEATED: ReadonlySet<Action['type']> = new Set(['give', 'jettison']);

/** A finger sees what a card or a planet brings before it counts; only what is done again and again goes at once. */
export function weighed({ type }: Action): boolean {
  return !REPEATED.has(type);
}
