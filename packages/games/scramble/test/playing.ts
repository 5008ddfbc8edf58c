import { formatShort, keyFromSeed, type RuleId, type Seat, type Violation } from '@starboard/kernel';
import {
  type Action,
  type Card,
  contentOf,
  type Energy,
  type Event,
  firesOf,
  GEMS,
  game,
  type InvaderOnBoard,
  invaderAt,
  type Options,
  type Pilot,
  type Row,
  type State,
  weaponTotals,
} from '../src/index.ts';
import { type Position, scenario } from '../src/scenario.ts';

export type { Position, Side } from '../src/scenario.ts';

/** The index of one of the game's own cards. */
export function card(id: string): Card {
  const found = contentOf({ cards: null }).cardOf.get(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** A position to play on from. */
export function playing(position: Position = {}): Playing {
  const events: Event[] = [];
  return new Playing(
    scenario(position, (e) => events.push(e)),
    events,
  );
}

/** A match as it is set up, before anything is decided. */
export function fresh(seats: number, options: Partial<Options> = {}, seed = 'fresh'): Playing {
  return new Playing(game.setup(seats, { ...game.defaults, first: 0, ...options }, keyFromSeed(seed)));
}

/** A match in progress: `play('draw', 'activate red', 'move 3', 'fire')`. */
export class Playing {
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
  until(done: (t: Playing) => boolean): this {
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
    const i = this.invader(row, column);
    return i ? [i.token.id, i.remaining] : null;
  }

  /** The seats with an Assist token on an Invader. */
  assists(row: number, column: number): readonly Seat[] {
    return this.invader(row, column)?.assists ?? [];
  }

  invader(row: number, column: number): InvaderOnBoard | undefined {
    return invaderAt(this.view, row as Row, column);
  }

  /** What a weapon does, board and cards together. */
  icons(weapon: Energy, seat: Seat = 0) {
    const totals = weaponTotals(this.view, seat, weapon);
    return { ...totals, fire: firesOf(totals.fire) };
  }

  /** The Invaders of a row from column 1. */
  row(row: number): (InvaderOnBoard | undefined)[] {
    return Array.from({ length: this.s.columns }, (_, i) => this.invader(row, i + 1));
  }

  /** Ids of what lies on the track, slot 1 first; an event after a plus sign. */
  get track(): string[] {
    const { track, events } = this.view;
    return track.map((id, i) => `${id ?? ''}${events[i] ? `+${events[i]}` : ''}`);
  }

  /** Gems in a bag, as "2 red, 1 overheat". */
  bag(seat: Seat = 0): string {
    return gems(this.pilot(seat).bag);
  }

  /** What Systems did since the last decision. */
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
export function gems(counts: readonly number[]): string {
  return GEMS.flatMap((gem, i) => (counts[i] > 0 ? [`${counts[i]} ${gem}`] : [])).join(', ');
}

/** An action in short words: "move 3", "jump 3", "assist 2,3", "buy 4", "buy 4 discard 1", else as `formatShort`. */
function say(a: Action): string {
  if (a.type === 'move') return `${a.jump ? 'jump' : 'move'} ${a.to}`;
  if (a.type === 'placeAssist') return `assist ${a.row},${a.column}`;
  if (a.type === 'buy') return `buy ${a.slot}${a.discard === undefined ? '' : ` discard ${a.discard}`}`;
  return formatShort(a);
}
