import { type Key, type Rng, rngOf, shuffle } from '@starboard/kernel';
import { type Content, contentOf, gemOf } from './content.ts';
import {
  type Card,
  DEFEATED,
  DEFEATED_ID,
  ENERGIES,
  type FrameView,
  GAP,
  GEMS,
  type Gem,
  type Level,
  NONE,
  type Pilot,
  type PilotView,
  type ScrambleFrame,
  type Slot,
  type State,
  type Token,
  type Turn,
  type TurnView,
  type View,
} from './types.ts';

/** What anybody may know: nothing is private, but nobody sees the order of decks and piles. */
export function view(s: State): View {
  const content = contentOf(s.options);
  const { cards } = content;
  const main: Level[] = [];
  for (let i = s.main.length - 1; i >= 0; i--) main.push(cards[s.main[i]].level);
  return {
    options: s.options,
    columns: s.columns,
    aggression: s.aggression,
    first: s.first,
    round: s.round,
    active: s.active,
    turn: turnView(s.turn),
    pilots: s.pilots.map((p) => pilotView(p, content)),
    grid: s.grid.map((token) => (token < 0 ? null : content.tokens[token].id)),
    remaining: s.remaining,
    assisted: s.assisted,
    piles: s.piles.map((pile) => pile.length),
    gone: tokenIds(s.gone, content),
    track: s.track.map((card) => cardId(card, content)),
    events: s.events.map((card) => cardId(card, content)),
    gaps: gapsOf(s.track),
    main,
    innovation: s.innovation.map((deck) => deck.length),
    discards: cardIds(s.discards, content),
    aliensMoved: s.aliensMoved,
    supply: s.supply,
    stack: s.stack.map((frame) => frameView(frame, content)),
  };
}

function turnView(t: Turn): TurnView {
  return {
    drawn: t.drawn < 0 ? null : GEMS[t.drawn],
    used: t.used < 0 ? null : GEMS[t.used],
    weapon: t.weapon < 0 ? null : ENERGIES[t.weapon],
    move: t.move,
    power: t.power,
    moved: t.moved,
    jumped: t.jumped,
    destroyed: t.destroyed,
    ownDestroyed: t.ownDestroyed,
    damaged: t.damaged,
  };
}

function pilotView(p: Pilot, content: Content): PilotView {
  return {
    colour: p.colour,
    space: p.space,
    heat: p.heat,
    credits: p.credits,
    assists: p.assists,
    bag: p.bag,
    exchanged: p.exchanged,
    weapons: p.weapons.map(({ cards, outOfOrder, boost, energy, overheat }) => ({
      cards: cardIds(cards, content),
      outOfOrder,
      boost,
      energy,
      overheat,
    })),
    systems: cardIds(p.systems, content),
    victory: tokenIds(p.victory, content),
  };
}

function frameView(frame: ScrambleFrame, content: Content): FrameView {
  if (frame.step === 'discard') {
    return { step: 'discard', card: cardId(frame.card, content), event: cardId(frame.event, content) };
  }
  if (frame.step === 'purge') return { step: 'purge', card: content.cards[frame.card].id };
  return frame;
}

function gapsOf(track: readonly Card[]): Slot[] {
  const gaps: Slot[] = [];
  for (let i = 0; i < track.length; i++) if (track[i] === GAP) gaps.push((i + 1) as Slot);
  return gaps;
}

function cardId(card: Card, { cards }: Content): string | null {
  return card < 0 ? null : cards[card].id;
}

function cardIds(list: readonly Card[], { cards }: Content): string[] {
  return list.map((card) => cards[card].id);
}

function tokenIds(list: readonly Token[], { tokens }: Content): string[] {
  return list.map((token) => (token === DEFEATED ? DEFEATED_ID : tokens[token].id));
}

/** A whole state for a view: the hidden cards and tokens go to their decks and piles in a new order. */
export function determinize(v: View, key: Key): State {
  const content = contentOf(v.options);
  const rng = rngOf(key);
  const reading = new Reading(content);
  const pilots = v.pilots.map((p) => pilotOf(p, reading));
  const grid = v.grid.map((id) => (id === null ? NONE : reading.token(id)));
  const gone = reading.tokens(v.gone);
  const track = v.track.map((id) => reading.cardOrNone(id));
  for (const slot of v.gaps) track[slot - 1] = GAP;
  const events = v.events.map((id) => reading.cardOrNone(id));
  const discards = reading.cards(v.discards);
  const stack = v.stack.map((frame) => frameOf(frame, reading));
  const piles = content.piles[v.columns].map((tokens) => shuffle(rng, reading.unseenTokens(tokens)));
  const { main, innovation } = decks(v.main, reading, rng);
  return {
    seats: v.pilots.length,
    rng,
    stack,
    options: v.options,
    columns: v.columns,
    aggression: v.aggression,
    first: v.first,
    round: v.round,
    active: v.active,
    turn: turnOf(v.turn),
    pilots,
    grid,
    remaining: v.remaining,
    assisted: v.assisted,
    piles,
    gone,
    track,
    events,
    main,
    innovation,
    discards,
    aliensMoved: v.aliensMoved,
    supply: v.supply,
  };
}

