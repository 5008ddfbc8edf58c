import type { Emit, Seat } from '@starboard/kernel';
import { CARD_KEYS, cardKeys } from './content/aliens.ts';
import type { Card, Event, Planet, Player, State } from './types.ts';

export function enemyOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The planet a player's hand size aims at now (SIEGE-RULING-16); in the own turn with the shifts in force. */
export function aimOf(s: State, seat: Seat): Planet {
  const shift = seat === s.active ? s.turn.inForce.forcedShift + s.turn.shift : s.players[seat].pending.forcedShift;
  return clampPlanet(s.players[seat].hand.length + shift);
}

function clampPlanet(value: number): Planet {
  return Math.max(1, Math.min(value, 8)) as Planet;
}

export function forceValue(s: State, seat: Seat, planet: Planet): number {
  return s.players[seat].forces[planet - 1].length;
}

/** Draws as many of `n` as the own pile holds; the last card of a pile triggers the end (SIEGE-END-1). */
export function drawCards(s: State, seat: Seat, n: number, emit: Emit<Event>): void {
  const { pile, hand } = s.players[seat];
  const cards: Card[] = [];
  for (let left = Math.min(n, pile.length); left > 0; left--) {
    const card = pile.pop() as Card;
    cards.push(card);
    insert(hand, card);
  }
  if (cards.length === 0) return;
  // In the order of the hand: the order in which they lay in the pile would be more than the view tells.
  cards.sort((a, b) => a - b);
  emit({ type: 'draw', seat, n: cards.length, reveals: true, secret: { to: [seat], cards: cardKeys(cards) } });
  if (pile.length === 0 && !s.endTriggered) {
    s.endTriggered = true;
    emit({ type: 'endTriggered', seat });
  }
}

/** Takes a card out of a hand; among equal cards the known ones leave first (SIEGE-RULING-39). */
export function takeFromHand(player: Player, card: Card): void {
  const { hand } = player;
  for (let i = hand.indexOf(card); i < hand.length - 1; i++) hand[i] = hand[i + 1];
  hand.pop();
  if (player.known.length > 0) player.known = without(player.known, card);
}

/** How a card comes to be discarded: `free` for a Decoy, `whole` where a whole hand goes without a choice and is shown by that. */
type Discarding = 'chosen' | 'free' | 'whole';

export function discardCard(s: State, seat: Seat, card: Card, how: Discarding, emit: Emit<Event>): void {
  const player = s.players[seat];
  takeFromHand(player, card);
  player.discards.push(card);
  const event = { type: 'discard', seat, card: CARD_KEYS[card] } as const;
  if (how === 'chosen') emit(event);
  else emit(how === 'free' ? { ...event, free: true } : { ...event, reveals: true });
}

/** Gives a card to the enemy, who holds it from now on while the giver keeps knowing it. */
export function giveCard(s: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  takeFromHand(s.players[seat], card);
  const enemy = s.players[enemyOf(seat)];
  insert(enemy.hand, card);
  const known = [...enemy.known];
  insert(known, card);
  enemy.known = known;
  emit({ type: 'give', seat, card: CARD_KEYS[card] });
}

/** Moves an alien between two siege forces of one player; it becomes the last arrival. */
export function moveAlien(
  s: State,
  seat: Seat,
  card: Card,
  way: { from: Planet; to: Planet },
  emit: Emit<Event>,
): void {
  const { forces } = s.players[seat];
  const { from, to } = way;
  const index = forces[from - 1].lastIndexOf(card);
  forces[from - 1] = forces[from - 1].toSpliced(index, 1);
  forces[to - 1] = [...forces[to - 1], card];
  emit({ type: 'move', seat, card: CARD_KEYS[card], from, to });
}

/** The alien of a siege force that arrived last: the one that a MARSHAL or Nyx moves (SIEGE-RULING-38). */
export function lastArrival(s: State, seat: Seat, planet: Planet): Card {
  const force = s.players[seat].forces[planet - 1];
  return force[force.length - 1];
}

/** Puts a card into a sorted list. */
function insert(list: Card[], card: Card): void {
  let at = list.length;
  list.push(card);
  for (; at > 0 && list[at - 1] > card; at--) list[at] = list[at - 1];
  list[at] = card;
}

function without(list: readonly Card[], card: Card): readonly Card[] {
  const index = list.indexOf(card);
  return index < 0 ? list : list.toSpliced(index, 1);
}
