import { type Emit, type Seat, shuffle, topAs } from '@starboard/kernel';
import { type Content, contentOf, kindsOf } from './content.ts';
import type { Event } from './events.ts';
import type { Card, Player, State } from './types.ts';

/** Whether a card can be drawn at all: the discard pile becomes the draw pile when that is empty. */
export function canDraw(s: State): boolean {
  return s.drawPile.length + s.discardPile.length > 0;
}

/** Takes up to `n` cards off the pile; an empty pile is made again from the discards (ORBITAL-DECK-1). */
export function takeTop(s: State, n: number, emit: Emit<Event>): Card[] {
  const cards = s.drawPile.slice(0, n);
  s.drawPile = s.drawPile.slice(cards.length);
  if (cards.length === n || s.discardPile.length === 0) return cards;
  s.drawPile = shuffle(s.rng, s.discardPile.slice());
  s.discardPile = [];
  emit({ type: 'reshuffled', n: s.drawPile.length });
  return cards.concat(takeTop(s, n - cards.length, emit));
}

/** Puts cards on the discard pile. */
export function discardAll(s: State, cards: readonly Card[]): void {
  if (cards.length > 0) s.discardPile = s.discardPile.concat(cards);
}

/** A seat draws; an automaton puts the cards unseen under its pile (ORBITAL-RULING-65). */
export function drawCards(s: State, seat: Seat, n: number, emit: Emit<Event>): void {
  const p = s.players[seat];
  const cards = takeTop(s, n, emit);
  if (cards.length === 0) return;
  if (p.kind === 'automaton') {
    p.hand = p.hand.concat(cards);
    emit({ type: 'draw', seat, n: cards.length });
    return;
  }
  p.hand = sorted(p.hand.concat(cards));
  const kinds = kindsOf(contentOf(s.options), cards);
  emit({ type: 'draw', seat, n: cards.length, reveals: true, secret: { to: [seat], cards: kinds } });
}

/** A card that everybody saw goes into a hand. */
export function receiveKnown(p: Player, card: Card): void {
  p.hand = withCard(p.hand, card);
  p.known = withCard(p.known, card);
}

/** Takes a card out of a player's hand; of several equal ones a known one first (ORBITAL-RULING-44). */
export function takeFromHand(p: Player, card: Card): void {
  p.hand = without(p.hand, card);
  p.known = without(p.known, card);
}

/** A player discards a card of the own hand. */
export function discardCard(s: State, seat: Seat, card: Card, emit: Emit<Event>, reveals?: true): void {
  takeFromHand(s.players[seat], card);
  discardAll(s, [card]);
  const kind = contentOf(s.options).kinds[card];
  emit(reveals ? { type: 'discard', seat, card: kind, reveals } : { type: 'discard', seat, card: kind });
}

/** Observatory: one of the cards looked at into the hand, the others to the discard pile. */
export function takeLooked(s: State, card: Card, emit: Emit<Event>): void {
  const { seat, cards } = topAs(s, 'observatory');
  const { kinds } = contentOf(s.options);
  s.stack.pop();
  const p = s.players[seat];
  p.hand = withCard(p.hand, card);
  emit({ type: 'took', seat, secret: { to: [seat], card: kinds[card] } });
  const others = without(cards, card);
  discardAll(s, others);
  for (const other of others) emit({ type: 'discard', seat, card: kinds[other], reveals: true });
}

/** An automaton made to discard loses the top card of its pile. */
export function discardTop(s: State, seat: Seat, emit: Emit<Event>): void {
  const p = s.players[seat];
  const [card] = p.hand;
  p.hand = p.hand.slice(1);
  discardAll(s, [card]);
  emit({ type: 'discard', seat, card: contentOf(s.options).kinds[card], reveals: true });
}

/** Sorts a list of its own in canonical order: by insertion, since hands are short and mostly in order. */
export function sorted(cards: Card[]): Card[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
}

/** A sorted list with one more card. */
function withCard(cards: readonly Card[], card: Card): Card[] {
  const more = cards.slice();
  more.push(card);
  return sorted(more);
}

/** A list without one copy of a card; the same list if there is none. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  if (at < 0) return cards;
  const rest = cards.slice();
  for (let i = at + 1; i < rest.length; i++) rest[i - 1] = rest[i];
  rest.pop();
  return rest;
}

/** The different cards of a sorted list, of those from `from` up to but not including `to`. */
export function distinct(cards: readonly Card[], from = 0, to = Number.POSITIVE_INFINITY): Card[] {
  const found: Card[] = [];
  let last = -1;
  for (const card of cards) {
    if (card !== last && card >= from && card < to) found.push(card);
    last = card;
  }
  return found;
}

/** The different event cards of a sorted hand. */
export function eventsIn(c: Content, hand: readonly Card[]): Card[] {
  return distinct(hand, c.modules.length);
}

/** The different module cards of a sorted hand. */
export function modulesIn(c: Content, hand: readonly Card[]): Card[] {
  return distinct(hand, 0, c.modules.length);
}
