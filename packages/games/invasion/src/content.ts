import type { CardSet } from '@starboard/kernel';
import { OWN_DICE } from './content/dice.ts';
import { COLOURS, type Colour, FACES, type Face, type Options } from './types.ts';

/** The dice of a match, ready to be rolled. */
export interface Content {
  /** Saucers on the six sides, by colour in the order of `COLOURS`. */
  readonly invasion: readonly (readonly number[])[];
  /** The six sides of a Defense die, as indices of `FACES`. */
  readonly defense: readonly number[];
}

const OWN = compile(OWN_DICE);
const compiled = new WeakMap<CardSet, Content>();

/** The content of a match with these options, whose card set has passed its check; of a state or a view as well. */
export function contentOf({ cards }: Pick<Options, 'cards'>): Content {
  if (cards === null) return OWN;
  const known = compiled.get(cards);
  if (known) return known;
  const made = compile(cards);
  compiled.set(cards, made);
  return made;
}

function compile({ tables }: CardSet): Content {
  const invasion = (colour: Colour) => tables.invasion.find((row) => row.id === colour)?.faces as readonly number[];
  return {
    invasion: COLOURS.map(invasion),
    defense: (tables.defense[0].faces as readonly Face[]).map((face) => FACES.indexOf(face)),
  };
}
