import type { CardRow, CardSet, Origin, Text } from '@starboard/kernel';
import { SET, tablesOf } from '../cards.ts';
import type { Effect, Lasting } from '../effects.ts';
import { COLOURS, type Colour } from '../types.ts';
import { EXITS, type Exits } from './rows.ts';

/** Another complete card set: the game's own seen in a mirror, every colour one further and every number another. */
export const SAMPLE: CardSet = Object.freeze(mirrored());

function mirrored(): CardSet {
  const { modules, events, upgrades } = tablesOf(SET);
  return {
    ...SET,
    name: 'Star Scrappers: Orbital, mirrored',
    tables: {
      modules: modules.map((row) =>
        changed(row, {
          // A builder may well be called that: no id is special.
          id: row.id === 'command-center' ? 'constructor' : `${row.id}-2`,
          copies: row.copies === 3 ? 2 : 4,
          exits: mirror(row.exits),
          crew: row.crew === 0 ? 0 : row.crew - 1,
          colour: next(row.colour),
          ...(row.cost ? { cost: { crew: row.cost.crew, mc: row.cost.mc + 1 } } : {}),
          ...(row.action ? { action: another(row.action) } : {}),
          ...(row.lasting ? { lasting: another(row.lasting) } : {}),
          ...(row.needs ? { needs: next(row.needs) } : {}),
        }),
      ),
      events: events.map((row) =>
        changed(row, { id: `${row.id}-2`, copies: row.copies + 1, effect: another(row.effect) }),
      ),
      upgrades: upgrades.map((row) =>
        changed(row, {
          id: `${row.id}-2`,
          crew: row.crew + 1,
          colour: next(row.colour),
          ...(row.lasting ? { lasting: another(row.lasting) } : {}),
        }),
      ),
    },
  };
}

interface Row {
  readonly id: string;
  readonly name: Text;
  readonly origin: Readonly<Record<string, Origin>>;
}

/** A row with other values, all of them ours, and another name. */
function changed(row: Row, values: Readonly<Record<string, unknown>>): CardRow {
  const origin = Object.fromEntries(Object.keys(row.origin).map((field) => [field, 'ours' as const]));
  return { ...row, ...values, name: { en: `${row.name.en} II`, fr: `${row.name.fr} II` }, origin };
}

/** The same effect with other numbers and colours. */
function another(effect: Effect | Lasting): object {
  return Object.fromEntries(
    Object.entries(effect).map(([name, value]) => {
      if (name === 'n') return [name, value === 1 ? 2 : value - 1];
      if (name === 'otherwise') return [name, value + 1];
      if (name === 'colour') return [name, next(value)];
      return [name, name === 'colours' ? value.map(next) : value];
    }),
  );
}

function next(colour: Colour): Colour {
  return COLOURS[(COLOURS.indexOf(colour) + 1) % COLOURS.length];
}

function mirror(exits: Exits): Exits {
  const turned = new Set([...exits].map((e) => (e === 'L' ? 'R' : e === 'R' ? 'L' : e)));
  return EXITS.find((other) => other.length === turned.size && [...other].every((e) => turned.has(e))) ?? exits;
}
