import { type CardContent, type CardRow, type Field, type Problem, problem } from '@starboard/kernel';
import { MAX_SAUCERS, OWN_DICE, SIDES } from './content/dice.ts';
import { COLOURS, FACES } from './types.ts';

const sides = (of: Field): Field => ({ is: 'list', of, min: SIDES, max: SIDES });

/** The dice that a match may replace by those of another edition: the faces are free, the dice are those of the box. */
export const cards: CardContent = {
  set: OWN_DICE,
  fields: {
    invasion: { faces: sides({ is: 'integer', min: 0, max: MAX_SAUCERS }) },
    defense: { faces: sides({ is: 'choice', of: FACES }) },
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
