import {
  below,
  format,
  type Key,
  keyFromSeed,
  placesByPoints,
  type Rng,
  type RuleId,
  rngOf,
  type Seat,
} from '@starboard/kernel';
import {
  type Action,
  type Event,
  FACES,
  type Face,
  game,
  INVASION_DICE,
  type InvasionDie,
  type InvasionFrame,
  type Options,
  type Planet,
  type Round,
  SITES,
  type Site,
  type State,
} from '../src/index.ts';
import { pointsOf } from '../src/planet.ts';
import { proceed } from '../src/steps.ts';

/** Defense faces by letter: Blasters by colour, Interceptor, Missile (X), Rebuild. */
const LETTERS = 'YBMIXR';

export interface Position extends Partial<Options> {
  readonly seats?: number;
  readonly active?: Seat;
  readonly round?: Round;
  /** In the ledger's notation, `C2 O222222 I222222`, by seat; fresh where left out. */
  readonly planets?: readonly (string | undefined)[];
  /** Saucers of Invasion dice, with Radar their sectors: `y1=3 b1=1@5`. */
  readonly dice?: string;
  /** Faces of the Defense dice by letter, `Y I X`. */
  readonly tray?: string;
  /** The step that waits: step 2 with that many re-rolls left, or another frame. */
  readonly rerolls?: number;
  readonly at?: InvasionFrame;
  /** The next rolls of six-sided dice, 1 to 6. */
  readonly rolls?: readonly number[];
}

/** A small position, run on to the first decision. */
export function scenario(position: Position = {}): Table {
  const {
    seats = 2,
    active = 0,
    round = 1,
    planets = [],
    dice = '',
    tray = '',
    rerolls = 3,
    rolls = [],
    at,
  } = position;
  const { radar = false, fairSkies = false, catAndMouse = false, cards = null, first = 0 } = position;
  const s: State = {
    ...game.setup(seats, { radar, fairSkies, catAndMouse, cards, first }, keyFromSeed('scenario')),
    rng: scripted(rolls),
    active,
    round,
    planets: Array.from({ length: seats }, (_, seat) => planet(planets[seat] ?? FRESH)),
    shown: byDie(dice, (saucers) => saucers),
    left: byDie(dice, (saucers) => saucers),
    sectors: byDie(dice, (_, sector) => sector),
    tray: letters(tray),
    missile: null,
    stack: [at ?? { step: 'defense', rerolls }],
  };
  if (at?.step === 'duel') {
    s.tally = s.planets.map(pointsOf);
    s.places = placesByPoints(s.tally).map((place, seat) => (at.seats.includes(seat) ? 0 : place));
  }
  const events: Event[] = [];
  proceed(s, (e) => events.push(e));
  return new Table(s, events);
}

export const FRESH = 'C2 O222222 I222222';

export function planet(notation: string): Planet {
  const digits = notation.replace(/[^0-2]/g, '');
  if (digits.length !== SITES.length) throw new Error(`“${notation}” is no planet`);
  return [...digits].map(Number);
}

/** A planet in the ledger's notation. */
export function notation(p: Planet): string {
  return `C${p[0]} O${p.slice(1, 7).join('')} I${p.slice(7).join('')}`;
}

export function letters(tray: string): number[] {
  return [...tray.replaceAll(' ', '')].map((letter) => LETTERS.indexOf(letter));
}

export function faces(tray: string): Face[] {
  return letters(tray).map((face) => FACES[face]);
}

function byDie(dice: string, of: (saucers: number, sector: number) => number): number[] {
  const found = [...dice.matchAll(/([ybm]\d)=(\d)(?:@(\d))?/g)];
  return INVASION_DICE.map((id) => {
    const [, , saucers, sector] = found.find(([, die]) => die === id) ?? [];
    return saucers === undefined ? 0 : of(Number(saucers), Number(sector ?? 0));
  });
}

const KEY: Key = keyFromSeed('scripted');

