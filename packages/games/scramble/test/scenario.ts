import { formatShort, keyFromSeed, type RuleId, type Seat, type Violation } from '@starboard/kernel';
import { cellAt } from '../src/grid.ts';
import {
  type Action,
  type Card,
  contentOf,
  ENERGIES,
  type Energy,
  type Event,
  GEMS,
  type Gem,
  game,
  NONE,
  type Options,
  type Pilot,
  type State,
  type Token,
  type Weapon,
} from '../src/index.ts';
import { proceed } from '../src/steps.ts';

const { cardOf, tokens, tokenOf } = contentOf({ cards: null });

export function card(id: string): Card {
  const found = cardOf.get(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

export function token(id: string): Token {
  const found = id === 'defeated' ? NONE : tokenOf.get(id);
  if (found === undefined) throw new Error(`no token ${id}`);
  return found;
}

type Gems = Partial<Record<Gem, number>>;

export interface Side {
  readonly space?: number;
  readonly heat?: number;
  readonly credits?: number;
  readonly assists?: number;
  readonly bag?: Gems;
  readonly exchanged?: Gems;
  readonly weapons?: Partial<Record<Energy, Partial<Omit<Weapon, 'cards'>> & { readonly cards?: readonly string[] }>>;
  readonly systems?: readonly string[];
  /** How many Invaders, or their ids; the two starting tokens by default. */
  readonly victory?: number | readonly string[];
}

/** An Invader: its id, or with its remaining shields and the seats with an Assist token. */
type Enemy = string | readonly [id: string, remaining: number, ...assists: Seat[]];

export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly active?: Seat;
  readonly round?: number;
  /** The only gem in the active pilot's bag, so that it is drawn next. */
  readonly gem?: Gem;
  readonly pilots?: readonly Side[];
  /** By "row,column"; nobody else is there. */
  readonly grid?: Readonly<Record<string, Enemy>>;
  /** By slot: an Upgrade card, or with an event; "" for no card. */
  readonly track?: Readonly<Record<number, string | readonly [card: string, event: string]>>;
  /** Ids, the top first; what is left out stays as dealt, shuffled. */
  readonly main?: readonly string[];
  readonly innovation?: readonly (readonly string[])[];
  readonly piles?: readonly (readonly string[])[];
  readonly supply?: Gems;
  readonly aliensMoved?: number;
  readonly seed?: string;
}

function gems(counts: Gems): number[] {
  return GEMS.map((gem) => counts[gem] ?? 0);
}

function pilot(p: Pilot, side: Side): Pilot {
  const { weapons = {}, victory = 2, ...rest } = side;
  return {
    ...p,
    space: rest.space ?? 1,
    heat: rest.heat ?? 0,
    credits: rest.credits ?? 0,
    assists: rest.assists ?? 3,
    bag: rest.bag ? gems(rest.bag) : p.bag,
    exchanged: gems(rest.exchanged ?? {}),
    weapons: ENERGIES.map((energy, i) => {
      const { cards: ids = [], ...fields } = weapons[energy] ?? {};
      return { ...p.weapons[i], ...fields, cards: ids.map(card) };
    }),
    systems: (rest.systems ?? []).map(card),
    victory: typeof victory === 'number' ? new Array<Token>(victory).fill(NONE) : victory.map(token),
  };
}

/** A position at the start of a pilot's turn, run on to the first decision. Seat 0 is orange and first; the board is empty. */
export function scenario(position: Position = {}): Table {
  const { seats = 2, active = 0, gem, pilots = [], grid = {}, track = {} } = position;
  const colours = (['orange', 'purple', 'teal', 'white'] as const).slice(0, seats);
  const options = { ...game.defaults, pilots: colours, first: 0, ...position.options };
  const fresh = game.setup(seats, options, keyFromSeed(position.seed ?? 'scenario'));
  const deck = (ids: readonly string[]) => ids.map(card).reverse();
  const s: State = {
    ...fresh,
    active,
    round: position.round ?? 1,
    pilots: fresh.pilots.map((p, seat) => pilot(p, pilots[seat] ?? {})),
    grid: fresh.grid.map(() => NONE),
    remaining: fresh.grid.map(() => 0),
    track: fresh.track.map((_, i) => trackCard(track[i + 1])),
    events: fresh.track.map((_, i) => trackEvent(track[i + 1])),
    main: position.main ? deck(position.main) : fresh.main,
    innovation: position.innovation ? position.innovation.map(deck) : fresh.innovation,
    piles: position.piles ? position.piles.map((ids) => ids.map(token).reverse()) : fresh.piles,
    supply: position.supply ? gems(position.supply) : fresh.supply,
    aliensMoved: position.aliensMoved ?? 0,
    stack: [{ step: 'startTurn' }],
  };
  if (gem) s.pilots[active].bag = gems({ [gem]: 1 });
  for (const [at, enemy] of Object.entries(grid)) {
    const [row, column] = at.split(',').map(Number);
    const [id, remaining, ...assists] = typeof enemy === 'string' ? [enemy] : enemy;
    const cell = cellAt(s, row, column);
    s.grid = s.grid.with(cell, token(id));
    s.remaining = s.remaining.with(cell, remaining ?? tokens[token(id)].shield);
    const bits = assists.reduce((marks, seat) => marks | (1 << seat), 0);
    s.assisted = s.assisted.with(cell, bits);
  }
  const events: Event[] = [];
  proceed(s, (e) => events.push(e));
  return new Table(s, events);
}

function trackCard(
  slot: Position['track'] extends Readonly<Record<number, infer T>> | undefined ? T | undefined : never,
) {
  const id = typeof slot === 'string' ? slot : slot?.[0];
  return id ? card(id) : NONE;
}

function trackEvent(slot: string | readonly [string, string] | undefined): Card {
  return slot && typeof slot !== 'string' ? card(slot[1]) : NONE;
}

/** A match as it is set up, before anything is decided. */
export function fresh(seats: number, options: Partial<Options> = {}, seed = 'fresh'): Table {
  return new Table(game.setup(seats, { ...game.defaults, first: 0, ...options }, keyFromSeed(seed)));
}

/** A table to play at: `play('draw', 'activate red', 'move 3', 'fire')`. */
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

  get view() {
    return game.view(this.s, null);
  }

  pilot(seat: Seat = 0): Pilot {
    return this.s.pilots[seat];
  }

  /** What may be done now. */
  legal(): string[] {
    return (game.legal?.(this.s, this.actor) ?? []).map(say);
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

  /** Plays on by the first legal action until a step, or the end, is reached. */
  until(done: (t: Table) => boolean): this {
    while (this.s.stack.length > 0 && !done(this)) this.play(this.legal()[0]);
    return this;
  }

  /** Everybody cools down until the round is over. */
  endRound(): this {
    const { round } = this.s;
    return this.until((t) => {
      if (t.step === 'drawOrCooldown' && t.s.round === round) t.play('cooldown');
      return t.s.round !== round || t.step === 'breakWeapon';
    });
  }

  /** Why a candidate is refused, or undefined. */
  violation(move: string): Violation | undefined {
    return game.check(this.s, this.actor, this.find(move));
  }

  why(move: string): RuleId | undefined {
    return this.violation(move)?.rule;
  }

  /** Why any action at all is refused. */
  judge(a: Action, seat: Seat = this.actor): RuleId | undefined {
    return game.check(this.s, seat, a)?.rule;
  }

  /** The Invader at a place: its id and remaining shields, or null. */
  at(row: number, column: number): [string, number] | null {
    const i = this.view.grid[row - 1][column - 1];
    return i && [i.id, i.remaining];
  }

  /** The seats with an Assist token on an Invader. */
  assists(row: number, column: number): readonly Seat[] {
    return this.view.grid[row - 1][column - 1]?.assists ?? [];
  }

  /** Ids of what lies on the track, slot 1 first; an event after a plus sign. */
  get track(): string[] {
    return this.view.track.map(({ card: id, event }) => `${id ?? ''}${event ? `+${event}` : ''}`);
  }

  /** Gems in a bag, as "2 red, 1 overheat". */
  bag(seat: Seat = 0): string {
    return told(this.pilot(seat).bag);
  }

  /** The Systems that told what they did since the last decision. */
  get systems(): string[] {
    return this.events.flatMap((e) =>
      e.type === 'system' ? e.effects.map((effect) => `${e.card} ${effect.do} ${effect.n}`) : [],
    );
  }

  happened<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);
  }

  private find(move: string): Action {
    const all = [...game.candidates(this.s, this.actor)];
    const found = all.find((a) => say(a) === move);
    if (!found) throw new Error(`“${move}” is no candidate of ${this.step}: ${all.map(say).join(', ')}`);
    return found;
  }
}

/** Gems as "2 red, 1 overheat". */
export function told(counts: readonly number[]): string {
  return GEMS.flatMap((gem, i) => (counts[i] > 0 ? [`${counts[i]} ${gem}`] : [])).join(', ');
}

/** An action in short words: "move 3", "jump 3", "assist 2,3", "buy 4", "buy 4 discard 1", else as `formatShort`. */
function say(a: Action): string {
  if (a.type === 'move') return `${a.jump ? 'jump' : 'move'} ${a.to}`;
  if (a.type === 'placeAssist') return `assist ${a.row},${a.column}`;
  if (a.type === 'buy') return `buy ${a.slot}${a.discard === undefined ? '' : ` discard ${a.discard}`}`;
  return formatShort(a);
}
