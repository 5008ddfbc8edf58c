import {
  type CardContent,
  type CardRow,
  type CardSet,
  type Field,
  fieldProblems,
  type Problem,
  problem,
} from '@starboard/kernel';
import type { SystemRow, UpgradeRow, WorldRow } from './content/rows.ts';
import { SET } from './content/set.ts';
import { CUSTOM_ID } from './content.ts';
import { CONVERSIONS, type EffectKind, TYPE_OF } from './effects.ts';
import { fillable, leastDice, parsePack } from './packs.ts';
import { DICE, LONGEST_ID, UPGRADE_TYPES } from './types.ts';

/** The most Worlds, Upgrade Cards and Upgrade Cards of one type in a set: they bound a match and its lists of choices. */
export const MOST_WORLDS = 20;
export const MOST_UPGRADES = 30;
export const MOST_OF_A_TYPE = 12;

const NAME: Field = { is: 'object', fields: { en: { is: 'text', max: 24 }, fr: { is: 'text', max: 24 } } };
const FLAVOUR: Field = { is: 'object', fields: { en: { is: 'text', max: 120 }, fr: { is: 'text', max: 120 } } };
const WORD: Field = { is: 'text', max: 24 };
const PACK: Field = { is: 'text', max: 5 };

/** The parameters of an effect, by kind. */
const PARAMETERS: Readonly<Record<EffectKind, Readonly<Record<string, Field>>>> = {
  convert: { to: { is: 'choice', of: CONVERSIONS } },
  defend: { pack: PACK },
  points: { value: { is: 'integer', min: 1, max: 9 } },
  scoreDistinctSystems: {},
  scoreCompletedSystems: { per: { is: 'integer', min: 1, max: 9 } },
  scoreUpgrades: {},
  reroll: { regain: { is: 'integer', min: 0, max: 2 } },
  corruption: {},
};

const EFFECT: Field = {
  is: 'object',
  fields: {
    kind: { is: 'choice', of: Object.keys(PARAMETERS) },
    ...Object.fromEntries(
      Object.values(PARAMETERS).flatMap((fields) =>
        Object.entries(fields).map(([name, of]): [string, Field] => [name, { is: 'optional', of }]),
      ),
    ),
  },
};

/** Systems, Worlds and Upgrades: what the rulebook does not print can be replaced. */
export const cards: CardContent = {
  set: SET,
  fields: {
    systems: {
      name: NAME,
      colour: WORD,
      icon: WORD,
      score: { is: 'integer', min: 0, max: 30 },
      back: WORD,
    },
    worlds: {
      name: NAME,
      system: WORD,
      points: { is: 'integer', min: 0, max: 9 },
      packs: { is: 'list', of: PACK, min: 1, max: 4 },
      defence: { is: 'list', of: PACK, min: 0, max: 1 },
      flavour: FLAVOUR,
    },
    upgrades: {
      name: NAME,
      type: { is: 'choice', of: UPGRADE_TYPES },
      copies: { is: 'integer', min: 1, max: 4 },
      cost: { is: 'list', of: PACK, min: 1, max: 3 },
      effect: EFFECT,
      marked: { is: 'choice', of: [true, false] },
    },
  },
  check,
};

function check(set: CardSet): Problem[] {
  const systems = set.tables.systems as readonly SystemRow[];
  const worlds = set.tables.worlds as readonly WorldRow[];
  const upgrades = set.tables.upgrades as readonly UpgradeRow[];
  return [
    ...idProblems(worlds, 'tables.worlds'),
    ...idProblems(upgrades, 'tables.upgrades'),
    ...countProblems(worlds, upgrades),
    ...systems.flatMap((row, i) => systemProblems(row, worlds, `tables.systems[${i}]`)),
    ...worlds.flatMap((row, i) => worldProblems(row, systems, `tables.worlds[${i}]`)),
    ...upgrades.flatMap((row, i) => upgradeProblems(row, worlds, `tables.upgrades[${i}]`)),
  ];
}

/** Actions name cards by their ids, and only so many characters of them are read. */
function idProblems(rows: readonly CardRow[], at: string): Problem[] {
  return rows.flatMap(({ id }, i) =>
    id.length <= LONGEST_ID
      ? []
      : [
          problem(
            `${at}[${i}].id`,
            `an id has at most ${LONGEST_ID} characters, not ${id.length}`,
            `un identifiant a au plus ${LONGEST_ID} caractères, pas ${id.length}`,
          ),
        ],
  );
}

