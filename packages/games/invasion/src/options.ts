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
import { OWN_DICE } from './content/dice.ts';
import { VARIANT_WORDS } from './content/variants.ts';
import type { Options, State, Variant, Variants } from './types.ts';

/** The printed game: no variant. */
export const CLASSIC: Variants = { radar: false, fairSkies: false, catAndMouse: false };
/** All three variants together. */
export const TACTICIAN: Variants = { radar: true, fairSkies: true, catAndMouse: true };

export const defaults: Options = { first: 'random', ...CLASSIC, cards: null };

const OFF: Text = { en: 'off', fr: 'sans' };
const ON: Text = { en: 'on (house rule)', fr: 'avec (règle maison)' };

function variant(id: Variant): OptionSpec<boolean> {
  const { name, about } = VARIANT_WORDS[id];
  return {
    name: { en: `${name.en} (house rule)`, fr: `${name.fr} (règle maison)` },
    about,
    values: [
      { value: false, name: OFF },
      { value: true, name: ON },
    ],
  };
}

export const options: OptionSpecs<Options> = {
  first: {
    name: { en: 'First player', fr: 'Premier joueur' },
    about: {
      en: 'Who begins all three rounds. The last seat of a round has a small advantage.',
      fr: 'Qui commence les trois manches. La dernière place d’une manche a un léger avantage.',
    },
    values: [
      { value: 'random', name: { en: 'at random', fr: 'au hasard' } },
      ...[0, 1, 2, 3, 4, 5].map((value) => ({ value, name: { en: `seat ${value + 1}`, fr: `place ${value + 1}` } })),
    ],
    problems: firstProblems,
  },
  radar: variant('radar'),
  fairSkies: variant('fairSkies'),
  catAndMouse: variant('catAndMouse'),
  cards: {
    name: { en: 'Dice', fr: 'Dés' },
    about: {
      en: 'The faces of the Invasion and Defense dice: ours, or those of your own copy as a card set.',
      fr: 'Les faces des dés d’invasion et de défense : les nôtres, ou celles de votre boîte sous forme de jeu de cartes.',
    },
    values: [{ value: null, name: { en: 'the game’s own', fr: 'ceux du jeu' } }],
    samples: [harsh()],
    problems: (value, _seats, at) => {
      if (value === null) return [];
      const read = readCards(cards, value, at);
      return 'problems' in read ? read.problems : [];
    },
  },
};

function firstProblems(value: unknown, seats: number, at: string): Problem[] {
  if (value === 'random' || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats)) return [];
  return [
    problem(
      at,
      `${shown(value)} should be random, or a seat from 0 to ${seats - 1}`,
      `${shown(value)} devrait être random, ou une place de 0 à ${seats - 1}`,
    ),
  ];
}

/** The ledger's harsher dice: saucers on every side. */
function harsh(): Options['cards'] {
  const { tables } = OWN_DICE;
  return {
    ...OWN_DICE,
    name: 'Harsh skies',
    tables: { ...tables, invasion: tables.invasion.map((row) => ({ ...row, faces: [1, 1, 1, 2, 2, 3] })) },
  };
}

/** The options of a rematch: the same, but the next seat to the left begins. */
export function rematch(s: State): Options {
  const { radar, fairSkies, catAndMouse, cards } = s;
  return { first: (s.first + 1) % s.seats, radar, fairSkies, catAndMouse, cards };
}
