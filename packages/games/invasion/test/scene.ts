import { below, format, keyFromSeed, type RuleId, rngOf, type Seat } from '@starboard/kernel';
import { type Action, type Event, game, type InvasionDie, type Options, type Site, type State } from '../src/index.ts';
import { pointsOf } from '../src/planet.ts';
import { faces, letterOf, notation, type Position, scenario, scripted } from '../src/scenario.ts';

export { FRESH, faces, letters, notation, planet, scripted } from '../src/scenario.ts';

/** A position to play in, run on to its first decision. */
export function scene(position: Position = {}): Scene {
  const events: Event[] = [];
  return new Scene(
    scenario(position, (e) => events.push(e)),
    events,
  );
}

/** A state to play in with short words: `play('reroll X X', 'assign Y>y1 I>b1', '1: rebuild core')`. */
export class Scene {
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
    return this.s.planets.map(pointsOf);
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
  eventsOf<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);
  }

  /** A copy whose next rolls are given. */
  rolling(...rolls: number[]): Scene {
    return new Scene({ ...game.clone(this.s), rng: scripted(rolls) });
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
function say(a: Action): string {
  if (a.type === 'reroll') return ['reroll', ...a.faces.map(letterOf)].join(' ');
  if (a.type === 'assign') return ['assign', ...a.plan.map(({ face, die }) => `${letterOf(face)}>${die}`)].join(' ');
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
