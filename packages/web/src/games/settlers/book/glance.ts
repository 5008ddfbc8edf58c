import type { Glance } from '../../../contract/book.ts';

const say = (en: string, fr: string) => ({ en, fr });

/** A turn of Stellar Settlers as a path of pictures. */
export const glance: Glance = {
  goal: say(
    'Win Worlds with dice. Who has most points when the last one leaves the chart wins.',
    'Gagnez des Mondes avec des dés. Le plus de points quand le dernier quitte la carte gagne.',
  ),
  steps: [
    { id: 'roll', title: say('Roll', 'Lancez'), text: say('All seven dice.', 'Les sept dés.'), to: 'turn' },
    {
      id: 'fill',
      title: say('Fill one pack', 'Remplissez un lot'),
      text: say('Of any card; it binds you to that card.', 'De toute carte ; il vous y engage.'),
      to: 'packs',
    },
    {
      id: 'again',
      title: say('Roll on, free', 'Relancez, gratuit'),
      text: say('The dice that are left, for the next pack.', 'Les dés restants, pour le lot suivant.'),
      to: 'SETTLERS-TURN-8',
    },
    {
      id: 'claim',
      title: say('Claim', 'Prenez'),
      text: say(
        'All packs filled: it is yours. Go on for an Upgrade.',
        'Tous les lots remplis : à vous. Visez une Amélioration.',
      ),
      to: 'SETTLERS-TURN-13',
    },
  ],
  sides: [
    {
      id: 'reroll',
      kind: 'instead',
      mark: say('or', 'ou'),
      title: say('Re-roll', 'Relancer'),
      text: say(
        'Nothing fits, or you want more: it costs a die.',
        'Rien ne va, ou vous voulez mieux : un dé de moins.',
      ),
      to: 'SETTLERS-TURN-10',
    },
    {
      id: 'attack',
      kind: 'danger',
      mark: say('or', 'ou'),
      title: say('Attack', 'Attaquer'),
      text: say(
        'Take a World from a rival: one Army more, and the shield.',
        'Prenez un Monde à un rival : une Armée de plus, et le bouclier.',
      ),
      to: 'attack',
    },
  ],
  when: {
    title: say('When all Worlds of a System are yours', 'Quand tout un Système est à vous'),
    items: [
      {
        id: 'lock',
        title: say('It is locked', 'Il est verrouillé'),
        text: say('It counts its score, and nobody can take it.', 'Il compte sa valeur, et personne ne le prend.'),
        to: 'systems',
      },
    ],
  },
};
