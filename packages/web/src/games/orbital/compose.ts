import { type Action, type Card, contentOf, RETURNED, trimAction, type View } from '@starboard/orbital';
import type { Composed, Mark } from '../../contract/skin.ts';
import { takenPlaces } from './slots.ts';
import { handThing } from './things.ts';
import { missing, missingDiscards } from './words.ts';

/**
 * Cards are sorted out by marking them, in any order: those that go back into the pile at the start, and those above the
 * limit at the end of a year. Nothing else is put together from marks.
 */
export function compose(view: View, marked: readonly Mark[]): Composed<Action> | undefined {
  const left = toMark(view);
  if (left === undefined) return undefined;
  const { step, count } = left;
  const hand = handOf(view);
  const taken = takenPlaces(view);
  const places = marked.map(({ thing, on }) => (on ? -1 : hand.findIndex((_, at) => handThing(at) === thing)));
  if (places.length > count || places.some((at) => at < 0 || taken.includes(at))) return undefined;
  if (places.length < count)
    return { missing: (step === 'trim' ? missingDiscards : missing)(count - places.length, places.length > 0) };
  const { kinds } = contentOf(view.options);
  const cards = places.map((at) => hand[at]).sort((a, b) => a - b);
  if (step === 'startingHand') return { action: { type: 'returnCards', cards: cards.map((card) => kinds[card]) } };
  // The rules ask for one card after the other, in the order of the hand.
  const [action, ...next] = cards.map((card) => trimAction(kinds[card]));
  return next.length > 0 ? { action, next } : { action };
}

/** How many cards are to be marked now, and for what; undefined where none are. */
export function toMark({ seat, stack }: View) {
  const frame = stack.at(-1);
  if (seat === null || (frame?.step !== 'startingHand' && frame?.step !== 'trim') || !frame.waiting.includes(seat))
    return undefined;
  if (frame.step === 'startingHand') return { step: frame.step, count: RETURNED } as const;
  return { step: frame.step, count: frame.over[frame.asked.indexOf(seat)] - (frame.own?.length ?? 0) } as const;
}

function handOf(view: View): readonly Card[] {
  return view.seat === null ? [] : (view.players[view.seat].hand ?? []);
}

/** The marks that make an action: for each card that goes one of its copies; for a discard also those after it. */
export function marks(a: Action, view: View): readonly Mark[] | undefined {
  if (a.type !== 'returnCards' && a.type !== 'trim') return undefined;
  const { kinds } = contentOf(view.options);
  const hand = handOf(view).map((card) => kinds[card]);
  const taken = [...takenPlaces(view)];
  const places: number[] = [];
  for (const kind of a.type === 'trim' ? [a.card] : a.cards) {
    const at = hand.findIndex((other, i) => other === kind && !taken.includes(i));
    taken.push(at);
    places.push(at);
  }
  if (a.type === 'trim') {
    const rest = hand.flatMap((_, at) => (at > places[0] && !taken.includes(at) ? [at] : []));
    places.push(...rest.slice(0, (toMark(view)?.count ?? 1) - 1));
    // Too few come after it: it cannot be the first of those that go.
    if (places.length < (toMark(view)?.count ?? 1)) return undefined;
  }
  return places.map((at) => ({ thing: handThing(at) }));
}
