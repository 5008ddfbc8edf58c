import { formatShort, keyFromSeed, proceed, type RuleId, type Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { aimOf } from './aim.ts';
import { CARD_KEYS, cardOf, deck } from './content/aliens.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { STEPS } from './steps.ts';
import { NOTHING } from './turn.ts';
import {
  type Card,
  type CardKey,
  type Kind,
  type NextTurn,
  PLANETS,
  type Planet,
  type Player,
  SPECIES,
  type State,
} from './types.ts';
import { byNumber } from './zones.ts';

/** The ledger's short codes. */
const CODES = {
  D12: 'draw-1-2',
  D34: 'draw-3-4',
  X12: 'discard-1-2',
  X23: 'discard-2-3',
  ED12: 'enemy-draw-1-2',
  ED23: 'enemy-draw-2-3',
  EX12: 'enemy-discard-1-2',
  DECOY: 'decoy',
  MARSHAL: 'marshal',
  RAIDER: 'raider',
  ORACLE: 'oracle',
  VANGUARD: 'vanguard',
} as const satisfies Record<string, Kind>;
type Code = keyof typeof CODES;

/**
 * Cards by their codes, `DECOY X23`. A trailing * makes a card one of the other species, as if Clio had given it. A number
 * stands for so many cards that do not matter: soldiers and Marshals first, Decoys last.
 */
export type Cards = number | string;

/** One player's part of a position; what is mentioned nowhere lies in the discard pile. */
export interface PlayerPosition {
  /** Four by default. */
  readonly hand?: Cards;
  /** The top first; ten by default. */
  readonly pile?: Cards;
  readonly forces?: Partial<Record<Planet, Cards>>;
  readonly pending?: Partial<NextTurn>;
  /** Cards of the hand that came from the enemy and are known to him. */
  readonly known?: string;
}

/** A position in one line; seat 0 is P1, the first player, with the Antillians, and seat 1 is P2 with the Morkolytes. */
export interface Position {
  /** Eight letters; all a by default. */
  readonly sides?: string;
  readonly active?: Seat;
  readonly p1?: PlayerPosition;
  readonly p2?: PlayerPosition;
  readonly endTriggered?: boolean;
  readonly seed?: string;
}

/** A position at the start of a player's turn, run on to the first decision. Throws if its cards are not those of a match. */
export function scenario(position: Position = {}): Scenario {
  const { sides = 'aaaaaaaa', active = 0, p1 = {}, p2 = {}, endTriggered = false, seed = 'scenario' } = position;
  const fresh = game.setup(2, { species: SPECIES, first: 0, sides }, keyFromSeed(seed));
  const [first, second] = players([p1, p2]);
  const s: State = {
    ...fresh,
    active,
    turns: 0,
    players: [first, second],
    endTriggered,
    stack: [{ step: 'startTurn' }],
  };
  conserve(s, fresh);
  const events: Event[] = [];
  proceed(STEPS, s, (e) => events.push(e));
  return new Scenario(s, events);
}

/** A card by its code. */
export function key(seat: Seat, code: string): CardKey {
  const other = code.endsWith('*');
  const kind = CODES[code.replace('*', '') as Code];
  if (!kind) throw new Error(`“${code}” is no code of a card`);
  return `${SPECIES[other ? 1 - seat : seat]}/${kind}`;
}

/** The code of a card in that player's hands. */
export function code(seat: Seat, card: CardKey): string {
  const [species, kind] = card.split('/');
  const name = Object.entries(CODES).find(([, k]) => k === kind)?.[0];
  return `${name}${species === SPECIES[seat] ? '' : '*'}`;
}

/** A position to play at in codes: `play('deploy EX12', 'chooseNumber 2')`. */
export class Scenario {
  readonly s: State;
  /** What the last move led to, or the start of the turn before the first. */
  readonly events: Event[];
  /** How many cards lay in the discard piles at the start. */
  private readonly discardedBefore: readonly number[];

  constructor(s: State, events: Event[]) {
    this.s = s;
    this.events = events;
    this.discardedBefore = s.players.map(({ discards }) => discards.length);
  }

  get actor(): Seat {
    return game.actors(this.s)[0];
  }

  /** The step that waits. */
  get step(): string | undefined {
    return this.s.stack.at(-1)?.step;
  }

  /** What may be done now. */
  legal(): string[] {
    return (game.legal?.(this.s, this.actor) ?? []).map((a) => this.say(a));
  }

  play(...moves: string[]): this {
    for (const move of moves) {
      const { actor } = this;
      const a = this.find(move);
      const violation = game.check(this.s, actor, a);
      if (violation) throw new Error(`“${move}” breaks ${violation.rule}`);
      this.events.length = 0;
      game.apply(this.s, actor, a, (e) => this.events.push(e));
    }
    return this;
  }

  /** The rule that forbids a move, or undefined. */
  why(move: string): RuleId | undefined {
    return game.check(this.s, this.actor, this.find(move))?.rule;
  }

  hand(seat: Seat): number {
    return this.s.players[seat].hand.length;
  }

  pile(seat: Seat): number {
    return this.s.players[seat].pile.length;
  }

  /** What has been discarded since the start. */
  discarded(seat: Seat): string[] {
    const { discards } = this.s.players[seat];
    return discards.slice(this.discardedBefore[seat]).map((card) => code(seat, CARD_KEYS[card]));
  }

  /** Siege force values, planet 1 first. */
  forces(seat: Seat): number[] {
    return this.s.players[seat].forces.map((f) => f.length);
  }

  holds(seat: Seat): string[] {
    return this.s.players[seat].hand.map((card) => code(seat, CARD_KEYS[card]));
  }

  aim(seat: Seat): Planet {
    return aimOf(this.s, seat);
  }

  private say(a: Action): string {
    return formatShort(a).replace(/\w+\/[\w-]+/g, (k) => code(this.actor, k as CardKey));
  }

  private find(move: string): Action {
    const candidates = [...game.candidates(this.s, this.actor)];
    const found = candidates.find((a) => this.say(a) === move);
    if (!found)
      throw new Error(`“${move}” is no candidate of ${this.step}: ${candidates.map((a) => this.say(a)).join(', ')}`);
    return found;
  }
}

/** Which cards fill a hand, in this order; piles and siege forces are filled from the other end of the first part. */
const PLAIN: readonly Kind[] = [
  'draw-1-2',
  'draw-3-4',
  'discard-1-2',
  'discard-2-3',
  'enemy-draw-1-2',
  'enemy-draw-2-3',
  'enemy-discard-1-2',
  'marshal',
];
const SPECIAL: readonly Kind[] = ['vanguard', 'oracle', 'raider', 'decoy'];
const FOR_HANDS: readonly Kind[] = [...PLAIN, ...SPECIAL];
const FOR_OTHERS: readonly Kind[] = [...PLAIN.toReversed(), ...SPECIAL];

/** Both players: first the cards that are named, then those that only have to be there, and the rest is discarded. */
function players(parts: readonly PlayerPosition[]): Player[] {
  const stock = SPECIES.map((species) => deck(species));
  const named = (seat: Seat, cards: Cards) =>
    `${cards}`
      .split(' ')
      .filter(Boolean)
      .map((word) => (/^\d+$/.test(word) ? Number(word) : take(stock, key(seat, word))));
  const zones = parts.map(({ hand = 4, pile = 10, forces = {} }, seat) => ({
    hand: named(seat, hand),
    pile: named(seat, pile),
    forces: PLANETS.map((planet) => named(seat, forces[planet] ?? 0)),
  }));
  return zones.map(({ hand, pile, forces }, seat) => {
    const { pending = {}, known = '' } = parts[seat];
    const filled = (zone: readonly (number | { readonly card: Card })[], kinds: readonly Kind[]) =>
      zone.flatMap((part) => (typeof part === 'number' ? filler(stock, seat, part, kinds) : part.card));
    const held = filled(hand, FOR_HANDS).sort(byNumber);
    const before = forces.map((force) => filled(force, FOR_OTHERS));
    const drawn = filled(pile, FOR_OTHERS).reverse();
    return {
      hand: held,
      known: known
        .split(' ')
        .filter(Boolean)
        .map((word) => cardOf(key(seat, word)))
        .sort(byNumber),
      pile: drawn,
      discards: stock[seat],
      forces: before,
      pending: { ...NOTHING, ...pending },
    };
  });
}

/** Takes a card from the decks; one too many is found when everything is counted. */
function take(stock: readonly Card[][], cardKey: CardKey): { readonly card: Card } {
  const card = cardOf(cardKey);
  const left = stock.find((cards) => cards.includes(card));
  left?.splice(left.indexOf(card), 1);
  return { card };
}

function filler(stock: readonly Card[][], seat: Seat, n: number, kinds: readonly Kind[]): Card[] {
  const cards: Card[] = [];
  for (const kind of kinds) {
    const card = cardOf(`${SPECIES[seat]}/${kind}`);
    while (cards.length < n && stock[seat].includes(card)) cards.push(take(stock, CARD_KEYS[card]).card);
  }
  if (cards.length < n) throw new Error(`player ${seat + 1} would need ${n - cards.length} cards more than there are`);
  return cards;
}

/** Holds a position to the cards of a real match. */
function conserve(s: State, fresh: State): void {
  const [found, expected] = [game.inventory(s), game.inventory(fresh)];
  const wrong = CARD_KEYS.filter((k) => found[k] !== expected[k]);
  if (wrong.length > 0)
    throw new Error(wrong.map((k) => `${k}: ${found[k] ?? 0} instead of ${expected[k]}`).join(', '));
  for (const { hand, known } of s.players)
    if (known.some((card) => !hand.includes(card))) throw new Error('a known card is not in the hand');
}
