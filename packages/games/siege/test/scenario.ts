import { formatShort, keyFromSeed, type RuleId, type Seat } from '@starboard/kernel';
import {
  type Action,
  CARD_KEYS,
  type Card,
  type CardKey,
  cardOf,
  type Event,
  game,
  type Kind,
  type NextTurn,
  type Planet,
  type Player,
  type State,
} from '../src/index.ts';
import { proceed } from '../src/steps.ts';
import { NOTHING } from '../src/turn.ts';

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

/** One side of a small position: hands and piles as codes ("D12 X23", pile top first), forces as numbers by planet. */
export interface Side {
  readonly hand?: string;
  readonly pile?: number | string;
  readonly forces?: Partial<Record<Planet, number | string>>;
  readonly pending?: Partial<NextTurn>;
  /** Cards of the hand that came from the enemy and are known to him. */
  readonly known?: string;
}

export interface Position {
  /** Eight letters; all a by default. */
  readonly sides?: string;
  /** Seat 0 is P1, the first player; seat 1 is P2. */
  readonly active?: Seat;
  readonly p1?: Side;
  readonly p2?: Side;
  readonly endTriggered?: boolean;
  readonly seed?: string;
}

/** A card by its ledger code; a trailing * makes it one of the other species. */
export function key(seat: Seat, code: string): CardKey {
  const other = code.endsWith('*');
  const species = (seat === 0) !== other ? 'antillian' : 'morkolyte';
  return `${species}/${CODES[code.replace('*', '') as Code]}`;
}

function cards(seat: Seat, codes: string): Card[] {
  return codes
    .split(' ')
    .filter(Boolean)
    .map((code) => cardOf(key(seat, code)));
}

/** Filler that changes nothing but numbers. */
function filler(seat: Seat, n: number): Card[] {
  return cards(seat, new Array(n).fill('MARSHAL').join(' '));
}

function player(seat: Seat, side: Side): Player {
  const { hand = 'D12 D12 D12 D12', pile = 10, forces = {}, pending = {}, known = '' } = side;
  return {
    hand: cards(seat, hand).sort((a, b) => a - b),
    known: cards(seat, known),
    pile: typeof pile === 'number' ? filler(seat, pile) : cards(seat, pile).reverse(),
    discards: [],
    forces: Array.from({ length: 8 }, (_, i) => {
      const force = forces[(i + 1) as Planet] ?? 0;
      return typeof force === 'number' ? filler(seat, force) : cards(seat, force);
    }),
    pending: { ...NOTHING, ...pending },
  };
}

/** A position at the start of a player's turn, run on to the first decision. */
export function scenario(position: Position = {}): Table {
  const { sides = 'aaaaaaaa', active = 0, p1 = {}, p2 = {}, endTriggered = false, seed = 'scenario' } = position;
  const fresh = game.setup(2, { species: ['antillian', 'morkolyte'], first: 0, sides }, keyFromSeed(seed));
  const s: State = {
    ...fresh,
    active,
    turns: 0,
    players: [player(0, p1), player(1, p2)],
    endTriggered,
    stack: [{ step: 'startTurn' }],
  };
  const events: Event[] = [];
  proceed(s, (e) => events.push(e));
  return new Table(s, events);
}

/** A table to play at in ledger codes: `play('deploy EX12', 'chooseNumber 2')`. */
export class Table {
  readonly s: State;
  readonly events: Event[];
  constructor(s: State, events: Event[] = []) {
    this.s = s;
    this.events = events;
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

  discards(seat: Seat): string[] {
    return this.s.players[seat].discards.map((card) => code(seat, CARD_KEYS[card]));
  }

  /** Siege force values, planet 1 first. */
  forces(seat: Seat): number[] {
    return this.s.players[seat].forces.map((f) => f.length);
  }

  holds(seat: Seat): string[] {
    return this.s.players[seat].hand.map((card) => code(seat, CARD_KEYS[card]));
  }

  aim(seat: Seat): number {
    return game.view(this.s, seat).players[seat].aim;
  }

  private say(a: Action): string {
    return formatShort(a).replace(/\w+\/[\w-]+/g, (k) => code(this.actor, k as CardKey));
  }

  private find(move: string): Action {
    const found = [...game.candidates(this.s, this.actor)].find((a) => this.say(a) === move);
    if (!found)
      throw new Error(
        `“${move}” is no candidate of ${this.step}: ${[...game.candidates(this.s, this.actor)].map((a) => this.say(a))}`,
      );
    return found;
  }
}

/** The code of a card, with * if it is of the other species than the holder's deck. */
export function code(seat: Seat, card: CardKey): string {
  const [species, kind] = card.split('/');
  const name = Object.entries(CODES).find(([, k]) => k === kind)?.[0];
  return `${name}${species === (seat === 0 ? 'antillian' : 'morkolyte') ? '' : '*'}`;
}
