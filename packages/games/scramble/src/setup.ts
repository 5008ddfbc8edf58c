import { below, type Key, type Rng, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { AGGRESSION, ASSIST_TOKENS, BAG, BOX, DEFEATED_TOKENS, FIRST_CARDS, SMALL_DECKS } from './content/boards.ts';
import { type Content, contentOf } from './content.ts';
import { cellAt } from './grid.ts';
import { newTurn } from './turn.ts';
import {
  type Card,
  DEFEATED,
  ENERGIES,
  GEMS,
  NONE,
  type Options,
  OVERHEAT,
  PILOTS,
  type Pilot,
  type PilotColour,
  type ScrambleFrame,
  SLOTS,
  type Slot,
  type State,
  type Token,
} from './types.ts';

function coloursOf({ pilots }: Options, rng: Rng): readonly PilotColour[] {
  if (pilots === 'seats') return PILOTS;
  return pilots === 'random' ? shuffle(rng, [...PILOTS]) : pilots;
}

export function setup(seats: number, options: Options, key: Key): State {
  const { experienced } = options;
  const rng = rngOf(key);
  const content = contentOf(options);
  // The wide board for four, and for experienced pilots (SCRAMBLE-RULING-1, SCRAMBLE-EXP-1).
  const columns = seats === 4 || experienced ? 8 : 6;
  const colours = coloursOf(options, rng);
  const first = options.first === 'random' ? below(rng, seats) : options.first;
  // One more for experienced pilots (SCRAMBLE-EXP-3).
  const overheat = BAG.overheat + (experienced ? 1 : 0);
  const piles = content.piles[columns].map((pile) => shuffle(rng, [...pile]));
  const grid = new Array<Token>(3 * columns).fill(NONE);
  // The front row starts empty (SCRAMBLE-SETUP-9, SCRAMBLE-RULING-2).
  for (let cell = cellAt({ columns }, 2, 1); cell < grid.length; cell++) grid[cell] = piles[0].pop() ?? NONE;
  const decks = content.upgrades.map((deck) => shuffle(rng, [...deck]));
  const track = new Array<Card>(SLOTS.length).fill(NONE);
  for (let i = 0; i < FIRST_CARDS; i++) track[i] = decks[0].pop() ?? NONE;
  return {
    seats,
    rng,
    stack: [{ step: 'startRound' }, ...placing(seats, first)],
    options,
    columns,
    // One slot farther right for experienced pilots (SCRAMBLE-EXP-2).
    aggression: (AGGRESSION[seats] + (experienced ? 1 : 0)) as Slot,
    first,
    round: 0,
    active: first,
    turn: newTurn(),
    pilots: Array.from({ length: seats }, (_, seat) => pilot(colours[seat], overheat)),
    grid,
    remaining: grid.map((token) => (token < 0 ? 0 : content.tokens[token].shield)),
    assisted: grid.map(() => 0),
    piles,
    gone: [],
    track,
    events: SLOTS.map(() => NONE),
    main: mainDeck(rng, content, decks),
    innovation: decks,
    discards: [],
    aliensMoved: 0,
    supply: GEMS.map((_, gem) =>
      gem === OVERHEAT ? BOX.overheat - seats * overheat : BOX.energy - seats * BAG.energy,
    ),
  };
}

/** The first player places first; the top of the stack is last. */
function placing(seats: number, first: Seat): ScrambleFrame[] {
  return Array.from({ length: seats }, (_, n) => ({ step: 'placeStarfighter', seat: (first + seats - 1 - n) % seats }));
}

function pilot(colour: PilotColour, overheat: number): Pilot {
  return {
    colour,
    space: NONE,
    heat: 0,
    credits: 0,
    assists: ASSIST_TOKENS,
    bag: [...ENERGIES.map(() => BAG.energy), overheat],
    exchanged: GEMS.map(() => 0),
    weapons: ENERGIES.map(() => ({ cards: [], outOfOrder: false, boost: 0, energy: 0, overheat: 0 })),
    systems: [],
    victory: new Array<Token>(DEFEATED_TOKENS).fill(DEFEATED),
  };
}

/** Builds the Main deck, the top last, out of the decks, which it leaves as the Innovation decks (SCRAMBLE-DECK-3 to SCRAMBLE-DECK-6). */
function mainDeck(rng: Rng, { below, shuffled }: Content, decks: readonly Card[][]): Card[] {
  const parts = decks.map((deck, i) => {
    const small = deck.splice(deck.length - SMALL_DECKS[i]);
    return [...below[i], ...shuffle(rng, [...small, ...shuffled[i]])];
  });
  return parts.toReversed().flat();
}
