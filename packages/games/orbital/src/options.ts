import { type OptionSpecs, type Problem, problem, readCards, shown } from '@starboard/kernel';
import { cards } from './cards.ts';
import { SAMPLE } from './content/sampleCards.ts';
import type { Options } from './types.ts';

export const defaults: Options = { years: 5, automata: [], autoIncome: true, cards: null };

export const options: OptionSpecs<Options> = {
  years: {
    name: { en: 'Length', fr: 'Durée' },
    about: {
      en: 'How many years are played.',
      fr: 'Le nombre d’années jouées.',
    },
    values: [
      { value: 5, name: { en: '5 years', fr: '5 ans' } },
      { value: 6, name: { en: '6 years (long variant)', fr: '6 ans (variante longue)' } },
    ],
    problems(value, seats, at) {
      if (value !== 5 && value !== 6)
        return [problem(at, `${shown(value)} should be 5 or 6`, `${shown(value)} devrait être 5 ou 6`)];
      return value === 6 && seats === 1
        ? [problem(at, 'the peaceful solo mode has 5 years', 'le solo pacifique dure 5 ans')]
        : [];
    },
  },
  automata: {
    name: { en: 'Automata', fr: 'Bots' },
    about: {
      en: 'Seats that play by themselves: each turn they turn over the top card of a pile and follow a list in the rulebook. Everybody else is a person or a bot.',
      fr: 'Des places qui jouent toutes seules : à chaque tour, elles retournent la carte du dessus d’une pile et suivent une liste du livret. Les autres sont des personnes ou des bots.',
    },
    values: [
      { value: [], name: { en: 'none', fr: 'aucun' } },
      { value: [1], name: { en: 'seat 2', fr: 'place 2' } },
      { value: [1, 2], name: { en: 'seats 2 and 3', fr: 'places 2 et 3' } },
      { value: [1, 2, 3], name: { en: 'seats 2 to 4', fr: 'places 2 à 4' } },
      { value: [1, 2, 3, 4], name: { en: 'seats 2 to 5', fr: 'places 2 à 5' } },
    ],
    samples: [[0], [0, 2], [1, 3], [0, 1, 4]],
    problems: automataProblems,
  },
  autoIncome: {
    name: { en: 'Colour that pays', fr: 'Couleur qui paie' },
    about: {
      en: 'At the end of a year the modules of one colour pay 1 MC each: always those of your commonest colour, or you are asked.',
      fr: 'En fin d’année, les modules d’une couleur rapportent 1 MC chacun : toujours ceux de votre couleur la plus fréquente, ou on vous demande.',
    },
    values: [
      { value: true, name: { en: 'the commonest, by itself', fr: 'la plus fréquente, d’office' } },
      { value: false, name: { en: 'asked every year', fr: 'demandée chaque année' } },
    ],
  },
  cards: {
    name: { en: 'Cards', fr: 'Cartes' },
    about: {
      en: 'Another card set than the game’s own.',
      fr: 'Un autre jeu de cartes que celui du jeu.',
    },
    values: [{ value: null, name: { en: 'the game’s own', fr: 'celles du jeu' } }],
    samples: [SAMPLE],
    problems(value, _seats, at) {
      if (value === null) return [];
      const read = readCards(cards, value, at);
      return 'problems' in read ? read.problems : [];
    },
  },
};

function automataProblems(value: unknown, seats: number, at: string): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : ['?'];
  const ascending = list.every((seat, i) => Number.isInteger(seat) && (i === 0 || Number(list[i - 1]) < Number(seat)));
  const seated = list.every((seat) => Number(seat) >= 0 && Number(seat) < seats);
  if (seats === 1 && !seated) {
    return [problem(at, 'the only seat must be a player', 'la seule place doit être à un joueur')];
  }
  if (!ascending || !seated) {
    return [
      problem(
        at,
        `${shown(value)} should list seats from 0 to ${seats - 1} in ascending order`,
        `${shown(value)} devrait énumérer des places de 0 à ${seats - 1} dans l’ordre croissant`,
      ),
    ];
  }
  return list.length < seats
    ? []
    : [problem(at, 'at least one seat must be a player', 'au moins une place doit être à un joueur')];
}
