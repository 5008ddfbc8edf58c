import { type Key, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { CARD_KEYS, cardKeys, cardOf } from './content/aliens.ts';
import { faceUp, PLANET_FACES } from './content/planets.ts';
import { halfPoints } from './scoring.ts';
import {
  type Card,
  type FrameView,
  PLANETS,
  type Player,
  type PlayerView,
  type SiegeFrame,
  type State,
  type View,
} from './types.ts';
import { aimOf } from './zones.ts';

export function clone(s: State): State {
  const [a, b] = s.players;
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    species: s.species,
    sides: s.sides,
    first: s.first,
    active: s.active,
    turns: s.turns,
    turn: { ...s.turn },
    players: [clonePlayer(a), clonePlayer(b)],
    endTriggered: s.endTriggered,
  };
}

function clonePlayer(p: Player): Player {
  return {
    hand: p.hand.slice(),
    known: p.known,
    pile: p.pile.slice(),
    discards: p.discards.slice(),
    forces: p.forces.slice(),
    pending: p.pending,
  };
}

/** What a seat may know: all but the enemy's hand and the order of the piles. */
export function view(s: State, seat: Seat | null): View {
  const points = halfPoints(s);
  const player = (owner: Seat): PlayerView => {
    const p = s.players[owner];
    const seen = owner === seat ? p.hand : p.known;
    return {
      species: s.species[owner],
      handSize: p.hand.length,
      hand: owner === seat ? cardKeys(p.hand) : null,
      known: cardKeys(p.known),
      pileSize: p.pile.length,
      unseen: cardKeys(minus([...p.hand, ...p.pile], seen)),
      discards: cardKeys(p.discards),
      forces: p.forces.map(cardKeys),
      pending: p.pending,
      halfPoints: points[owner],
      aim: aimOf(s, owner),
    };
  };
  return {
    seat,
    planets: PLANETS.map((planet) => faceUp(s, planet)),
    first: s.first,
    active: s.active,
    turns: s.turns,
    turn: { ...s.turn, card: s.turn.card < 0 ? null : CARD_KEYS[s.turn.card] },
    players: [player(0), player(1)],
    endTriggered: s.endTriggered,
    stack: s.stack.map(frameView),
  };
}

/** A whole state for a view: everybody's unseen cards are dealt anew to the hidden part of the hand and to the pile. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const player = (p: PlayerView): Player => {
    const pile = shuffle(rng, p.unseen.map(cardOf));
    const seen = (p.hand ?? p.known).map(cardOf);
    const hand = [...seen, ...pile.splice(p.pileSize)].sort((a, b) => a - b);
    return {
      hand,
      known: p.known.map(cardOf),
      pile,
      discards: p.discards.map(cardOf),
      forces: p.forces.map((force) => force.map(cardOf)),
      pending: p.pending,
    };
  };
  return {
    seats: 2,
    rng,
    stack: v.stack.map(frameOf),
    species: [v.players[0].species, v.players[1].species],
    sides: v.planets.map((face) => PLANET_FACES[face].side),
    first: v.first,
    active: v.active,
    turns: v.turns,
    turn: { ...v.turn, card: v.turn.card === null ? -1 : cardOf(v.turn.card) },
    players: [player(v.players[0]), player(v.players[1])],
    endTriggered: v.endTriggered,
  };
}

/** Every card by key, wherever it lies: 60 in all, at all times. */
export function inventory(s: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (card: Card) => {
    count[CARD_KEYS[card]] = (count[CARD_KEYS[card]] ?? 0) + 1;
  };
  for (const p of s.players) for (const zone of [p.hand, p.pile, p.discards, ...p.forces]) zone.forEach(add);
  for (const frame of s.stack) if ('card' in frame) add(frame.card);
  return count;
}

function frameView(frame: SiegeFrame): FrameView {
  return 'card' in frame ? { ...frame, card: CARD_KEYS[frame.card] } : frame;
}

function frameOf(frame: FrameView): SiegeFrame {
  return 'card' in frame ? { ...frame, card: cardOf(frame.card) } : frame;
}

/** The cards of a list that remain when some are taken out, sorted. */
function minus(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest.sort((a, b) => a - b);
}
