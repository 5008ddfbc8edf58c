import { format, keyFromSeed, type RuleId, type Seat } from '@starboard/kernel';
import { poolSize } from '../src/dice.ts';
import {
  type Action,
  type Catalogue,
  CENTRE,
  catalogueOf,
  DICE,
  type Event,
  FACES,
  type Face,
  game,
  LOST,
  NONE,
  type Options,
  POOL,
  packKey,
  packOfKey,
  type State,
  type View,
  ZONES,
} from '../src/index.ts';
import { READY, ROLLED } from '../src/turn.ts';
import { refill, requiredPacks } from '../src/zones.ts';

/** A small position. Lists are words with spaces between them; everything that is not named is as after set-up. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly active?: Seat;
  /** By seat: ids of Worlds and uids of Upgrades in front of it. */
  readonly owns?: readonly string[];
  /** All Worlds left in the centre; those that nobody is said to own then go to the last seat. */
  readonly centre?: string;
  /** Uids of all cards of a zone; the pile with its top first. */
  readonly display?: string;
  readonly pile?: string;
  readonly discards?: string;
  readonly row?: string;
  /** The pool of a roll as the ledger writes it: W E A 1 2 3. Dice that are missing are lost. */
  readonly roll?: string;
  /** Dice in the pool before a roll that is not the first. */
  readonly dice?: number;
  /** The card committed to, then its filled packs; their dice are counted as lost. */
  readonly target?: string;
  readonly worldClaimed?: boolean;
  readonly upgradeClaimed?: boolean;
  readonly boosted?: boolean;
  readonly stall?: number;
  readonly seed?: string;
}

const LETTERS: Readonly<Record<string, Face>> = {
  W: 'water',
  E: 'energy',
  A: 'army',
  '1': 'pop1',
  '2': 'pop2',
  '3': 'pop3',
};

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

export function words(text = ''): string[] {
  return text.split(' ').filter(Boolean);
}

export function act(text: string): Action {
  const [type, ...values] = words(text);
  const fields = FIELDS[type as Action['type']].map((name, i): [string, unknown] => [
    name,
    name === 'victim' ? Number(values[i]) : values[i],
  ]);
  return { type, ...Object.fromEntries(fields) } as unknown as Action;
}

export function scenario(position: Position = {}): Table {
  const { seats = 2, options = {}, active = 0, seed = 'scenario', stall = 0 } = position;
  const s = game.setup(seats, { ...game.defaults, startingSeat: 0, ...options }, keyFromSeed(seed));
  const c = catalogueOf(s);
  s.active = active;
  s.stall = stall;
  own(s, c, position);
  zones(s, c, position);
  turn(s, c, position);
  return new Table(s);
}

function own(s: State, c: Catalogue, { seats = 2, owns = [], centre }: Position): void {
  if (centre !== undefined) s.worlds.fill(seats - 1);
  for (const id of words(centre)) s.worlds[card(c, id)] = CENTRE;
  owns.forEach((uids, seat) => {
    for (const uid of words(uids)) {
      if (card(c, uid) < c.worlds.length) s.worlds[card(c, uid)] = seat;
      else move(s, card(c, uid) - c.worlds.length, seat);
    }
  });
}

function zones(s: State, c: Catalogue, { display, pile, discards, row }: Position): void {
  const upgrades = (text: string) => words(text).map((uid) => card(c, uid) - c.worlds.length);
  if (pile !== undefined) {
    for (const u of s.pile.slice()) move(s, u, ZONES.removed);
    for (const u of upgrades(pile).reverse()) move(s, u, ZONES.pile);
  }
  if (display !== undefined) {
    for (const u of s.display.slice()) if (u !== NONE) move(s, u, pile === undefined ? ZONES.pile : ZONES.removed);
    for (const u of upgrades(display)) move(s, u, ZONES.display);
  }
  for (const u of upgrades(discards ?? '')) move(s, u, ZONES.discards);
  if (row !== undefined) {
    s.upgrades.forEach((zone, u) => {
      if (zone === ZONES.settlementRow) move(s, u, ZONES.removed);
    });
    for (const u of upgrades(row)) move(s, u, ZONES.settlementRow);
  }
  if (display === undefined && pile === undefined) refill(s, () => {});
}

/** Takes an Upgrade from wherever it lies to another zone: the top of the pile, the first free position. */
function move(s: State, upgrade: number, zone: number): void {
  const at = s.display.indexOf(upgrade);
  if (at >= 0) s.display[at] = NONE;
  s.pile = s.pile.filter((u) => u !== upgrade);
  s.upgrades[upgrade] = zone;
  if (zone === ZONES.pile) s.pile.push(upgrade);
  if (zone === ZONES.display) s.display[s.display.indexOf(NONE)] = upgrade;
}

function turn(s: State, c: Catalogue, position: Position): void {
  const { roll, dice = DICE, target, worldClaimed = false, upgradeClaimed = false, boosted = false } = position;
  const t = s.turn;
  const pool = roll === undefined ? dice : words(roll).length;
  for (let die = 0; die < DICE; die++) t.places[die] = die < pool ? POOL : LOST;
  if (roll !== undefined) {
    s.stack = [ROLLED];
    words(roll).forEach((letter, die) => {
      t.faces[die] = FACES.indexOf(LETTERS[letter]);
    });
  } else s.stack = [READY];
  if (roll !== undefined || position.dice !== undefined || target) t.rolls = 1;
  const [uid, ...filled] = words(target);
  if (uid) {
    t.target = card(c, uid);
    t.required.push(...requiredPacks(s, c, t.target));
    t.filled.push(...filled.map((key) => packOfKey(c, key)));
  }
  Object.assign(t, { worldClaimed, upgradeClaimed, boosted });
}

function card(c: Catalogue, uid: string): number {
  const found = c.byUid.get(uid);
  if (found === undefined) throw new Error(`no card “${uid}”`);
  return found;
}

/** A table to play at: `play('roll', 'fill unagi c0')`. */
export class Table {
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
    const { turn: t } = this.s;
    const pool = t.places.flatMap((place, die) => (place === POOL ? [die] : []));
    if (pool.length !== words(faces).length) throw new Error(`the pool has ${pool.length} dice, not “${faces}”`);
    words(faces).forEach((letter, i) => {
      t.faces[pool[i]] = FACES.indexOf(LETTERS[letter]);
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

  /** The required packs of a card now, as keys and codes. */
  required(uid: string): string[] {
    const c = catalogueOf(this.s);
    return requiredPacks(this.s, c, card(c, uid)).map((id) => packKey(c, id));
  }

  /** Everything in front of a seat, as words. */
  owned(seat: Seat): string[] {
    const { worlds, completed, upgrades } = this.view.players[seat];
    return [...worlds, ...completed.flatMap((system) => system.worlds), ...upgrades];
  }

  points(): number[] {
    return this.view.players.map(({ points }) => points);
  }

  happened(type: Event['type']): Event[] {
    return this.events.filter((e) => e.type === type);
  }
}
