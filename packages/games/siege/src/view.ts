import { type Key, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { CARD_KEYS, cardKeys, cardOf } from './content/aliens.ts';
import { faceUp, PLANET_FACES } from './content/planets.ts';
import {
  type Card,
  type CardKey,
  type FrameView,
  PLANETS,
  type Player,
  type PlayerView,
  type SiegeFrame,
  type Species,
  type State,
  type View,
} from './types.ts';
import { byNumber, insert } from './zones.ts';

/** What a seat may know: all but the enemy's hand and the order of the piles. */
export function view(s: State, seat: Seat | null): View {
  const { turn } = s;
  return {
    seat,
    planets: faces(s.sides),
    first: s.first,
    active: s.active,
    turns: s.turns,
    turn: {
      inForce: turn.inForce,
      shift: turn.shift,
      aimed: turn.aimed,
      planet: turn.planet,
      card: turn.card < 0 ? null : CARD_KEYS[turn.card],
      forbidden: turn.forbidden,
      used: turn.used,
      oracle: turn.oracle,
    },
    players: [playerView(s.players[0], s.species[0], seat === 0), playerView(s.players[1], s.species[1], seat === 1)],
    endTriggered: s.endTriggered,
    stack: s.stack.map(frameView),
  };
}

function playerView(p: Player, species: Species, own: boolean): PlayerView {
  return {
    species,
    handSize: p.hand.length,
    hand: own ? keys(p.hand) : null,
    known: keys(p.known),
    pileSize: p.pile.length,
    unseen: own ? sortedKeys(p.pile) : unseen(p),
    discards: keys(p.discards),
    forces: forces(p.forces),
    pending: p.pending,
  };
}

/** A whole state for a view: everybody's unseen cards are dealt again to the hidden part of the hand and to the pile. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const player = (p: PlayerView): Player => {
    const pile = shuffle(rng, p.unseen.map(cardOf));
    const hand = (p.hand ?? p.known).map(cardOf);
    while (pile.length > p.pileSize) insert(hand, pile.pop() as Card);
    return {
      hand,
      known: p.known.map(cardOf),
      pile,
      discards: p.discards.map(cardOf),
      forces: p.forces.map((force) => force.map(cardOf)),
      pending: p.pending,
    };
  };
  const { turn } = v;
  return {
    seats: 2,
    rng,
    stack: v.stack.map(frameOf),
    species: [v.players[0].species, v.players[1].species],
    sides: v.planets.map((face) => PLANET_FACES[face].side),
    first: v.first,
    active: v.active,
    turns: v.turns,
    turn: {
      inForce: turn.inForce,
      shift: turn.shift,
      aimed: turn.aimed,
      planet: turn.planet,
      card: turn.card === null ? -1 : cardOf(turn.card),
      forbidden: turn.forbidden,
      used: turn.used,
      oracle: turn.oracle,
    },
    players: [player(v.players[0]), player(v.players[1])],
    endTriggered: v.endTriggered,
  };
}

function frameView(frame: SiegeFrame): FrameView {
  return 'card' in frame ? { ...frame, card: CARD_KEYS[frame.card] } : frame;
}

function frameOf(frame: FrameView): SiegeFrame {
  return 'card' in frame ? { ...frame, card: cardOf(frame.card) } : frame;
}

/** Remembers what was made of a list: lists of a state are never changed, and the states of a match share most of them. */
function memoised<L extends object, T>(make: (list: L) => T): (list: L) => T {
  const made = new WeakMap<L, T>();
  return (list) => {
    let found = made.get(list);
    if (found === undefined) {
      found = make(list);
      made.set(list, found);
    }
    return found;
  };
}

const keys = memoised<readonly Card[], readonly CardKey[]>(cardKeys);
const sortedKeys = memoised<readonly Card[], readonly CardKey[]>((cards) => cardKeys(cards.toSorted(byNumber)));
const forces = memoised<Player['forces'], PlayerView['forces']>((list) => list.map(keys));
const faces = memoised<State['sides'], View['planets']>((sides) => PLANETS.map((planet) => faceUp({ sides }, planet)));

/** What was found last with each pile: a decision leaves the cards of one of the two players as they are. */
const sought = new WeakMap<Player['pile'], Pick<Player, 'hand' | 'known'> & { readonly list: readonly CardKey[] }>();

/** What is in a player's hand and pile together, without the known part of the hand, sorted. */
function unseen({ hand, pile, known }: Player): readonly CardKey[] {
  const last = sought.get(pile);
  if (last?.hand === hand && last.known === known) return last.list;
  const count = new Int8Array(CARD_KEYS.length);
  for (const card of hand) count[card]++;
  for (const card of pile) count[card]++;
  for (const card of known) count[card]--;
  const list: CardKey[] = [];
  for (let card = 0; card < count.length; card++) for (let n = count[card]; n > 0; n--) list.push(CARD_KEYS[card]);
  sought.set(pile, { hand, known, list });
  return list;
}
