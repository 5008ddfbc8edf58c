import { type Core, keyFromSeed } from '@starboard/kernel';
import { type Card, cardOf, game, type Kind, type Planet, type Species, type State } from '@starboard/siege';

/** One side of a position that is set up for a lesson. */
export interface Side {
  readonly hand: readonly Kind[];
  /** Cards left in the draw pile. */
  readonly pile?: number;
  /** Aliens by planet. */
  readonly forces?: Partial<Record<Planet, number>>;
}

export interface Position {
  /** Eight letters, planet 1 first. */
  readonly sides: string;
  readonly you: Side;
  readonly enemy: Side;
}

/** What fills piles and siege forces; a mix, so that drawn hands look like real ones. */
const FILLER: readonly Kind[] = ['draw-1-2', 'enemy-discard-1-2', 'marshal', 'discard-1-2', 'enemy-draw-1-2', 'decoy'];

function cards(species: Species, kinds: readonly Kind[]): Card[] {
  return kinds.map((kind) => cardOf(`${species}/${kind}`));
}

function filler(species: Species, n: number): Card[] {
  return cards(
    species,
    Array.from({ length: n }, (_, i) => FILLER[i % FILLER.length]),
  );
}

/** The player commands the Antillians, is first player, and is about to deploy. */
export function siegePosition({ sides, you, enemy }: Position): Core {
  const s: State = game.setup(2, { species: ['antillian', 'morkolyte'], first: 0, sides }, keyFromSeed(sides));
  for (const [seat, { hand, pile = 18, forces = {} }] of [you, enemy].entries()) {
    const species = s.species[seat];
    const player = s.players[seat];
    player.hand = cards(species, hand).sort((a, b) => a - b);
    player.pile = filler(species, pile);
    player.forces = player.forces.map((_, i) => filler(species, forces[(i + 1) as Planet] ?? 0));
  }
  return s;
}
