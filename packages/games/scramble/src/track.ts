import type { Emit } from '@starboard/kernel';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import { type Card, GAP, NONE, type Slot, type State } from './types.ts';

/** The level of the top card of the Main deck, events included; 3 once it is empty (SCRAMBLE-RULING-52, SCRAMBLE-RULING-53). */
export function currentLevel(s: State): number {
  const top = s.main[s.main.length - 1];
  return top === undefined ? 3 : contentOf(s.options).cards[top].level;
}

/** The level to refill from: the current one, else the next higher, else the highest lower one; 0 if all are empty. */
function refillLevel(s: State): number {
  const current = currentLevel(s);
  for (let level = current; level <= 3; level++) if (s.innovation[level - 1].length > 0) return level;
  for (let level = current - 1; level >= 1; level--) if (s.innovation[level - 1].length > 0) return level;
  return 0;
}

/** Fills the gaps from left to right (SCRAMBLE-RULING-51). */
export function refill(s: State, emit: Emit<Event>): void {
  for (let i = 0; i < s.track.length; i++) {
    if (s.track[i] !== GAP) continue;
    const level = refillLevel(s);
    const deck = level === 0 ? [] : s.innovation[level - 1];
    const card = deck.at(-1) ?? NONE;
    s.track = s.track.with(i, card);
    if (card === NONE) continue;
    s.innovation = s.innovation.with(level - 1, deck.slice(0, -1));
    emit({ type: 'refill', slot: (i + 1) as Slot, card: contentOf(s.options).cards[card].id, reveals: true });
  }
}

/** Slides everything one slot to the right and returns what slid off. */
export function slide(s: State): { readonly card: Card; readonly event: Card } {
  const off = { card: s.track.at(-1) ?? NONE, event: s.events.at(-1) ?? NONE };
  s.track = [NONE, ...s.track.slice(0, -1)];
  s.events = [NONE, ...s.events.slice(0, -1)];
  return off;
}

export function discard(s: State, cards: readonly Card[]): void {
  const left = cards.filter((card) => card >= 0);
  if (left.length > 0) s.discards = [...s.discards, ...left];
}

/** Reveals cards of the Main deck until an Upgrade fills slot 1; events on the way are attached (SCRAMBLE-RULING-57). */
export function fillSlot(s: State, emit: Emit<Event>): void {
  const { cards } = contentOf(s.options);
  let left = s.main.length;
  while (left > 0) {
    const card = s.main[--left];
    const { id, event } = cards[card];
    if (event === null) {
      s.track = s.track.with(0, card);
      emit({ type: 'reveal', card: id, reveals: true });
      break;
    }
    const slot = freeSlot(s);
    s.events = s.events.with(slot - 1, card);
    emit({ type: 'attach', event: id, slot, reveals: true });
  }
  s.main = s.main.slice(0, left);
}

/** The slot for a revealed event: from the aggression slot to the left, else to the right (SCRAMBLE-RULING-58). */
function freeSlot(s: State): Slot {
  for (let slot = s.aggression; slot >= 1; slot--) if (s.events[slot - 1] < 0) return slot as Slot;
  for (let slot = s.aggression; slot <= 7; slot++) if (s.events[slot - 1] < 0) return slot as Slot;
  throw new Error('every slot of the Progress Track has an event');
}