/** Turns ids into indices and remembers which cards and tokens a view shows: what it does not show is in decks and piles. */
class Reading {
  readonly content: Content;
  private readonly seenCards: Uint8Array;
  private readonly seenTokens: Uint8Array;

  constructor(content: Content) {
    this.content = content;
    this.seenCards = new Uint8Array(content.cards.length);
    this.seenTokens = new Uint8Array(content.tokens.length);
  }

  card(id: string): Card {
    const card = this.content.cardOf.get(id) ?? NONE;
    this.seenCards[card] = 1;
    return card;
  }

  cardOrNone(id: string | null): Card {
    return id === null ? NONE : this.card(id);
  }

  cards(ids: readonly string[]): Card[] {
    return ids.map((id) => this.card(id));
  }

  token(id: string): Token {
    if (id === DEFEATED_ID) return DEFEATED;
    const token = this.content.tokenOf.get(id) ?? NONE;
    this.seenTokens[token] = 1;
    return token;
  }

  tokens(ids: readonly string[]): Token[] {
    return ids.map((id) => this.token(id));
  }

  unseenCards(list: readonly Card[]): Card[] {
    return list.filter((card) => this.seenCards[card] === 0);
  }

  unseenTokens(list: readonly Token[]): Token[] {
    return list.filter((token) => this.seenTokens[token] === 0);
  }
}

function turnOf(t: TurnView): Turn {
  return {
    drawn: gemIndex(t.drawn),
    used: gemIndex(t.used),
    weapon: gemIndex(t.weapon),
    move: t.move,
    power: t.power,
    moved: t.moved,
    jumped: t.jumped,
    destroyed: t.destroyed,
    ownDestroyed: t.ownDestroyed,
    damaged: t.damaged,
  };
}

function gemIndex(gem: Gem | null): number {
  return gem === null ? NONE : gemOf(gem);
}

function pilotOf(p: PilotView, reading: Reading): Pilot {
  return {
    colour: p.colour,
    space: p.space,
    heat: p.heat,
    credits: p.credits,
    assists: p.assists,
    bag: p.bag,
    exchanged: p.exchanged,
    weapons: p.weapons.map(({ cards, outOfOrder, boost, energy, overheat }) => ({
      cards: reading.cards(cards),
      outOfOrder,
      boost,
      energy,
      overheat,
    })),
    systems: reading.cards(p.systems),
    victory: reading.tokens(p.victory),
  };
}

function frameOf(frame: FrameView, reading: Reading): ScrambleFrame {
  if (frame.step === 'discard') {
    return { step: 'discard', card: reading.cardOrNone(frame.card), event: reading.cardOrNone(frame.event) };
  }
  if (frame.step === 'purge') return { step: 'purge', card: reading.card(frame.card) };
  return frame;
}

/**
 * Deals the unseen cards level by level: the event that goes below a small deck is the deepest of its level in the Main
 * deck, the other events are somewhere among the cards of their level there, and the rest is the Innovation deck.
 */
function decks(backs: readonly Level[], reading: Reading, rng: Rng): Pick<State, 'main' | 'innovation'> {
  const { upgrades, shuffled, below } = reading.content;
  const innovation: (readonly Card[])[] = [];
  const parts = upgrades.map((all, i) => {
    const deepest = reading.unseenCards(below[i]);
    const events = reading.unseenCards(shuffled[i]);
    const rest = shuffle(rng, reading.unseenCards(all));
    let inMain = -deepest.length - events.length;
    for (const back of backs) if (back === i + 1) inMain++;
    const small = rest.splice(0, inMain);
    innovation.push(rest);
    return [...deepest, ...shuffle(rng, [...small, ...events])];
  });
  const dealt = [0, 0, 0];
  const main: Card[] = [];
  for (let i = backs.length - 1; i >= 0; i--) {
    const part = backs[i] - 1;
    main.push(parts[part][dealt[part]++]);
  }
  return { main, innovation };
}
