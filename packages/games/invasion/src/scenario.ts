import {
  below,
  type Emit,
  type Key,
  keyFromSeed,
  placesByPoints,
  proceed,
  type Rng,
  type Seat,
  silent,
} from '@starboard/kernel';
import { DICE_PER_COLOUR, STAGING } from './content/staging.ts';
import type { Event } from './events.ts';
import { inventory } from './inventory.ts';
import { defaults } from './options.ts';
import { pointsOf } from './planet.ts';
import { setup } from './setup.ts';
import { STEPS } from './steps.ts';
import {
  COLOURS,
  FACES,
  type Face,
  INVASION_DICE,
  type InvasionFrame,
  type Options,
  type Planet,
  type Round,
  type State,
} from './types.ts';

/** Defense faces by letter: Blasters by colour, Interceptor, Missile (X), Rebuild. */
const LETTERS = 'YBMIXR';

/** A planet on which nothing is damaged. */
export const FRESH = 'C2 O222222 I222222';

/** A small position: what it does not say is as at the start of a turn of the first player, seat 0. */
export interface Position extends Partial<Options> {
  readonly seats?: number;
  readonly active?: Seat;
  readonly round?: Round;
  /** In the ledger's notation, `C2 O222222 I222222`, by seat; fresh where left out. */
  readonly planets?: readonly (string | undefined)[];
  /** Saucers of Invasion dice, with Radar their sectors: `y1=3 b1=1@5`. */
  readonly dice?: string;
  /** Faces of the Defense dice by letter, `Y I X`; dice left out show Blasters that find no saucer of their colour. */
  readonly tray?: string;
  /** The step that waits: step 2 with that many re-rolls left, or another frame. */
  readonly rerolls?: number;
  readonly at?: InvasionFrame;
  /** The next rolls of six-sided dice, 1 to 6. */
  readonly rolls?: readonly number[];
}

/** A position, run on to its first decision. It has every component of a match, or throws. */
export function scenario(position: Position = {}, emit: Emit<Event> = silent): State {
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
  const options = optionsOf(position);
  const start = setup(seats, options, keyFromSeed('scenario'));
  const shown = byDie(dice, ({ saucers }) => saucers);
  const s: State = {
    ...start,
    rng: scripted(rolls),
    active,
    round,
    planets: Array.from({ length: seats }, (_, seat) => planet(planets[seat] ?? FRESH)),
    shown,
    left: shown.slice(),
    sectors: options.radar ? byDie(dice, announced) : shown.map(() => 0),
    tray: filledUp(letters(tray), shown, round),
    stack: [at ?? { step: 'defense', rerolls }],
  };
  if (at?.step === 'duel') {
    s.tally = s.planets.map(pointsOf);
    s.places = placesByPoints(s.tally).map((place, seat) => (at.seats.includes(seat) ? 0 : place));
  }
  conserve(inventory(start), inventory(s));
  proceed(STEPS, s, emit);
  return s;
}

function optionsOf(position: Position): Options {
  const { first, radar, fairSkies, catAndMouse, cards } = { ...defaults, first: 0, ...position };
  return { first, radar, fairSkies, catAndMouse, cards };
}

/** Throws with what a position has too few or too many of. */
function conserve(whole: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): void {
  const wrong = Object.keys(whole)
    .filter((name) => found[name] !== whole[name])
    .map((name) => `${found[name]} ${name} instead of ${whole[name]}`);
  if (wrong.length > 0) throw new Error(`this position has ${wrong.join(', ')}`);
}

/** A planet from the ledger's notation. */
export function planet(notation: string): Planet {
  const digits = /^C([0-2]) O([0-2]{6}) I([0-2]{6})$/.exec(notation)?.slice(1).join('');
  if (digits === undefined) throw new Error(`“${notation}” is no planet`);
  return [...digits].map(Number);
}

/** A planet in the ledger's notation. */
export function notation(p: readonly number[]): string {
  return `C${p[0]} O${p.slice(1, 7).join('')} I${p.slice(7).join('')}`;
}

/** Faces from their letters, as indices of `FACES`. */
export function letters(tray: string): number[] {
  return [...tray.replaceAll(' ', '')].map((letter) => {
    if (!LETTERS.includes(letter)) throw new Error(`no face has the letter “${letter}”`);
    return LETTERS.indexOf(letter);
  });
}

/** The letter of a face. */
export function letterOf(face: Face): string {
  return LETTERS[FACES.indexOf(face)];
}

export function faces(tray: string): Face[] {
  return letters(tray).map((face) => FACES[face]);
}

/** A tray with all Defense dice of the round: those that were not named have nothing to shoot at. */
function filledUp(tray: readonly number[], shown: readonly number[], round: Round): number[] {
  const missing = STAGING[round].defense - tray.length;
  if (missing <= 0) return tray.slice();
  const idle = COLOURS.findIndex((_, colour) => shown.every((n, die) => n === 0 || colourOf(die) !== colour));
  if (idle < 0) throw new Error('saucers of all colours come: name all faces of the tray');
  return [...tray, ...new Array<number>(missing).fill(idle)];
}

function colourOf(die: number): number {
  return Math.floor(die / DICE_PER_COLOUR);
}

interface WrittenDie {
  readonly id: string;
  readonly saucers: number;
  readonly sector: number;
}

/** Something of each Invasion die; 0 for those that are not named. */
function byDie(dice: string, of: (die: WrittenDie) => number): number[] {
  const written = dice.split(' ').filter(Boolean).map(readDie);
  return INVASION_DICE.map((id) => {
    const found = written.find((die) => die.id === id);
    return found ? of(found) : 0;
  });
}

function readDie(text: string): WrittenDie {
  const [, id, saucers, sector = '0'] = /^([ybm][123])=([0-3])(?:@([1-6]))?$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`“${text}” is no Invasion die`);
  return { id, saucers: Number(saucers), sector: Number(sector) };
}

/** With Radar every die with saucers has a sector, and no other. */
function announced({ id, saucers, sector }: WrittenDie): number {
  if (saucers > 0 && sector === 0) throw new Error(`with Radar ${id} needs a sector`);
  return saucers > 0 ? sector : 0;
}

const KEY: Key = keyFromSeed('scripted');

/** A place of the stream where six-sided dice fall as wanted. */
export function scripted(rolls: readonly number[]): Rng {
  for (let n = 0; ; n++) {
    const rng: Rng = { key: KEY, n };
    if (rolls.every((roll) => below(rng, 6) + 1 === roll)) return { key: KEY, n };
  }
}
