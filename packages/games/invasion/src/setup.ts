import { below, type Key, proceed, rngOf, silent } from '@starboard/kernel';
import { freshPlanet } from './planet.ts';
import { STEPS } from './steps.ts';
import { INVASION_DICE, type Options, type State } from './types.ts';

/** Fresh planets for everybody, the dice of rounds 2 and 3 on the Staging Board, and the first invasion on its way. */
export function setup(seats: number, options: Options, key: Key): State {
  const rng = rngOf(key);
  const first = options.first === 'random' ? below(rng, seats) : options.first;
  const s: State = {
    seats,
    rng,
    stack: [{ step: 'invasion' }],
    radar: options.radar,
    fairSkies: options.fairSkies,
    catAndMouse: options.catAndMouse,
    cards: options.cards,
    first,
    round: 1,
    active: first,
    planets: Array.from({ length: seats }, freshPlanet),
    shown: INVASION_DICE.map(() => 0),
    left: INVASION_DICE.map(() => 0),
    sectors: INVASION_DICE.map(() => 0),
    tray: [],
    missile: null,
    tally: [],
    places: [],
    cycles: 0,
    decided: '',
  };
  proceed(STEPS, s, silent);
  return s;
}
