import {
  type CardContent,
  type CardRow,
  type CardSet,
  type Field,
  type Problem,
  problem,
  type Text,
} from '@starboard/kernel';
import { CONDITIONS, COUNTED, type Effect, FITS, type Ongoing, TRIGGERS, VERBS } from '../effects.ts';
import { ENERGIES, FIRES, GEMS, LEVELS, PILOTS } from '../types.ts';
import { BASE_WEAPONS, FULL_TRACK, MAX_CREDITS, METERS } from './boards.ts';
import { EVENT_CARDS, EVENT_KINDS, PLACES } from './events.ts';
import { INVADER_TOKENS } from './invaders.ts';
import { SYSTEM_CARDS } from './systems.ts';
import { WEAPON_CARDS } from './weapons.ts';

/** The game's own cards, tokens and boards. */
export const OWN_SET: CardSet = {
  format: 'starboard-cards',
  game: 'scramble',
  version: 1,
  name: 'Starboard',
  tables: {
    weapons: WEAPON_CARDS,
    systems: SYSTEM_CARDS,
    events: EVENT_CARDS,
    invaders: INVADER_TOKENS,
    base: BASE_WEAPONS,
    meters: METERS,
  },
};

const whole = (min: number, max: number): Field => ({ is: 'integer', min, max });
const choice = (of: readonly (string | number | boolean)[]): Field => ({ is: 'choice', of });
const optional = (of: Field): Field => ({ is: 'optional', of });
const list = (of: Field, min: number, max: number): Field => ({ is: 'list', of, min, max });

const NAME: Field = { is: 'object', fields: { en: { is: 'text', max: 40 }, fr: { is: 'text', max: 40 } } };
const LEVEL = choice(LEVELS);
const COST = whole(0, MAX_CREDITS);
const COUNT = optional(whole(1, 9));
const ICONS: Field = {
  is: 'object',
  fields: {
    move: COUNT,
    power: COUNT,
    fire: optional(list(choice(FIRES), 1, FIRES.length)),
    boost: COUNT,
    scavenge: COUNT,
    vent: COUNT,
    convert: COUNT,
    energize: COUNT,
  },
};

const fields: CardContent['fields'] = {
  weapons: {
    name: NAME,
    level: LEVEL,
    weapon: choice(ENERGIES),
    cost: COST,
    gems: list(choice(GEMS), 1, 2),
    icons: ICONS,
  },
  systems: {
    name: NAME,
    level: LEVEL,
    cost: COST,
    trigger: choice(TRIGGERS),
    when: optional({ is: 'object', fields: { is: choice(CONDITIONS), n: optional(whole(1, 20)) } }),
    effects: list(
      { is: 'object', fields: { do: choice(VERBS), n: optional(whole(0, 12)), per: optional(choice(COUNTED)) } },
      1,
      3,
    ),
  },
  events: { name: NAME, kind: choice(EVENT_KINDS), level: LEVEL, place: choice(PLACES) },
  invaders: { name: NAME, level: LEVEL, pilot: choice(PILOTS), shield: whole(1, 12), four: choice([true, false]) },
  base: { name: NAME, icons: ICONS },
  meters: { victory: list(whole(0, MAX_CREDITS), FULL_TRACK, FULL_TRACK), heatLimit: whole(2, 20) },
};

/** What a match may replace through its option `cards`. */
export const cards: CardContent = { set: OWN_SET, fields, check };

const UPGRADES_A_LEVEL = 30;
const TOKENS_A_LEVEL = 16;
const FOURS_A_LEVEL = 4;

