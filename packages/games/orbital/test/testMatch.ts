import { eventsFor, type RuleId, type Seat } from '@starboard/kernel';
import {
  type Action,
  type Args,
  type ByColour,
  COLOURS,
  type Colour,
  type Content,
  cardOf,
  chart,
  colourCounts,
  contentOf,
  crewSymbols,
  type Dir,
  type Event,
  exitStates,
  expectedMc,
  game,
  handLimit,
  immunities,
  kindsOf,
  outerModules,
  type Placed,
  type Player,
  printedColour,
  SET,
  type State,
  type View,
} from '../src/index.ts';
import { type Position, scenario as positionOf } from '../src/scenario.ts';

export type { Position, SeatOf } from '../src/scenario.ts';

/** A match that goes on from a position. */
export function scenario(position: Position = {}): TestMatch {
  const events: Event[] = [];
  return new TestMatch(
    positionOf(position, (e) => events.push(e)),
    events,
  );
}

export class TestMatch {
  readonly s: State;
  readonly c: Content;
  /** What the latest action did. */
  events: Event[];
  constructor(s: State, events: Event[] = []) {
    this.s = s;
    this.c = contentOf(s.options);
    this.events = events;
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

  /** A list of cards by their kinds. */
  kinds(cards: readonly number[]): string {
    return kindsOf(this.c, cards).join(' ');
  }

  hand(seat: Seat): string {
    return this.kinds(this.of(seat).hand);
  }

  get discards(): string {
    return this.kinds(this.s.discardPile);
  }

  get pile(): string {
    return this.kinds(this.s.drawPile);
  }

  get market(): string {
    return this.kinds(this.s.market);
  }

  module(seat: Seat, id: number): Placed {
    const found = this.of(seat).modules.find((m) => m.id === id);
    if (!found) throw new Error(`seat ${seat} has no module ${id}`);
    return found;
  }

  /** What follows from a view about a seat's orbital, in words. */
  facts(seat: Seat) {
    const { players } = this.view(null);
    const p = players[seat];
    const { c } = this;
    const at = chart(c.exits, p.modules);
    const outer = outerModules(p.modules);
    const immune = immunities(c, p);
    const counts = colourCounts(c, p);
    return {
      known: kindsOf(c, p.known),
      crew: p.crew,
      upgrade: p.upgrade < 0 ? null : c.upgrades[p.upgrade].id,
      counts: Object.fromEntries(COLOURS.map((colour, i) => [colour, counts[i]])) as ByColour<number>,
      crewSymbols: crewSymbols(c, p),
      handLimit: handLimit(c, p),
      expectedMc: expectedMc(c, p),
      modules: p.modules.map((m, i) => ({
        ...m,
        card: m.card < 0 ? 'core' : c.kinds[m.card],
        colour: COLOURS[printedColour(c, p, m)],
        exits: exitStates(at, m),
        outer: outer[i],
        immune: immune[i],
      })),
    };
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

  /** What the latest action did, as a seat sees it. */
  seenBy(seat: Seat | null): Event[] {
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
export const returnCards = (cards: string): Action => ({ type: 'returnCards', cards: cards.split(' ') });
export const income = (colour: Colour): Action => ({ type: 'income', colour });
export const suffer = (module: number): Action => ({ type: 'sufferDamage', module });

/** An orbital from its short description. */
export const modules = (list: readonly string[]): readonly Placed[] =>
  positionOf({ seats: [{ modules: list }, {}], still: true }).players[0].modules;

/** Cards of the game's own set by their kinds. */
export const cards = (kinds: string): number[] =>
  kinds.split(' ').map((kind) => cardOf(contentOf({ cards: null }), kind));

/** A match that goes on from a position with a card set in which nothing lies elsewhere: exactly the cards it names. */
export function exact(position: Position = {}): TestMatch {
  const { seats = [], pile = '', discards = '', market = '' } = position;
  const built = seats.flatMap((seat) => (seat.modules ?? []).map((text) => text.split(' ')[0]));
  const lists = [pile, discards, market, ...seats.map((seat) => seat.hand ?? '')];
  const named = [...built, ...lists.flatMap((list) => list.split(' '))];
  const tables = Object.fromEntries(
    Object.entries(SET.tables).map(([name, rows]) => [
      name,
      rows.map((row) => ({ ...row, copies: named.filter((kind) => kind === row.id).length })),
    ]),
  );
  return scenario({ ...position, cards: { ...SET, name: 'exactly these', tables } });
}
