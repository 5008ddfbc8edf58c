import { type Action, contentOf, RETURNED, type View } from '@starboard/orbital';
import type { Composed, Mark } from '../../contract/skin.ts';
import { handThing } from './things.ts';
import { missing } from './words.ts';

/** Marked starting cards go back into the pile; nothing else is put together from marks. */
export function compose(view: View, marked: readonly Mark[]): Composed<Action> | undefined {
  const { seat } = view;
  if (view.stack.at(-1)?.step !== 'startingHand' || seat === null) return undefined;
  const hand = view.players[seat].hand ?? [];
  const places = marked.map(({ thing, on }) => (on ? -1 : hand.findIndex((_, at) => handThing(at) === thing)));
  if (places.some((at) => at < 0)) return undefined;
  if (places.length < RETURNED) return { missing: missing(RETURNED - places.length) };
  const cards = places.map((at) => hand[at]).sort((a, b) => a - b);
  return { action: { type: 'returnCards', cards: cards.map((card) => contentOf(view.options).kinds[card]) } };
}

/** The marks that make an action: for each returned card one of its copies. */
export function marks(a: Action, view: View): readonly Mark[] | undefined {
  if (a.type !== 'returnCards') return undefined;
  const { kinds } = contentOf(view.options);
  const hand = (view.players[view.seat ?? 0].hand ?? []).map((card) => kinds[card]);
  const taken: number[] = [];
  for (const kind of a.cards) taken.push(hand.findIndex((other, at) => other === kind && !taken.includes(at)));
  return taken.map((at) => ({ thing: handThing(at) }));
}