/** The counts that the rulebook prints, and what a match could not be played without. */
function check({ tables }: CardSet): Problem[] {
  const { weapons, systems, events, invaders, base, meters } = tables;
  return [
    ...LEVELS.flatMap((level) => {
      const here = (rows: readonly CardRow[]) => rows.filter((row) => row.level === level);
      const tokens = here(invaders);
      const fours = tokens.filter((token) => token.four);
      const of = { en: `of level ${level}`, fr: `de niveau ${level}` };
      return [
        ...counted(here([...weapons, ...systems]), UPGRADES_A_LEVEL, 'weapons', {
          en: `Upgrade cards ${of.en}`,
          fr: `cartes d’amélioration ${of.fr}`,
        }),
        ...counted(tokens, TOKENS_A_LEVEL, 'invaders', { en: `tokens ${of.en}`, fr: `pions ${of.fr}` }),
        ...counted(fours, FOURS_A_LEVEL, 'invaders', {
          en: `tokens ${of.en} with the 4 icon`,
          fr: `pions ${of.fr} avec le symbole 4`,
        }),
        ...eventProblems(here(events), level),
      ];
    }),
    ...counted(meters, 1, 'meters', { en: 'rows', fr: 'lignes' }),
    ...counted(base, ENERGIES.length, 'base', { en: 'weapons', fr: 'armes' }),
    ...counted(base.filter(isBaseWeapon), ENERGIES.length, 'base', {
      en: `weapons among ${ENERGIES.join(', ')} with Power`,
      fr: `armes parmi ${ENERGIES.join(', ')} avec de la puissance`,
    }),
    ...repeated([...weapons, ...systems, ...events]),
    ...systems.flatMap((row, i) => systemProblems(row, `tables.systems[${i}]`)),
  ];
}

/** A weapon of the board: one of the four, and able to harm an Invader. */
function isBaseWeapon({ id, icons }: CardRow): boolean {
  return (ENERGIES as readonly string[]).includes(id) && Number((icons as { power?: number }).power) > 0;
}

function counted(rows: readonly CardRow[], right: number, table: string, { en, fr }: Text): Problem[] {
  const n = rows.length;
  if (n === right) return [];
  return [problem(`tables.${table}`, `${n} ${en}; there must be ${right}`, `${n} ${fr} ; il en faut ${right}`)];
}

/** One Aliens Fire! and one Aliens Move! to shuffle in, and one Aliens Move! to put below (SCRAMBLE-DECK-5, SCRAMBLE-DECK-6). */
function eventProblems(rows: readonly CardRow[], level: number): Problem[] {
  const faces = rows
    .map((row) => `${row.kind} ${row.place}`)
    .sort()
    .join(', ');
  const right = 'fire shuffled, move below, move shuffled';
  if (faces === right) return [];
  return [
    problem(
      'tables.events',
      `events of level ${level} are “${faces}”; they must be “${right}”`,
      `les événements de niveau ${level} sont « ${faces} » ; il faut « ${right} »`,
    ),
  ];
}

/** Cards of different tables lie in the same decks, so no two may have one id. */
function repeated(rows: readonly CardRow[]): Problem[] {
  const ids = rows.map((row) => row.id);
  return ids
    .filter((id, i) => ids.indexOf(id) < i)
    .map((id) => problem('tables', `“${id}” stands in two tables`, `« ${id} » figure dans deux tables`));
}

function systemProblems(row: CardRow, at: string): Problem[] {
  const { trigger, effects, when } = row as CardRow & Ongoing;
  const compares = when && /AtLeast$/.test(when.is);
  const found = effects.flatMap((effect, i) => effectProblems(effect, trigger, `${at}.effects[${i}]`));
  if (compares && when.n === undefined)
    found.push(problem(`${at}.when.n`, `“${when.is}” needs a number`, `« ${when.is} » demande un nombre`));
  return found;
}

function effectProblems(effect: Effect, trigger: Ongoing['trigger'], at: string): Problem[] {
  if (!FITS[effect.do].includes(trigger)) {
    const known = FITS[effect.do].join(', ');
    return [
      problem(
        at,
        `“${effect.do}” does nothing at “${trigger}”; it fits ${known}`,
        `« ${effect.do} » ne fait rien à « ${trigger} » ; il va avec ${known}`,
      ),
    ];
  }
  if (effect.do === 'purge' || Number.isInteger(effect.n)) return [];
  return [problem(`${at}.n`, `“${effect.do}” needs a number`, `« ${effect.do} » demande un nombre`)];
}
