import type { Glance } from '../../../contract/book.ts';

const say = (en: string, fr: string) => ({ en, fr });

/** The turn of We Come In Peace at a glance. */
export const glance: Glance = {
  goal: say(
    'Own the planet worth most after three rounds: Cities 2, the Core 5.',
    'Ayez la planète qui vaut le plus après trois manches : Cités 2, Noyau 5.',
  ),
  steps: [
    {
      id: 'invasion',
      title: say('Saucers come', 'Les soucoupes arrivent'),
      text: say(
        'Your right neighbour throws the Invasion dice at you.',
        'Votre voisin de droite lance les dés d’invasion contre vous.',
      ),
      to: 'invasion',
    },
    {
      id: 'defense',
      title: say('Roll your dice', 'Lancez vos dés'),
      text: say('Up to three re-rolls of any dice you like.', 'Jusqu’à trois relances des dés de votre choix.'),
      to: 'defense',
    },
    {
      id: 'shots',
      title: say('Shoot', 'Tirez'),
      text: say(
        'Blasters repel their colour, Interceptors a whole die. What is left strikes.',
        'Les Blasters repoussent leur couleur, les Intercepteurs un dé entier. Le reste frappe.',
      ),
      to: 'shots',
    },
    {
      id: 'rebuild',
      title: say('Fire and rebuild', 'Tirez et reconstruisez'),
      text: say(
        'Missiles hit all others; Rebuild repairs your planet.',
        'Les Missiles touchent tous les autres ; Reconstruction répare votre planète.',
      ),
      to: 'rebuilding',
    },
  ],
  sides: [
    {
      id: 'core',
      kind: 'danger',
      mark: say('−4', '−4'),
      title: say('The Core is hit', 'Le Noyau est touché'),
      text: say('The first hit costs four of its five points.', 'Le premier coup coûte quatre de ses cinq points.'),
      to: 'INVASION-SCORE-4',
    },
    {
      id: 'shield',
      kind: 'instead',
      mark: say('1/6', '1/6'),
      title: say('A shield', 'Un bouclier'),
      text: say(
        'Match the Missile’s sector: no damage, a free rebuild.',
        'Égalez le secteur du Missile : aucun dégât, une réparation gratuite.',
      ),
      to: 'INVASION-MISSILE-6',
    },
    {
      id: 'grow',
      kind: 'instead',
      mark: say('×2', '×2'),
      title: say('Rounds grow', 'Les manches grandissent'),
      text: say('More dice, and icons worth 2, then 3.', 'Plus de dés, et des icônes qui valent 2, puis 3.'),
      to: 'INVASION-SCALE-1',
    },
  ],
  when: {
    title: say('When it is over', 'Quand c’est fini'),
    items: [
      {
        id: 'city',
        title: say('City: 2, damaged 1', 'Cité : 2, endommagée 1'),
        text: say('An empty crater is nothing.', 'Un cratère vide ne vaut rien.'),
        to: 'INVASION-SCORE-1',
      },
      {
        id: 'points',
        title: say('Core: 5, damaged 1', 'Noyau : 5, endommagé 1'),
        text: say('Guard its lanes.', 'Gardez ses couloirs.'),
        to: 'INVASION-SCORE-3',
      },
      {
        id: 'tie',
        title: say('A tie: a duel', 'Égalité : un duel'),
        text: say('Missile by Missile.', 'Missile par Missile.'),
        to: 'INVASION-TIE-1',
      },
    ],
  },
};
