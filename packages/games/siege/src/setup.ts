import { below, type Key, proceed, rngOf, shuffle, silent } from '@starboard/kernel';
import { deck } from './content/aliens.ts';
import { STEPS } from './steps.ts';
import { HAND, NOTHING, newTurn } from './turn.ts';
import { type Card, type Options, type Player, SIDES, type Side, SPECIES, type State } from './types.ts';

export function setup(seats: number, options: Options, key: Key): State {
  const rng = rngOf(key);
  const swapped = options.species === 'random' ? below(rng, 2) === 1 : options.species[0] === SPECIES[1];
  const species = swapped ? ([SPECIES[1], SPECIES[0]] as const) : SPECIES;
  const first = options.first === 'random' ? below(rng, 2) : options.first;
  const sides =
    options.sides === 'random' ? Array.from({ length: 8 }, () => SIDES[below(rng, 2)]) : ([...options.sides] as Side[]);
  const player = (cards: Card[]): Player => {
    const hand = cards.splice(cards.length - HAND).sort((a, b) => a - b);
    return {
      hand,
      known: [],
      pile: cards,
      discards: [],
      forces: Array.from({ length: 8 }, () => []),
      pending: NOTHING,
    };
  };
  const players = [player(shuffle(rng, deck(species[0]))), player(shuffle(rng, deck(species[1])))] as const;
  const s: State = {
    seats,
    rng,
    stack: [{ step: 'startTurn' }],
    species,
    sides,
    first,
    active: first,
    turns: 0,
    turn: newTurn(NOTHING),
    players,
    endTriggered: false,
  };
  proceed(STEPS, s, silent);
  return s;
}
