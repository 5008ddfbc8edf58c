import { type CardContent, type CardRow, type CardSet, type Field, type Problem, problem } from '@starboard/kernel';
import { COLOURS, type Colour, FACES, type Face } from '../types.ts';

/** The most saucers that a side of an Invasion die may show. */
export const MAX_SAUCERS = 3;

/** Sides of a die. */
const SIDES = 6;

/** The dice of the game. Which faces exist is printed; how often each is on a die is ours. */
export const OWN_DICE: CardSet = {
  format: 'starboard-cards',
  game: 'invasion',
  version: 1,
  name: 'We Come In Peace',
  tables: {
    invasion: COLOURS.map((id) => ({
      id,
      faces: [0, 1, 1, 2, 2, 3],
      origin: { faces: 'ours' },
    })),
    defense: [{ id: 'defense', faces: [...FACES], origin: { faces: 'ours' } }],
  },
};

const six = (of: Field): Field => ({ is: 'list', of, min: SIDES, max: SIDES });

export const dice: CardContent = {
  set: OWN_DICE,
  fields: {
    invasion: { faces: six({ is: 'integer', min: 0, max: MAX_SAUCERS }) },
    defense: { faces: six({ is: 'choice', of: FACES }) },
  },
  check: ({ tables }) => [
    ...missing(tables.invasion, COLOURS, 'invasion'),
    ...missing(tables.defense, ['defense'], 'defense'),
  ],
};

/** A table has exactly the dice of the box. */
function missing(rows: readonly CardRow[], ids: readonly string[], table: string): Problem[] {
  const found = rows.map((row) => row.id);
  return found.length === ids.length && ids.every((id) => found.includes(id))
    ? []
    : [
        problem(
          `tables.${table}`,
          `should have exactly the rows ${ids.join(', ')}`,
          `devrait avoir exactement les lignes ${ids.join(', ')}`,
        ),
      ];
}

/** The dice of a match, ready to be rolled. */
export interface Dice {
  /** Saucers on the six sides, by colour in the order of `COLOURS`. */
  readonly invasion: readonly (readonly number[])[];
  /** The six sides of a Defense die, as indices of `FACES`. */
  readonly defense: readonly number[];
}

const OWN = compile(OWN_DICE);
const compiled = new WeakMap<CardSet, Dice>();

/** The dice of a card set that has passed its check; null stands for the game's own. */
export function diceOf(cards: CardSet | null): Dice {
  if (cards === null) return OWN;
  const known = compiled.get(cards);
  if (known) return known;
  const made = compile(cards);
  compiled.set(cards, made);
  return made;
}

function compile({ tables }: CardSet): Dice {
  const invasion = (colour: Colour) => tables.invasion.find((row) => row.id === colour)?.faces as readonly number[];
  return {
    invasion: COLOURS.map(invasion),
    defense: (tables.defense[0].faces as readonly Face[]).map((face) => FACES.indexOf(face)),
  };
}
