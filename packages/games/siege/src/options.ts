import { type OptionSpecs, problem, shown } from '@starboard/kernel';
import type { Options } from './types.ts';

export const defaults: Options = { species: 'random', first: 'random', sides: 'random' };

export const options: OptionSpecs<Options> = {
  species: {
    name: { en: 'Species', fr: 'Peuples' },
    about: {
      en: 'Who commands the Antillians and who the Morkolytes. Both decks have the same effects.',
      fr: 'Qui commande les Antilliens et qui les Morkolytes. Les deux paquets ont les mêmes effets.',
    },
    values: [
      { value: 'random', name: { en: 'at random', fr: 'au hasard' } },
      {
        value: ['antillian', 'morkolyte'],
        name: { en: 'seat 1 Antillians, seat 2 Morkolytes', fr: 'place 1 Antilliens, place 2 Morkolytes' },
      },
      {
        value: ['morkolyte', 'antillian'],
        name: { en: 'seat 1 Morkolytes, seat 2 Antillians', fr: 'place 1 Morkolytes, place 2 Antilliens' },
      },
    ],
  },
  first: {
    name: { en: 'First player', fr: 'Premier joueur' },
    about: {
      en: 'Who begins. The second player always has the last turn.',
      fr: 'Qui commence. Le second joueur a toujours le dernier tour.',
    },
    values: [
      { value: 'random', name: { en: 'at random', fr: 'au hasard' } },
      { value: 0, name: { en: 'seat 1', fr: 'place 1' } },
      { value: 1, name: { en: 'seat 2', fr: 'place 2' } },
    ],
  },
  sides: {
    name: { en: 'Planet sides', fr: 'Faces des planètes' },
    about: {
      en: 'Which side of each planet lies up: at random, or eight letters a or b, planet 1 first.',
      fr: 'La face visible de chaque planète : au hasard, ou huit lettres a ou b, planète 1 d’abord.',
    },
    values: [{ value: 'random', name: { en: 'at random', fr: 'au hasard' } }],
    samples: ['aaaaaaaa', 'bbbbbbbb', 'abababab', 'babababa'],
    problems: (value, _seats, at) =>
      value === 'random' || (typeof value === 'string' && /^[ab]{8}$/.test(value))
        ? []
        : [
            problem(
              at,
              `${shown(value)} should be random, or eight letters a or b`,
              `${shown(value)} devrait être random, ou huit lettres a ou b`,
            ),
          ],
  },
};
