import {
  type CardContent,
  type CardRow,
  type CardSet,
  type Field,
  type Problem,
  problem,
  type Text,
} from '@starboard/kernel';
import { BASE_WEAPONS, FULL_TRACK, MAX_CREDITS, METERS } from './content/boards.ts';
import { EVENT_CARDS, EVENT_KINDS, PLACES } from './content/events.ts';
import { INVADER_TOKENS } from './content/invaders.ts';
import { SYSTEM_CARDS } from './content/systems.ts';
import { WEAPON_CARDS } from './content/weapons.ts';
import {
  CONDITION_FITS,
  CONDITIONS,
  COUNT_FITS,
  COUNTED,
  type Condition,
  type Effect,
  FITS,
  type Ongoing,
  TRIGGERS,
  type Trigger,
  VERBS,
} from './effects.ts';
import { DEFEATED_ID, ENERGIES, FIRES, GEMS, LEVELS, PILOTS } from './types.ts';

/** The version of the rules, and of the card sets made for them. */
export const VERSION = 2;

/** The game's own cards, tokens and boards. */
export const OWN_SET: CardSet = {
  format: 'starboard-cards',
  game: 'scramble',
  version: VERSION,
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
    ...reserved(invaders),
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
  return [problem(`tables.${table}`, `${n} ${en}; there must be ${right}`, `${n} ${fr} ; il en faut ${right}`)];
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

/** Views and events call the starting entries of a Victory Track so. */
function reserved(invaders: readonly CardRow[]): Problem[] {
  return invaders.flatMap(({ id }, i) =>
    id === DEFEATED_ID
      ? [
          problem(
            `tables.invaders[${i}].id`,
            `“${id}” stands for the starting entries of a Victory Track; choose another id`,
            `« ${id} » désigne les pions de départ d’une piste de victoire ; choisissez un autre identifiant`,
          ),
        ]
      : [],
  );
}

function systemProblems(row: CardRow, at: string): Problem[] {
  const { trigger, effects, when } = row as CardRow & Ongoing;
  return [
    ...effects.flatMap((effect, i) => effectProblems(effect, trigger, `${at}.effects[${i}]`)),
    ...(when ? conditionProblems(when, trigger, `${at}.when`) : []),
  ];
}

/** A condition must be one that its trigger can find true at one time and false at another. */
function conditionProblems({ is, n }: Condition, trigger: Trigger, at: string): Problem[] {
  if (!CONDITION_FITS[is].includes(trigger)) return [unfit(`${at}.is`, is, trigger, CONDITION_FITS[is])];
  return numberProblems(is, n, /AtLeast$/.test(is), at);
}

function effectProblems(effect: Effect, trigger: Trigger, at: string): Problem[] {
  const { do: verb, n, per } = effect as Effect & { readonly n?: number; readonly per?: keyof typeof COUNT_FITS };
  if (!FITS[verb].includes(trigger)) return [unfit(at, verb, trigger, FITS[verb])];
  const found = numberProblems(verb, n, verb !== 'purge', at);
  if (per === undefined) return found;
  if (verb !== 'credits') {
    return [
      ...found,
      problem(`${at}.per`, `only “credits” are counted “per” something`, 'seuls les « credits » se comptent « per »'),
    ];
  }
  return COUNT_FITS[per].includes(trigger) ? found : [...found, unfit(`${at}.per`, per, trigger, COUNT_FITS[per])];
}

function unfit(at: string, what: string, trigger: Trigger, fits: readonly Trigger[]): Problem {
  const known = fits.join(', ');
  return problem(
    at,
    `“${what}” does not go with the trigger “${trigger}”; it goes with ${known}`,
    `« ${what} » ne va pas avec le déclencheur « ${trigger} » ; il va avec ${known}`,
  );
}

/** What compares or gives needs its number, and nothing else has one. */
function numberProblems(what: string, n: number | undefined, needed: boolean, at: string): Problem[] {
  if (needed === (n !== undefined)) return [];
  return [
    needed
      ? problem(`${at}.n`, `“${what}” needs a number`, `« ${what} » demande un nombre`)
      : problem(`${at}.n`, `“${what}” takes no number`, `« ${what} » ne prend pas de nombre`),
  ];
}
