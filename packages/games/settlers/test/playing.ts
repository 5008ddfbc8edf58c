import { format, type RuleId, type Seat } from '@starboard/kernel';
import { poolSize } from '../src/dice.ts';
import {
  type Action,
  type CompletedSystem,
  completedSystems,
  contentOf,
  type Event,
  type Face,
  game,
  LOST,
  POOL,
  pointsOf,
  type Result,
  resultIn,
  type State,
  type Target,
  targetOf,
  type View,
} from '../src/index.ts';
import { faceOf, LETTERS, listed, type Position, scenario } from '../src/scenario.ts';
import { requiredPacks } from '../src/zones.ts';

/** The fields of each action in the order in which tests write them: `fill kiln c1`, `useResource water-depot#1 pop1 water`. */
const FIELDS: Readonly<Record<Action['type'], readonly string[]>> = {
  roll: [],
  fill: ['target', 'pack'],
  reroll: [],
  useResource: ['card', 'from', 'to'],
  useCorruption: ['victim', 'take', 'from', 'to'],
  useReroll: ['card'],
  discardDefence: ['card'],
  endTurn: [],
};

export function act(text: string): Action {
  const [type, ...values] = listed(text);
  const fields = FIELDS[type as Action['type']].map((name, i): [string, unknown] => [
    name,
    name === 'victim' ? Number(values[i]) : values[i],
  ]);
  return { type, ...Object.fromEntries(fields) } as unknown as Action;
}

/** A position to play from: `at({ roll: 'W W' }).play('fill vandelay c0', 'roll')`. */
export function at(position: Position = {}): Playing {
  return new Playing(scenario(position));
}

export class Playing {
  readonly s: State;
  readonly events: Event[] = [];
  constructor(s: State) {
    this.s = s;
  }

  get view(): View {
    return game.view(this.s, null);
  }

  get phase(): string {
    return this.view.phase;
  }

  get target(): Target | null {
    return targetOf(this.view);
  }

  get result(): Result | null {
    return resultIn(this.view);
  }

  /** Dice in the pool. */
  get pool(): number {
    return poolSize(this.s.turn);
  }

  /** Letters of the pool, in the order of the dice. */
  get shown(): string {
    const letter = (face: Face | null) => Object.keys(LETTERS).find((l) => LETTERS[l] === face) ?? '·';
    return this.view.turn.dice
      .filter(({ status }) => status === 'pool')
      .map(({ face }) => letter(face))
      .join(' ');
  }

  get lost(): number {
    return this.s.turn.places.filter((place) => place === LOST).length;
  }

  /** Plays actions; after one that rolls, an entry such as `→ W E A` says what the pool shall show. */
  play(...moves: string[]): this {
    for (const text of moves) {
      if (text.startsWith('→')) this.show(text.slice(1));
      else this.playOne(act(text));
    }
    return this;
  }

  private playOne(a: Action): void {
    const { s } = this;
    const violation = game.check(s, s.active, a);
    if (violation) throw new Error(`“${format(a)}” breaks ${violation.rule}`);
    this.events.length = 0;
    game.apply(s, s.active, a, (e) => this.events.push(e));
  }

  /** Writes the faces of the pool into the state. */
  private show(faces: string): void {
    const { turn } = this.s;
    const pool = turn.places.flatMap((place, die) => (place === POOL ? [die] : []));
    if (pool.length !== listed(faces).length) throw new Error(`the pool has ${pool.length} dice, not “${faces}”`);
    listed(faces).forEach((letter, i) => {
      turn.faces[pool[i]] = faceOf(letter);
    });
  }

  /** The rule that forbids an action, or undefined. */
  why(text: string, seat = this.s.active): RuleId | undefined {
    return game.check(this.s, seat, act(text))?.rule;
  }

  /** Legal actions as tests write them; with a beginning, those that begin so. */
  legal(beginning = ''): string[] {
    const say = (a: Action) =>
      [a.type, ...FIELDS[a.type].map((name) => (a as unknown as Record<string, unknown>)[name])].join(' ');
    return (game.legal?.(this.s, this.s.active) ?? []).map(say).filter((text) => text.startsWith(beginning));
  }

  /** The required packs of a card now, as keys. */
  required(uid: string): string[] {
    const c = contentOf(this.s.options);
    return requiredPacks(this.s, c, c.byUid.get(uid) ?? -1).map((id) => c.packKeys[id]);
  }

  /** Everything in front of a seat, as words. */
  owned(seat: Seat): string[] {
    const { worlds, upgrades } = this.view.players[seat];
    return [...worlds, ...upgrades];
  }

  completed(seat: Seat): CompletedSystem[] {
    return completedSystems(this.view)[seat];
  }

  points(): number[] {
    return pointsOf(this.view);
  }

  happened(type: Event['type']): Event[] {
    return this.events.filter((e) => e.type === type);
  }
}
