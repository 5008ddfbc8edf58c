import { PLACEMENT } from './actions.ts';
import { DICE_PER_COLOUR } from './content/staging.ts';
import { COLOURS, FACES, type Placement } from './types.ts';

export const INTERCEPTOR = FACES.indexOf('interceptor');

/** What step 3 depends on. */
export interface Battle {
  /** Saucers and (Radar) announced sectors of the nine Invasion dice. */
  readonly shown: readonly number[];
  readonly sectors: readonly number[];
  /** How many Defense dice show each face. */
  readonly faces: readonly number[];
  /** What a Blaster takes away. */
  readonly value: number;
}

/** One way to lay Defense dice on the dice of a colour. */
export interface Shots {
  readonly blasters: readonly Placement[];
  readonly interceptors: readonly Placement[];
}

/** What can become of a colour, and how: like dice are interchangeable, so one way stands for all with the same result. */
export interface Remains {
  /** Saucers left on the three dice, in that way. */
  readonly left: readonly number[];
  readonly cleared: boolean;
  /** The way for each number of Interceptors spent; missing where there is none. */
  readonly ways: readonly (Shots | undefined)[];
  /** The numbers of Interceptors for which there is a way, as bits. */
  readonly spends: number;
}

const KNOWN_LIMIT = 1 << 15;
const known = new Map<number, readonly Remains[]>();

/**
 * Every different result for one colour. Blasters are used as long as there is something to shoot at; an Interceptor
 * comes after the Blasters of its die, and while saucers are left on it.
 */
export function remainsOf(battle: Battle, colour: number): readonly Remains[] {
  const key = keyOf(battle, colour, battle.sectors);
  const before = known.get(key);
  if (before) return before;
  const made = different(waysOf(battle, colour), battle.sectors, colour * DICE_PER_COLOUR);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, made);
  return made;
}

function keyOf({ shown, faces, value }: Battle, colour: number, sectors: readonly number[]): number {
  const from = colour * DICE_PER_COLOUR;
  let dice = 0;
  for (let die = from; die < from + DICE_PER_COLOUR; die++) dice = dice * 32 + shown[die] * 8 + sectors[die];
  return (((dice * 4 + colour) * 4 + value) * 8 + faces[colour]) * 8 + faces[INTERCEPTOR];
}

/** Puts ways with the same result together. */
function different(ways: readonly Way[], sectors: readonly number[], from: number): Remains[] {
  const found = new Map<number, Remains & { ways: (Shots | undefined)[]; spends: number }>();
  for (const { left, cleared, spent, shots } of ways) {
    const result = resultOf(left, sectors, from);
    let remains = found.get(result);
    if (!remains) {
      remains = { left, cleared, ways: NO_WAYS.slice(), spends: 0 };
      found.set(result, remains);
    }
    remains.ways[spent] ??= shots;
    remains.spends |= 1 << spent;
  }
  return [...found.values()];
}

/** One way to use Blasters and some Interceptors on the dice of a colour. */
interface Way {
  readonly left: readonly number[];
  readonly cleared: boolean;
  readonly spent: number;
  readonly shots: Shots;
}

const UNANNOUNCED = new Array<number>(COLOURS.length * DICE_PER_COLOUR).fill(0);
const knownWays = new Map<number, readonly Way[]>();

/** All ways, whatever sectors are announced. */
function waysOf(battle: Battle, colour: number): readonly Way[] {
  const key = keyOf(battle, colour, UNANNOUNCED);
  const before = knownWays.get(key);
  if (before) return before;
  const made = enumerate(battle, colour);
  knownWays.set(key, made);
  return made;
}

function enumerate({ shown, faces, value }: Battle, colour: number): Way[] {
  const from = colour * DICE_PER_COLOUR;
  const saucers = shown.slice(from, from + DICE_PER_COLOUR);
  const ways: Way[] = [];
  for (const shots of blasterCounts(saucers, value, faces[colour])) {
    const shot = saucers.map((n, i) => Math.max(0, n - value * shots[i]));
    const idle = shots[0] + shots[1] + shots[2] < faces[colour];
    for (const dice of INTERCEPTED) {
      if (dice.length > faces[INTERCEPTOR] || dice.some((die) => shot[die] === 0)) continue;
      const left = shot.map((n, die) => (dice.includes(die) ? 0 : n));
      const cleared = left.every((n) => n === 0);
      if (cleared || !idle) ways.push({ left, cleared, spent: dice.length, shots: shotsOf(colour, shots, dice) });
    }
  }
  return ways;
}

const NO_WAYS = new Array<Shots | undefined>(DICE_PER_COLOUR + 1).fill(undefined);

/** Which of the three dice are intercepted, the lowest first. */
const INTERCEPTED: readonly (readonly number[])[] = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

/** All ways to put at most so many Blasters on three dice while saucers are left; more on the lower dice first. */
function blasterCounts(saucers: readonly number[], value: number, blasters: number): (readonly number[])[] {
  const list: (readonly number[])[] = [];
  const [most0, most1, most2] = saucers.map((n) => Math.ceil(n / value));
  for (let a = Math.min(most0, blasters); a >= 0; a--) {
    for (let b = Math.min(most1, blasters - a); b >= 0; b--) {
      for (let c = Math.min(most2, blasters - a - b); c >= 0; c--) list.push([a, b, c]);
    }
  }
  return list;
}

/** What two results must have in common to be the same: the saucers left, with Radar also where they strike. */
function resultOf(left: readonly number[], sectors: readonly number[], from: number): number {
  const a = left[0] && left[0] * 8 + sectors[from];
  const b = left[1] && left[1] * 8 + sectors[from + 1];
  const c = left[2] && left[2] * 8 + sectors[from + 2];
  const low = Math.min(a, b, c);
  const high = Math.max(a, b, c);
  return (low * 64 + (a + b + c - low - high)) * 64 + high;
}

function shotsOf(colour: number, shots: readonly number[], intercepted: readonly number[]): Shots {
  const first = colour * DICE_PER_COLOUR;
  const blasters: Placement[] = [];
  for (let i = 0; i < shots.length; i++) {
    for (let n = 0; n < shots[i]; n++) blasters.push(PLACEMENT[colour][first + i]);
  }
  return { blasters, interceptors: intercepted.map((i) => PLACEMENT[INTERCEPTOR][first + i]) };
}
