import type { Glance } from '../../../contract/book.ts';

const say = (en: string, fr: string) => ({ en, fr });

/** What a turn of Orbital can be, in pictures. */
export const glance: Glance = {
  goal: say(
    'Grow your orbital. Each year every colour pays 1 VP to whoever has most of its modules. Whoever has most VP at the end wins.',
    'Faites grandir votre orbital. Chaque année, chaque couleur paie 1\u00a0PV à qui en a le plus de modules. Qui a le plus de PV à la fin gagne.',
  ),
  oneOf: say('A turn is exactly one of these', 'Un tour, c’est une seule de ces actions'),
  steps: [
    {
      id: 'build',
      title: say('Build', 'Construire'),
      text: say('6 MC, or 5 at a host of its colour.', '6 MC, ou 5 sur un hôte de sa couleur.'),
      to: 'ORBITAL-BUILD-1',
    },
    {
      id: 'operate',
      title: say('Operate', 'Faire fonctionner'),
      text: say('A crew works a machine, once a year.', 'Un équipage fait marcher une machine, une fois par an.'),
      to: 'operate',
    },
    {
      id: 'buy',
      title: say('Buy or upgrade', 'Acheter, améliorer'),
      text: say('A card for 1 to 5 MC; the core for 4.', 'Une carte pour 1 à 5 MC\u00a0; la base pour 4.'),
      to: 'ORBITAL-BUY-2',
    },
    {
      id: 'event',
      title: say('Play an event', 'Jouer un événement'),
      text: say('It costs nothing but the card.', 'Il ne coûte que la carte.'),
      to: 'ORBITAL-EVENT-1',
    },
    {
      id: 'repair',
      title: say('Repair', 'Réparer'),
      text: say(
        '3 MC for 1 damage: without it the module does not count.',
        '3 MC pour 1 dommage\u00a0: sinon le module ne compte pas.',
      ),
      to: 'damage',
    },
    {
      id: 'pass',
      title: say('Pass', 'Passer'),
      text: say(
        'Not for good: the year ends only when all pass in a row.',
        'Pas pour de bon\u00a0: l’année finit seulement quand tous passent de suite.',
      ),
      to: 'ORBITAL-PASS-3',
    },
  ],
  sides: [],
  when: {
    title: say('When all pass in a row', 'Quand tous passent de suite'),
    items: [
      {
        id: 'year',
        title: say('The year is scored', 'L’année est comptée'),
        text: say(
          '1 VP a colour, 2 in the last year; then crew, MC and cards come.',
          '1 PV par couleur, 2 la dernière année\u00a0; puis viennent équipages, MC et cartes.',
        ),
        to: 'year',
      },
    ],
  },
};
