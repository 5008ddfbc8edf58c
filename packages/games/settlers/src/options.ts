import {
  type OptionSpec,
  type OptionSpecs,
  type Problem,
  problem,
  readCards,
  shown,
  type Text,
} from '@starboard/kernel';
import { cards } from './cards.ts';
import { SAMPLES } from './content/customSamples.ts';
import { SHORT_SET } from './content/shortSet.ts';
import { UPGRADES } from './content/upgrades.ts';
import { readCustom } from './custom/read.ts';
import type { Options } from './types.ts';

export const defaults: Options = {
  first: 'random',
  peaceful: false,
  weakDefences: false,
  classic: false,
  hard: false,
  additionalSettlements: false,
  excludedUpgrades: [],
  custom: null,
  stallRounds: 10,
  cards: null,
};

const SWITCH = [
  { value: false, name: { en: 'off', fr: 'non' } },
  { value: true, name: { en: 'on', fr: 'oui' } },
] as const;

function mode(name: Text, about: Text): OptionSpec<boolean> {
  return { name, about, values: SWITCH };
}

export const options: OptionSpecs<Options> = {
  first: {
    name: { en: 'Starting player', fr: 'Premier joueur' },
    about: {
      en: 'Who has the first turn. The start is an advantage, so a rematch should change it.',
      fr: 'Qui joue le premier tour. Commencer est un avantage : changez à la revanche.',
    },
    values: [
      { value: 'random', name: { en: 'at random', fr: 'au hasard' } },
      ...[0, 1, 2, 3, 4, 5].map((seat) => ({
        value: seat,
        name: { en: `seat ${seat + 1}`, fr: `place ${seat + 1}` },
      })),
    ],
    problems: startProblems,
  },
  peaceful: mode(
    { en: 'Peaceful', fr: 'Pacifique' },
    {
      en: 'Nobody can take cards from another player; Defence Upgrades and Corruption are out.',
      fr: 'Personne ne prend de carte à un autre joueur ; ni Améliorations de Défense, ni Corruption.',
    },
  ),
  weakDefences: mode(
    { en: 'Weak Defences', fr: 'Défenses faibles' },
    {
      en: 'A Defence Upgrade is destroyed as soon as its pack is filled; a player may keep several.',
      fr: 'Une Amélioration de Défense est détruite dès que son lot est rempli ; on peut en garder plusieurs.',
    },
  ),
  classic: mode({ en: 'Classic', fr: 'Classique' }, { en: 'Without Upgrade Cards.', fr: 'Sans cartes Amélioration.' }),
  hard: mode(
    { en: 'Hard', fr: 'Difficile' },
    {
      en: 'The Defence Pack of a World must be filled to claim it from the table, too.',
      fr: 'Il faut remplir aussi le lot de défense d’un Monde pour le prendre au centre.',
    },
  ),
  additionalSettlements: mode(
    { en: 'Additional Settlements', fr: 'Colonies supplémentaires' },
    {
      en: 'All Settlements lie open from the start, and the match ends when they are claimed as well.',
      fr: 'Toutes les Colonies sont visibles dès le début, et la partie finit quand elles aussi sont prises.',
    },
  ),
  excludedUpgrades: {
    name: { en: 'Upgrades left out', fr: 'Améliorations écartées' },
    about: {
      en: 'Ids of Upgrade Cards that take no part, all copies of each.',
      fr: 'Identifiants des Améliorations qui ne servent pas, toutes leurs copies.',
    },
    values: [{ value: [], name: { en: 'none', fr: 'aucune' } }],
    samples: [['corruption', 'diplomacy'], UPGRADES.map(({ id }) => id)],
    problems: excludedProblems,
  },
  custom: {
    name: { en: 'Blank card', fr: 'Carte vierge' },
    about: {
      en: 'One more Upgrade, designed by you: a name, a cost and one effect.',
      fr: 'Une Amélioration de plus, de votre invention : un nom, un coût et un effet.',
    },
    values: [{ value: null, name: { en: 'none', fr: 'aucune' } }],
    samples: SAMPLES,
    problems(value, _seats, at) {
      const read = value === null ? undefined : readCustom(value, at);
      return read && 'problems' in read ? read.problems : [];
    },
  },
  stallRounds: {
    name: { en: 'Stall limit', fr: 'Limite d’enlisement' },
    about: {
      en: 'The match ends after so many rounds without a claim from the table.',
      fr: 'La partie finit après tant de tours de table sans carte prise au centre.',
    },
    values: ([10, 6, 20] as const).map((value) => ({ value, name: { en: `${value} rounds`, fr: `${value} tours` } })),
  },
  cards: {
    name: { en: 'Card set', fr: 'Jeu de cartes' },
    about: {
      en: 'Worlds and Upgrades of your own in place of the game’s.',
      fr: 'Vos propres Mondes et Améliorations à la place de ceux du jeu.',
    },
    values: [{ value: null, name: { en: 'the game’s own', fr: 'celui du jeu' } }],
    samples: [SHORT_SET],
    problems(value, _seats, at) {
      const read = value === null ? undefined : readCards(cards, value, at);
      return read && 'problems' in read ? read.problems : [];
    },
  },
};

function startProblems(value: unknown, seats: number, at: string): Problem[] {
  if (value === 'random' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats)) return [];
  return [
    problem(
      at,
      `${shown(value)} should be random, or a seat from 0 to ${seats - 1}`,
      `${shown(value)} devrait être random, ou une place de 0 à ${seats - 1}`,
    ),
  ];
}

function excludedProblems(value: unknown, _seats: number, at: string): Problem[] {
  if (!Array.isArray(value))
    return [
      problem(at, `${shown(value)} should be a list of ids`, `${shown(value)} devrait être une liste d’identifiants`),
    ];
  const known = UPGRADES.map(({ id }) => id);
  return value.flatMap((id: unknown, i) => {
    if (!known.includes(id as string))
      return [
        problem(
          `${at}[${i}]`,
          `${shown(id)} is no Upgrade; there are ${known.join(', ')}`,
          `${shown(id)} n’est pas une Amélioration ; il y a ${known.join(', ')}`,
        ),
      ];
    return value.indexOf(id) < i
      ? [problem(`${at}[${i}]`, `${shown(id)} stands twice`, `${shown(id)} figure deux fois`)]
      : [];
  });
}
