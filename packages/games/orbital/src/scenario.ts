import { type Emit, keyFromSeed, proceed, type Seat, silent } from '@starboard/kernel';
import { type Content, cardOf, contentOf, deck } from './content.ts';
import type { Event } from './events.ts';
import { OFFSET } from './geometry.ts';
import { inventory } from './inventory.ts';
import { newCore } from './orbital.ts';
import { modeOf, setup } from './setup.ts';
import { STEPS } from './steps.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Dir,
  type Options,
  type Placed,
  type Player,
  type State,
} from './types.ts';

/**
 * One seat of a small position. Cards are kinds with spaces between them. Modules are `kind hostSide` with the id of the
 * host (the core is 0, the first module 1, …), then `!` for each damage, `*` if used and `c2` for crew on it.
 */
export interface SeatOf {
  readonly mc?: number;
  readonly vp?: number;
  readonly crew?: number;
  readonly hand?: string;
  readonly known?: string;
  readonly upgrade?: string;
  readonly convoys?: number;
  readonly modules?: readonly string[];
}

export interface Position extends Partial<Options> {
  readonly seats?: readonly SeatOf[];
  readonly year?: number;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly passes?: number;
  readonly turns?: number;
  /** The top of the pile, the top card first. */
  readonly pile?: string;
  readonly discards?: string;
  /** The farthest from the pile first, as in the state. */
  readonly market?: string;
  readonly rivals?: readonly Partial<Record<Colour, number>>[];
  /** Where the cards lie that are not named: under the pile, on the discard pile, or in the hand of a seat. */
  readonly rest?: 'pile' | 'discards' | Seat;
  /** Stop before anything runs by itself. */
  readonly still?: true;
}

/**
 * A position in somebody's turn, run on to the first decision; automata are asked nothing, so they may act at once. It
 * holds exactly the cards of its card set: what is not named lies elsewhere, and what there is not cannot be named.
 */
export function scenario(position: Position = {}, emit: Emit<Event> = silent): State {
  const { seats = [{}, {}], automata = [], years = 5, autoIncome = true, cards = null, rest = 'pile' } = position;
  const options: Options = { years, automata, autoIncome, cards };
  const c = contentOf(options);
  const fresh = setup(seats.length, options, keyFromSeed('scenario'));
  const left = deck(c, modeOf(seats.length, options));
  const take = (kinds = '') => cardsOf(c, kinds, left);
  const players = seats.map((seat, i) => playerOf(c, automata.includes(i) ? 'automaton' : 'player', seat, take));
  const taken = players.map((p) => p.upgrade);
  const market = take(position.market);
  const discardPile = take(position.discards);
  const drawPile = take(position.pile);
  if (rest === 'pile') drawPile.push(...left);
  else if (rest === 'discards') discardPile.push(...left);
  else players[rest].hand = [...players[rest].hand, ...left].sort((a, b) => a - b);
  const s: State = {
    ...fresh,
    year: position.year ?? 1,
    first: position.first ?? 0,
    active: position.active ?? 0,
    passesInARow: position.passes ?? 0,
    turns: position.turns ?? 0,
    drawPile,
    discardPile,
    market,
    upgradesLeft: fresh.upgradesLeft.filter((index) => !taken.includes(index)),
    rivals: fresh.rivals.map((_, i) => COLOURS.map((colour) => position.rivals?.[i]?.[colour] ?? 0)),
    players,
    stack: [{ step: 'turn' }],
  };
  conserve(s, fresh);
  if (!position.still) proceed(STEPS, s, emit);
  return s;
}

/** Cards by their kinds, taken out of those that are left. */
function cardsOf(c: Content, kinds: string, left: Card[]): Card[] {
  return kinds
    .split(' ')
    .filter(Boolean)
    .map((kind) => {
      const card = cardOf(c, kind);
      if (card < 0) throw new Error(`no card is called “${kind}”`);
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return card;
    });
}

type Take = (kinds?: string) => Card[];

function playerOf(c: Content, kind: Player['kind'], seat: SeatOf, take: Take): Player {
  const hand = take(seat.hand);
  const modules = modulesOf(seat.modules ?? [], take);
  return {
    kind,
    mc: seat.mc ?? 10,
    vp: seat.vp ?? 0,
    crew: seat.crew ?? 1,
    hand: kind === 'player' ? hand.sort((a, b) => a - b) : hand,
    // Known cards are some of the hand: they are named again, not taken again.
    known: cardsOf(c, seat.known ?? '', []).sort((a, b) => a - b),
    upgrade: seat.upgrade ? c.upgrades.findIndex((row) => row.id === seat.upgrade) : -1,
    convoys: seat.convoys ?? 0,
    built: modules.length - 1,
    modules,
  };
}

/** An orbital from its short description. */
function modulesOf(list: readonly string[], take: Take): Placed[] {
  const built: Placed[] = [newCore()];
  for (const text of list) {
    const [, kind, hostId, side, marks] = /^(\S+) (\d+)([NESW])\s*(.*)$/.exec(text) ?? [];
    const host = built.find((m) => m.id === Number(hostId));
    if (!host) throw new Error(`“${text}” has no host`);
    const facing = side as Dir;
    built.push({
      id: built.length,
      card: take(kind)[0],
      x: host.x + OFFSET[facing].x,
      y: host.y + OFFSET[facing].y,
      facing,
      host: host.id,
      damage: marks.split('!').length - 1,
      crew: Number(/c(\d+)/.exec(marks)?.[1] ?? 0),
      used: marks.includes('*'),
    });
  }
  return built;
}

/** Throws unless a position holds exactly what a new match does. */
function conserve(s: State, fresh: State): void {
  const [here, there] = [inventory(s), inventory(fresh)];
  const wrong = [...new Set([...Object.keys(here), ...Object.keys(there)])]
    .map((name) => ({ name, n: (here[name] ?? 0) - (there[name] ?? 0) }))
    .filter(({ n }) => n !== 0)
    .map(({ name, n }) => `${Math.abs(n)} × ${name} ${n > 0 ? 'too many' : 'missing'}`);
  if (wrong.length > 0) throw new Error(`this position cannot come about: ${wrong.join(', ')}`);
}
