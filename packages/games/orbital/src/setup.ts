import { type Key, proceed, rngOf, type Seat, shuffle, silent } from '@starboard/kernel';
import { contentOf, deck } from './content.ts';
import { sorted, takeTop } from './deck.ts';
import { DEALT, RIVALS, STARTING_MC } from './numbers.ts';
import { newCore } from './orbital.ts';
import { question } from './poll.ts';
import { STEPS } from './steps.ts';
import type { Mode, Options, Player, State } from './types.ts';
import { growRivals, layMarket, newTrack } from './year.ts';

/** What is played follows from who sits at the table (ORBITAL-RULING-70). */
export function modeOf(seats: number, { automata }: Pick<Options, 'automata'>): Mode {
  if (seats === 1) return 'soloPeaceful';
  return seats - automata.length === 1 ? 'soloBots' : 'versus';
}

export function setup(seats: number, options: Options, key: Key): State {
  const mode = modeOf(seats, options);
  const c = contentOf(options);
  const rng = rngOf(key);
  const drawPile = shuffle(rng, deck(c, mode));
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const asked = everyone.filter((seat) => !options.automata.includes(seat));
  const players: Player[] = [];
  for (const seat of everyone) players.push(newPlayer(options, seat));
  const s: State = {
    seats,
    rng,
    stack: [{ step: 'startingHand', ...question(asked) }],
    options,
    mode,
    year: 1,
    first: -1,
    active: -1,
    passesInARow: 0,
    turns: 0,
    drawPile,
    discardPile: [],
    market: [],
    upgradesLeft: c.upgrades.map((_, i) => i),
    rivals: mode === 'soloPeaceful' ? Array.from({ length: RIVALS }, newTrack) : [],
    players,
  };
  // One player among automata has no market (ORBITAL-SOLO-2).
  if (mode !== 'soloBots') layMarket(s, silent);
  for (const seat of asked) s.players[seat].hand = sorted(takeTop(s, DEALT, silent));
  growRivals(s, silent);
  proceed(STEPS, s, silent);
  return s;
}

function newPlayer({ automata }: Options, seat: Seat): Player {
  return {
    kind: automata.includes(seat) ? 'automaton' : 'player',
    mc: STARTING_MC,
    vp: 0,
    crew: 1,
    hand: [],
    known: [],
    upgrade: -1,
    convoys: 0,
    built: 0,
    modules: [newCore()],
  };
}
