import { type CardContent, type CardSet, type Field, type Problem, problem } from '@starboard/kernel';
import { EVENTS } from './content/events.ts';
import { MODULES } from './content/modules.ts';
import { type EventRow, EXITS, type ModuleRow, type UpgradeRow } from './content/rows.ts';
import { UPGRADES } from './content/upgrades.ts';
import { HAPPENINGS, LASTINGS, OPERATIONS } from './effects.ts';
import { COLOURS } from './types.ts';

/** The version of the rules, and of the card sets made for them. */
export const VERSION = 2;

/** The game's own cards: names that are printed, and what we made where nothing is. */
export const SET: CardSet = {
  format: 'starboard-cards',
  game: 'orbital',
  version: VERSION,
  name: 'Star Scrappers: Orbital',
  tables: { modules: MODULES, events: EVENTS, upgrades: UPGRADES },
};

/** The tables of a set whose form has been checked. */
export interface Tables {
  readonly modules: readonly ModuleRow[];
  readonly events: readonly EventRow[];
  readonly upgrades: readonly UpgradeRow[];
}

/** The one place where the rows of a checked set get their types. */
export function tablesOf(set: CardSet): Tables {
  return set.tables as unknown as Tables;
}

/** The most letters of an id. */
export const LONGEST_ID = 60;

const number = (min: number, max: number): Field => ({ is: 'integer', min, max });
const choice = (of: readonly string[]): Field => ({ is: 'choice', of });
const optional = (of: Field): Field => ({ is: 'optional', of });
const colour = choice(COLOURS);
const text: Field = { is: 'object', fields: { en: { is: 'text', max: 60 }, fr: { is: 'text', max: 60 } } };
const line: Field = { is: 'object', fields: { en: { is: 'text', max: 200 }, fr: { is: 'text', max: 200 } } };

/** An effect in the closed vocabulary: a verb and its parameters. */
const effect = (verbs: object): Field => ({
  is: 'object',
  fields: {
    do: choice(Object.keys(verbs)),
    // Nothing that can be paid for or played is without effect (ORBITAL-RULING-23).
    n: optional(number(1, 20)),
    otherwise: optional(number(0, 20)),
    colour: optional(colour),
    colours: optional({ is: 'list', of: colour, min: 1, max: COLOURS.length }),
  },
});

/** Deals of five players and a market must be possible; and no orbital may outgrow the chart of `geometry.ts`. */
const LIMITS = { modules: [60, 120], events: [0, 60], upgrades: [0, 9] } as const;

export const cards: CardContent = {
  set: SET,
  fields: {
    modules: {
      name: text,
      line,
      colour,
      copies: number(0, 9),
      exits: choice(EXITS),
      crew: number(0, 9),
      cost: optional({ is: 'object', fields: { crew: number(0, 9), mc: number(0, 20) } }),
      action: optional(effect(OPERATIONS)),
      lasting: optional(effect(LASTINGS)),
      needs: optional(colour),
    },
    events: {
      name: text,
      line,
      copies: number(0, 9),
      effect: effect(HAPPENINGS),
      automaton: choice(['plays', 'never']),
    },
    upgrades: { name: text, colour, crew: number(0, 9), lasting: optional(effect(LASTINGS)) },
  },
  check(set) {
    const { modules, events, upgrades } = tablesOf(set);
    const total = (rows: readonly { readonly copies: number }[]) => rows.reduce((sum, row) => sum + row.copies, 0);
    return [
      ...within('tables.modules', total(modules), LIMITS.modules),
      ...within('tables.events', total(events), LIMITS.events),
      ...within('tables.upgrades', upgrades.length, LIMITS.upgrades),
      ...twice([...modules, ...events, ...upgrades]),
      ...tooLong([...modules, ...events, ...upgrades]),
      ...modules.flatMap((row, i) => moduleProblems(row, `tables.modules[${i}]`)),
      ...events.flatMap((row, i) => verbProblems(row.effect, HAPPENINGS, `tables.events[${i}].effect`)),
      ...upgrades.flatMap((row, i) => verbProblems(row.lasting, LASTINGS, `tables.upgrades[${i}].lasting`)),
      ...manyConvoys(events),
    ];
  },
};

function within(at: string, n: number, [min, max]: readonly [number, number]): Problem[] {
  return n >= min && n <= max
    ? []
    : [problem(at, `${n} cards, but ${min} to ${max} are needed`, `${n} cartes, mais il en faut de ${min} à ${max}`)];
}

/** Hands hold modules and events side by side, and upgrades lie beside them, so their names must differ. */
function twice(rows: readonly { readonly id: string }[]): Problem[] {
  return rows
    .filter((row, i) => row.id === 'core' || rows.findIndex((other) => other.id === row.id) < i)
    .map(({ id }) => problem('tables', `“${id}” is taken already`, `« ${id} » est déjà pris`));
}

/** Actions name cards by their ids, and what comes from outside has an end. */
function tooLong(rows: readonly { readonly id: string }[]): Problem[] {
  return rows
    .filter(({ id }) => id.length > LONGEST_ID)
    .map(({ id }) =>
      problem(
        'tables',
        `“${id.slice(0, LONGEST_ID)}…” has more than ${LONGEST_ID} letters`,
        `« ${id.slice(0, LONGEST_ID)}… » a plus de ${LONGEST_ID} lettres`,
      ),
    );
}

function moduleProblems(row: ModuleRow, at: string): Problem[] {
  const found = [
    ...verbProblems(row.action, OPERATIONS, `${at}.action`),
    ...verbProblems(row.lasting, LASTINGS, `${at}.lasting`),
  ];
  if ((row.cost === undefined) !== (row.action === undefined))
    found.push(problem(at, '“cost” and “action” belong together', '« cost » et « action » vont ensemble'));
  return found;
}

/** The parameters of a verb, no more and no less. */
function verbProblems(
  effect: { readonly do: string } | undefined,
  verbs: Readonly<Record<string, readonly string[]>>,
  at: string,
): Problem[] {
  if (!effect) return [];
  const known = verbs[effect.do].map((name) => name.replace('?', ''));
  const missing = verbs[effect.do].filter((name) => !name.endsWith('?') && !(name in effect));
  const extra = Object.keys(effect).filter((name) => name !== 'do' && !known.includes(name));
  return [
    ...missing.map((name) => problem(`${at}.${name}`, `${effect.do} needs it`, `${effect.do} en a besoin`)),
    ...extra.map((name) => problem(`${at}.${name}`, `${effect.do} has no such value`, `${effect.do} ne l’a pas`)),
  ];
}

/** A state counts convoys without naming them. */
function manyConvoys(events: readonly EventRow[]): Problem[] {
  return events.filter((row) => row.effect.do === 'convoy').length > 1
    ? [problem('tables.events', 'only one kind may be a convoy', 'un seul type peut être un convoi')]
    : [];
}