/** A place of the stream where six-sided dice fall as wanted. */
export function scripted(rolls: readonly number[]): Rng {
  for (let n = 0; ; n++) {
    const rng: Rng = { key: KEY, n };
    if (rolls.every((roll) => below(rng, 6) + 1 === roll)) return { key: KEY, n };
  }
}

/** A table to play at in short words: `play('reroll X X', 'assign Y>y1 I>b1', '1: rebuild core')`. */
export class Table {
  readonly s: State;
  readonly events: Event[];
  constructor(s: State, events: Event[] = []) {
    this.s = s;
    this.events = events;
  }

  get actors(): readonly Seat[] {
    return game.actors(this.s);
  }

  /** The step that waits. */
  get step(): string | undefined {
    return this.s.stack.at(-1)?.step;
  }

  /** Strength by seat, in notation. */
  get planets(): string[] {
    return this.s.planets.map(notation);
  }

  get points(): number[] {
    return game.view(this.s, null).planets.map((p) => p.points);
  }

  /** What a seat may do now. */
  legal(seat = this.actors[0]): string[] {
    return (game.legal?.(this.s, seat) ?? []).map(say);
  }

  play(...moves: string[]): this {
    for (const move of moves) {
      const { seat, a } = this.read(move);
      const violation = game.check(this.s, seat, a);
      if (violation) throw new Error(`“${move}” breaks ${violation.rule}`);
      this.events.length = 0;
      game.apply(this.s, seat, a, (e) => this.events.push(e));
    }
    return this;
  }

  /** The rule that forbids a move, or undefined. */
  why(move: string): RuleId | undefined {
    const { seat, a } = this.read(move);
    return game.check(this.s, seat, a)?.rule;
  }

  /** The events of one type since the last move. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);
  }

  /** A copy whose next rolls are given. */
  rolling(...rolls: number[]): Table {
    return new Table({ ...game.clone(this.s), rng: scripted(rolls) });
  }

  private read(move: string): { seat: Seat; a: Action } {
    const [, who, words] = /^(?:(\d): )?(.*)$/.exec(move) ?? [];
    return { seat: who === undefined ? this.actors[0] : Number(who), a: actionOf(words) };
  }
}

function actionOf(words: string): Action {
  const [type, ...rest] = words.split(' ');
  switch (type) {
    case 'reroll':
      return { type, faces: rest.map((letter) => faces(letter)[0]) };
    case 'assign':
      return {
        type,
        plan: rest.map((pair) => {
          const [letter, die] = pair.split('>');
          return { face: faces(letter)[0], die: die as InvasionDie };
        }),
      };
    case 'rebuild':
      return { type, site: rest[0] as Site };
    case 'pickSector':
      return { type, sector: Number(rest[0]) as 1 };
    default:
      return { type } as Action;
  }
}

/** An action in the words that `play` takes. */
export function say(a: Action): string {
  const letter = (face: Face) => LETTERS[FACES.indexOf(face)];
  if (a.type === 'reroll') return ['reroll', ...a.faces.map(letter)].join(' ');
  if (a.type === 'assign') return ['assign', ...a.plan.map(({ face, die }) => `${letter(face)}>${die}`)].join(' ');
  if (a.type === 'rebuild') return `rebuild ${a.site}`;
  return a.type === 'pickSector' ? `pickSector ${a.sector}` : format(a);
}

/** Plays a match to its end, choosing at random from the legal actions; returns the last state and all events. */
export function randomMatch(seats: number, options: Partial<Options>, seed: string): { s: State; events: Event[] } {
  const s = game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(seed));
  const rng = rngOf(keyFromSeed(`${seed}/choices`));
  const events: Event[] = [];
  for (;;) {
    const actors = game.actors(s);
    if (actors.length === 0) return { s, events };
    const seat = actors[below(rng, actors.length)];
    const list = game.legal?.(s, seat) ?? [];
    game.apply(s, seat, list[below(rng, list.length)], (e) => events.push(e));
  }
}