function countProblems(worlds: readonly WorldRow[], upgrades: readonly UpgradeRow[]): Problem[] {
  const found: Problem[] = [];
  if (worlds.length < 1 || worlds.length > MOST_WORLDS)
    found.push(
      problem(
        'tables.worlds',
        `a set has 1 to ${MOST_WORLDS} Worlds, not ${worlds.length}`,
        `un jeu a 1 à ${MOST_WORLDS} Mondes, pas ${worlds.length}`,
      ),
    );
  const total = upgrades.reduce((n, { copies }) => n + copies, 0);
  if (total > MOST_UPGRADES)
    found.push(
      problem(
        'tables.upgrades',
        `a set has at most ${MOST_UPGRADES} Upgrade Cards, not ${total}`,
        `un jeu a au plus ${MOST_UPGRADES} Améliorations, pas ${total}`,
      ),
    );
  for (const type of UPGRADE_TYPES) {
    const n = upgrades.reduce((sum, row) => sum + (row.type === type ? row.copies : 0), 0);
    if (n > MOST_OF_A_TYPE)
      found.push(
        problem(
          'tables.upgrades',
          `a set has at most ${MOST_OF_A_TYPE} cards of type ${type}, not ${n}`,
          `un jeu a au plus ${MOST_OF_A_TYPE} cartes de type ${type}, pas ${n}`,
        ),
      );
  }
  const marked = upgrades.reduce((n, row) => n + (row.marked ? row.copies : 0), 0);
  if (marked !== 0 && marked !== 3)
    found.push(
      problem(
        'tables.upgrades',
        `3 Defence Upgrades are marked for 2 players, or none; not ${marked}`,
        `3 Améliorations de Défense sont marquées pour 2 joueurs, ou aucune ; pas ${marked}`,
      ),
    );
  return found;
}

function systemProblems({ id, back }: SystemRow, worlds: readonly WorldRow[], at: string): Problem[] {
  const own = worlds.filter(({ system }) => system === id).map((row) => row.id);
  if (own.length === 0) return [problem(at, `no World belongs to “${id}”`, `aucun Monde n’appartient à « ${id} »`)];
  return own.includes(back)
    ? []
    : [
        problem(
          `${at}.back`,
          `“${back}” should be a World of the System: ${own.join(', ')}`,
          `« ${back} » devrait être un Monde du Système : ${own.join(', ')}`,
        ),
      ];
}

function worldProblems(row: WorldRow, systems: readonly SystemRow[], at: string): Problem[] {
  const found = [...packProblems(row.packs, `${at}.packs`), ...packProblems(row.defence, `${at}.defence`)];
  if (!systems.some(({ id }) => id === row.system))
    found.push(
      problem(
        `${at}.system`,
        `“${row.system}” is no System; there are ${systems.map(({ id }) => id).join(', ')}`,
        `« ${row.system} » n’est pas un Système ; il y a ${systems.map(({ id }) => id).join(', ')}`,
      ),
    );
  // In Hard mode the Defence Pack counts too: the last World must never be out of reach.
  return found.length > 0 ? found : diceProblems([...row.packs, ...row.defence], `${at}.packs`);
}

function upgradeProblems(row: UpgradeRow, worlds: readonly WorldRow[], at: string): Problem[] {
  const { effect } = row;
  const { kind, ...parameters } = effect;
  const found = packProblems(row.cost, `${at}.cost`);
  if (found.length === 0) found.push(...diceProblems(row.cost, `${at}.cost`));
  const form = fieldProblems({ is: 'object', fields: PARAMETERS[kind] }, parameters, `${at}.effect`);
  found.push(...form);
  if (effect.kind === 'defend' && form.length === 0) found.push(...packProblem(effect.pack, `${at}.effect.pack`));
  if (TYPE_OF[kind] !== row.type)
    found.push(
      problem(
        `${at}.type`,
        `the effect ${kind} belongs to type ${TYPE_OF[kind]}, not ${row.type}`,
        `l’effet ${kind} est du type ${TYPE_OF[kind]}, pas ${row.type}`,
      ),
    );
  if (row.marked && row.type !== 'defence')
    found.push(
      problem(`${at}.marked`, 'only a Defence Upgrade is marked', 'seule une Amélioration de Défense est marquée'),
    );
  if (row.id === CUSTOM_ID || worlds.some(({ id }) => id === row.id))
    found.push(problem(`${at}.id`, `“${row.id}” is taken`, `« ${row.id} » est déjà pris`));
  return found;
}

/** Every pack is spelt right and can be filled by some roll. */
function packProblems(codes: readonly string[], at: string): Problem[] {
  return codes.flatMap((code, i) => packProblem(code, `${at}[${i}]`));
}

function packProblem(code: string, at: string): Problem[] {
  const pack = parsePack(code);
  if (!pack)
    return [
      problem(
        at,
        `“${code}” is no pack; write one to three of W, E, A in this order, or P8/3 for 8 people in 3 slots`,
        `« ${code} » n’est pas un lot ; écrivez une à trois lettres parmi W, E, A dans cet ordre, ou P8/3 pour 8 habitants en 3 cases`,
      ),
    ];
  if (pack.kind === 'symbols' || fillable(pack)) return [];
  return [
    problem(
      at,
      `“${code}” can never be filled: ${pack.slots} dice show at most ${3 * pack.slots} population`,
      `« ${code} » ne peut jamais être rempli : ${pack.slots} dés montrent au plus ${3 * pack.slots} population`,
    ),
  ];
}

function diceProblems(codes: readonly string[], at: string): Problem[] {
  const least = codes.reduce((n, code) => {
    const pack = parsePack(code);
    return n + (pack ? leastDice(pack) : 0);
  }, 0);
  return least <= DICE
    ? []
    : [
        problem(
          at,
          `the packs need at least ${least} dice, and there are ${DICE}`,
          `les lots demandent au moins ${least} dés, et il y en a ${DICE}`,
        ),
      ];
}
