import type { Emit, Seat } from '@starboard/kernel';
import { CARD_KEYS, cardKeys } from './content/aliens.ts';
import type { Event } from './events.ts';
import type { Card, Planet, Player, State } from './types.ts';

export function enemyOf(seat: Seat): Seat {
  return 1 - seat;
}

export function forceValue(s: State, seat: Seat, planet: Planet): number {
  return s.players[seat].forces[planet - 1].length;
}

/** Draws as many of `n` as the own pile holds; the last card of a pile triggers the end (SIEGE-END-1). */
export function drawCards(s: State, seat: Seat, n: number, emit: Emit<Event>): void {
  const player = s.players[seat];
  const left = Math.max(0, player.pile.length - n);
  // In the order of the hand: the order in which they lay in the pile would be more than the view tells.
  const cards = player.pile.slice(left);
  if (cards.length === 0) return;
  if (cards.length > 1) cards.sort(byNumber);
  const hand = player.hand.slice();
  for (let i = 0; i < cards.length; i++) insert(hand, cards[i]);
  player.hand = hand;
  player.pile = player.pile.slice(0, left);
  emit({ type: 'draw', seat, n: cards.length, reveals: true, secret: { to: [seat], cards: cardKeys(cards) } });
  if (left === 0 && !s.endTriggered) {
    s.endTriggered = true;
    emit({ type: 'endTriggered', seat });
  }
}

/** Takes a card out of a hand; among equal cards the known ones leave first (SIEGE-RULING-39). */
export function takeFromHand(player: Player, card: Card): void {
  player.hand = without(player.hand, player.hand.indexOf(card));
  if (player.known.includes(card)) player.known = without(player.known, player.known.indexOf(card));
}

/** How a card comes to be discarded: `free` for a Decoy, `whole` where a whole hand goes without a choice and is shown by that. */
type Discarding = 'chosen' | 'free' | 'whole';

export function discardCard(s: State, seat: Seat, card: Card, how: Discarding, emit: Emit<Event>): void {
  const player = s.players[seat];
  takeFromHand(player, card);
  player.discards = [...player.discards, card];
  if (how === 'chosen') emit({ type: 'discard', seat, card: CARD_KEYS[card] });
  else if (how === 'free') emit({ type: 'discard', seat, card: CARD_KEYS[card], free: true });
  else emit({ type: 'discard', seat, card: CARD_KEYS[card], reveals: true });
}

/** Gives a card to the enemy, who holds it from now on while the giver keeps knowing it. */
export function giveCard(s: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  takeFromHand(s.players[seat], card);
  const enemy = s.players[enemyOf(seat)];
  enemy.hand = insert(enemy.hand.slice(), card);
  enemy.known = insert(enemy.known.slice(), card);
  emit({ type: 'give', seat, card: CARD_KEYS[card] });
}

/** Adds an alien to a siege force of a player, as the last arrival. */
export function reinforce(player: Player, planet: Planet, card: Card): void {
  const forces = player.forces.slice();
  forces[planet - 1] = [...forces[planet - 1], card];
  player.forces = forces;
}

/** Moves an alien between two siege forces of one player; it becomes the last arrival. */
export function moveAlien(
  s: State,
  seat: Seat,
  card: Card,
  way: { from: Planet; to: Planet },
  emit: Emit<Event>,
): void {
  const player = s.players[seat];
  const { from, to } = way;
  const forces = player.forces.slice();
  forces[from - 1] = without(forces[from - 1], forces[from - 1].lastIndexOf(card));
  forces[to - 1] = [...forces[to - 1], card];
  player.forces = forces;
  emit({ type: 'move', seat, card: CARD_KEYS[card], from, to });
}

/** The alien of a siege force that arrived last: the one that a Marshal or Nyx moves (SIEGE-RULING-38). */
export function lastArrival(s: State, seat: Seat, planet: Planet): Card {
  const force = s.players[seat].forces[planet - 1];
  return force[force.length - 1];
}

/** The different cards of a sorted list. */
export function distinct(cards: readonly Card[]): Card[] {
  return cards.filter((card, i) => card !== cards[i - 1]);
}

export function byNumber(a: Card, b: Card): number {
  return a - b;
}

/** Puts a card into a sorted list, and returns the list. */
export function insert(list: Card[], card: Card): Card[] {
  let at = list.length;
  list.push(card);
  for (; at > 0 && list[at - 1] > card; at--) list[at] = list[at - 1];
  list[at] = card;
  return list;
}

/** A list without the entry at that index. */
function without(list: readonly Card[], index: number): Card[] {
  const rest = list.slice();
  for (let i = index; i < rest.length - 1; i++) rest[i] = rest[i + 1];
  rest.pop();
  return rest;
}
