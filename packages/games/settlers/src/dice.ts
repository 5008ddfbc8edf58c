import { below, type Emit, type Seat } from '@starboard/kernel';
import type { Event } from './events.ts';
import { type Counts, facesUsed, type Pack } from './packs.ts';
import { DICE, FACES, type Face, LOST, NONE, POOL, type State, type Turn } from './types.ts';

export function newTurn(): Turn {
  return {
    faces: new Array<number>(DICE).fill(NONE),
    places: new Array<number>(DICE).fill(POOL),
    target: NONE,
    required: [],
    filled: [],
    worldClaimed: false,
    upgradeClaimed: false,
    claimedFromTable: false,
    boosted: false,
    rolls: 0,
  };
}

/** Dice that are neither placed nor lost. */
export function poolSize({ places }: Turn): number {
  let n = 0;
  for (let die = 0; die < DICE; die++) if (places[die] === POOL) n++;
  return n;
}

/** The pool of the current roll by face. */
export function poolCounts({ faces, places }: Turn): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let die = 0; die < DICE; die++) if (places[die] === POOL && faces[die] >= 0) counts[faces[die]]++;
  return counts;
}

/** Rolls the whole pool (SETTLERS-RULING-16); what a Resource Upgrade changed is gone (SETTLERS-RULING-45). */
export function rollPool(s: State, seat: Seat, emit: Emit<Event>): void {
  const { turn } = s;
  const shown: Face[] = [];
  for (let die = 0; die < DICE; die++) {
    if (turn.places[die] !== POOL) continue;
    turn.faces[die] = below(s.rng, FACES.length);
    shown.push(FACES[turn.faces[die]]);
  }
  // This roll may begin an attack again (SETTLERS-RULING-40).
  turn.boosted = false;
  turn.rolls++;
  emit({ type: 'roll', seat, faces: shown });
}

/** Loses the pool die with the highest id (SETTLERS-RULING-15). */
export function loseDie(s: State, seat: Seat, emit: Emit<Event>): void {
  const die = s.turn.places.lastIndexOf(POOL);
  s.turn.places[die] = LOST;
  s.turn.faces[die] = NONE;
  emit({ type: 'lose', seat, die });
}

/** Puts at most `n` lost dice back into the pool, the lowest ids first; says how many. */
export function regainDice({ places }: Turn, n: number): number {
  let regained = 0;
  for (let die = 0; die < DICE && regained < n; die++) {
    if (places[die] !== LOST) continue;
    places[die] = POOL;
    regained++;
  }
  return regained;
}

/** Places the dice that fill a pack, the lowest ids of each face, and clears the rest of the roll: the dice placed. */
export function placeDice(turn: Turn, pack: Pack, counts: Counts, place: number): number[] {
  const dice: number[] = [];
  for (const face of facesUsed(pack, counts)) {
    const die = lowestDie(turn, face);
    turn.places[die] = place;
    dice.push(die);
  }
  for (let die = 0; die < DICE; die++) if (turn.places[die] === POOL) turn.faces[die] = NONE;
  return dice;
}

/** The pool die with the lowest id that shows a face; -1 if none does. */
export function lowestDie({ faces, places }: Turn, face: number): number {
  for (let die = 0; die < DICE; die++) if (faces[die] === face && places[die] === POOL) return die;
  return -1;
}
