import { eventsFor, keyFromSeed, type RuleId, type Seat } from '@starboard/kernel';
import {
  type Action,
  type Args,
  COLOURS,
  type Colour,
  cardOf,
  contentOf,
  type Dir,
  type Event,
  game,
  kindsOf,
  type Options,
  type Placed,
  type Player,
  STEP,
  type State,
  type View,
} from '../src/index.ts';
import { newCore } from '../src/orbital.ts';
import { proceed } from '../src/steps.ts';

const OWN = contentOf({ cards: null });

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
  /** Top first. */
  readonly pile?: string;
  readonly discards?: string;
  /** The farthest from the pile first, as in the state. */
  readonly market?: string;
  readonly rivals?: readonly Partial<Record<Colour, number>>[];
  /** Stop before anything runs by itself. */
  readonly still?: true;
}

export function cards(kinds: string): number[] {
  return kinds
    .split(' ')
    .filter(Boolean)
    .map((kind) => {
      const card = cardOf(OWN, kind);
      if (card < 0) throw new Error(`no card is called “${kind}”`);
      return card;
    });
}

export function kinds(list: readonly number[]): string {
  return kindsOf(OWN, list).join(' ');
}

/** Enough cards for every step at the end of a year. */
const FILLER = Array(12).fill('farm storage hotel').join(' ');

/** An orbital from its short description. */
export function modules(list: readonly string[]): Placed[] {
  const built: Placed[] = [newCore()];
  for (const text of list) {
    const [, kind, hostId, side, marks] = /^(\S+) (\d+)([NESW])\s*(.*)$/.exec(text) ?? [];
    const host = built.find((m) => m.id === Number(hostId));
    if (!host) throw new Error(`“${text}” has no host`);
    const facing = side as Dir;
    built.push({
      id: built.length,
      card: cards(kind)[0],
      x: host.x + STEP[facing].x,
      y: host.y + STEP[facing].y,
      facing,
      host: host.id,
      damage: marks.split('!').length - 1,
      crew: Number(/c(\d+)/.exec(marks)?.[1] ?? 0),
      used: marks.includes('*'),
    });
  }
  return built;
}

function player(kind: Player['kind'], seat: SeatOf): Player {
  const hand = cards(seat.hand ?? '');
  return {
    kind,
    mc: seat.mc ?? 10,
    vp: seat.vp ?? 0,
    crew: seat.crew ?? 1,
    hand: kind === 'player' ? hand.sort((a, b) => a - b) : hand,
    known: cards(seat.known ?? ''),
    upgrade: seat.upgrade ? OWN.upgrades.findIndex((row) => row.id === seat.upgrade) : -1,
    convoys: seat.convoys ?? 0,
    modules: modules(seat.modules ?? []),
  };
}

/** A position in somebody's turn, run on to the first decision. Automata are asked nothing, so they may act at once. */
export function scenario(position: Position = {}): Table {
  const { seats = [{}, {}], automata = [], years = 5, autoIncome = true, cards: set = null } = position;
  const options: Options = { years, automata, autoIncome, cards: set };
  const fresh = game.setup(seats.length, options, keyFromSeed('scenario'));
  const players = seats.map((seat, i) => player(automata.includes(i) ? 'automaton' : 'player', seat));
  const taken = players.map((p) => p.upgrade);
  const s: State = {
    ...fresh,
    year: position.year ?? 1,
    firstSeat: position.first ?? 0,
    activeSeat: position.active ?? 0,
    passesInARow: position.passes ?? 0,
    turns: position.turns ?? 0,
    drawPile: cards(position.pile ?? FILLER),
    discardPile: cards(position.discards ?? ''),
    market: cards(position.market ?? ''),
    upgradesLeft: OWN.upgrades.map((_, i) => i).filter((i) => !taken.includes(i)),
    rivals: fresh.rivals.map((_, i) => COLOURS.map((colour) => position.rivals?.[i]?.[colour] ?? 0)),
    players,
    stack: [{ step: 'turn' }],
  };
  const t = new Table(s);
  if (!position.still) t.proceed();
  return t;
}

