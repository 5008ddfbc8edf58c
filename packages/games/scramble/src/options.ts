import { type OptionSpecs, problem, readCards, shown } from '@starboard/kernel';
import { cards, OWN_SET } from './cards.ts';
import { variantOf } from './content/variant.ts';
import { type Options, PILOTS } from './types.ts';

export const defaults: Options = { experienced: false, pilots: 'seats', first: 'random', cards: null };

const AT_RANDOM = { en: 'at random', fr: 'au hasard' };

function isPilots(value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats || new Set(value).size !== seats) return false;
  return value.every((colour) => PILOTS.includes(colour));
}

function isSeat(value: unknown, seats: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats;
}

export const options: OptionSpecs<Options> = {
  experienced: {
    name: { en: 'Experienced Pilots', fr: 'Pilotes expérimentés' },
    about: {
      en: 'A harder mission: always the wide board, events strike a round earlier, one more Overheat gem in each bag.',
      fr: 'Une mission plus dure : toujours le grand plateau, des événements un tour plus tôt, une gemme de surchauffe de plus par sac.',
    },
    values: [
      { value: false, name: { en: 'no', fr: 'non' } },
      { value: true, name: { en: 'yes', fr: 'oui' } },
    ],
  },
  pilots: {
    name: { en: 'Pilots', fr: 'Pilotes' },
    about: {
      en: 'The pilot colours by seat. Invaders of your colour attack you when they get through.',
      fr: 'Les couleurs des pilotes par place. Les envahisseurs de votre couleur vous attaquent s’ils passent.',
    },
    values: [
      { value: 'seats', name: { en: 'by seat', fr: 'selon la place' } },
      { value: 'random', name: AT_RANDOM },
    ],
    samples: [['purple', 'orange'], ['teal', 'white', 'orange'], [...PILOTS]],
    onward(value, seats) {
      if (value === 'random') return value;
      const [first, ...others] = value === 'seats' ? PILOTS.slice(0, seats) : value;
      return [...others, first];
    },
    problems: (value, seats, at) =>
      value === 'seats' || value === 'random' || isPilots(value, seats)
        ? []
        : [
            problem(
              at,
              `${shown(value)} should be seats, random, or ${seats} different colours of ${PILOTS.join(', ')}`,
              `${shown(value)} devrait être seats, random, ou ${seats} couleurs différentes parmi ${PILOTS.join(', ')}`,
            ),
          ],
  },
  first: {
    name: { en: 'First player', fr: 'Premier joueur' },
    about: { en: 'Who begins every round.', fr: 'Qui commence chaque manche.' },
    values: [
      { value: 'random', name: AT_RANDOM },
      ...[0, 1, 2, 3].map((seat) => ({ value: seat, name: { en: `seat ${seat + 1}`, fr: `place ${seat + 1}` } })),
    ],
    problems: (value, seats, at) =>
      value === 'random' || isSeat(value, seats)
        ? []
        : [
            problem(
              at,
              `${shown(value)} should be random, or a seat from 0 to ${seats - 1}`,
              `${shown(value)} devrait être random, ou une place de 0 à ${seats - 1}`,
            ),
          ],
  },
  cards: {
    name: { en: 'Cards', fr: 'Cartes' },
    about: {
      en: 'A card set of your own: Weapons, Systems, events, Invaders, boards.',
      fr: 'Votre propre jeu de cartes : armes, systèmes, événements, envahisseurs, plateaux.',
    },
    values: [{ value: null, name: { en: 'the game’s own', fr: 'celles du jeu' } }],
    samples: [variantOf(OWN_SET)],
    problems(value, _seats, at) {
      if (value === null) return [];
      const read = readCards(cards, value, at);
      return 'problems' in read ? read.problems : [];
    },
  },
};