/** A table to play at. */
export class Table {
  readonly s: State;
  /** What the latest action did. */
  events: Event[] = [];
  constructor(s: State) {
    this.s = s;
  }

  proceed(): this {
    proceed(this.s, (e) => this.events.push(e));
    return this;
  }

  get actors(): readonly Seat[] {
    return game.actors(this.s);
  }

  /** The step that waits. */
  get step(): string | undefined {
    return this.s.stack.at(-1)?.step;
  }

  legal(seat: Seat = this.actors[0]): readonly Action[] {
    return game.legal?.(this.s, seat) ?? [];
  }

  play(a: Action, seat: Seat = this.actors[0]): this {
    const violation = game.check(this.s, seat, a);
    if (violation) throw new Error(`${JSON.stringify(a)} of seat ${seat} breaks ${violation.rule}`);
    this.events = [];
    game.apply(this.s, seat, a, (e) => this.events.push(e));
    return this;
  }

  /** Everyone who is asked passes, until something else is asked or the year has ended. */
  endYear(): this {
    const { year } = this.s;
    const all: Event[] = [];
    while (this.step === 'turn' && this.s.year === year) all.push(...this.play(pass).events);
    this.events = all;
    return this;
  }

  /** The rule that forbids an action, or undefined. */
  why(a: Action, seat: Seat = this.actors[0]): RuleId | undefined {
    return game.check(this.s, seat, a)?.rule;
  }

  view(seat: Seat | null): View {
    return game.view(this.s, seat);
  }

  of(seat: Seat): Player {
    return this.s.players[seat];
  }

  hand(seat: Seat): string {
    return kinds(this.of(seat).hand);
  }

  get discards(): string {
    return kinds(this.s.discardPile);
  }

  get pile(): string {
    return kinds(this.s.drawPile);
  }

  get market(): string {
    return kinds(this.s.market);
  }

  module(seat: Seat, id: number): Placed {
    const found = this.of(seat).modules.find((m) => m.id === id);
    if (!found) throw new Error(`seat ${seat} has no module ${id}`);
    return found;
  }

  damage(seat: Seat): number[] {
    return this.of(seat).modules.map((m) => m.damage);
  }

  vp(): number[] {
    return this.s.players.map((p) => p.vp);
  }

  mc(): number[] {
    return this.s.players.map((p) => p.mc);
  }

  /** The rules that automata gave as their reasons. */
  get reasons(): RuleId[] {
    return this.events.flatMap((e) => (e.type === 'automaton' ? [e.rule] : []));
  }

  told(seat: Seat | null): Event[] {
    return eventsFor(this.events, seat);
  }
}

export const pass: Action = { type: 'pass' };
export const show: Action = { type: 'show' };
export const build = (card: string, host: number, side: Dir): Action => ({ type: 'build', card, exit: { host, side } });
export const upgrade = (core: string): Action => ({ type: 'upgrade', core });
export const buy = (slot: number): Action => ({ type: 'buy', slot });
export const operate = (module: number, args: Args = {}): Action => ({ type: 'operate', module, ...args });
export const event = (card: string, args: Omit<Args, 'card'> = {}): Action => ({ type: 'event', card, ...args });
export const repair = (module: number): Action => ({ type: 'repair', module });
export const take = (card: string): Action => ({ type: 'take', card });
export const discard = (card: string): Action => ({ type: 'discard', card });
export const trim = (card: string): Action => ({ type: 'trim', card });
export const keep = (back: string): Action => ({ type: 'keepCards', back: back.split(' ') });
export const income = (colour: Colour): Action => ({ type: 'income', colour });
export const suffer = (module: number): Action => ({ type: 'sufferDamage', module });
