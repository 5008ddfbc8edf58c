import type { Glance } from '../../../contract/book.ts';

const say = (en: string, fr: string) => ({ en, fr });

/** A turn of Stellar Siege as a path of pictures. */
export const glance: Glance = {
  goal: say(
    'Hold more points in conquered planets when the match ends. The size of your hand decides where you strike.',
    'Ayez plus de points en planètes conquises à la fin. La taille de votre main décide où vous frappez.',
  ),
  steps: [
    {
      id: 'count',
      title: say('Count', 'Comptez'),
      text: say('Four cards in hand: you aim at planet 4.', 'Quatre cartes en main : vous visez la planète 4.'),
      to: 'aim',
    },
    {
      id: 'deploy',
      title: say('Deploy', 'Déployez'),
      text: say(
        'One alien lands there, on your side. You must.',
        'Un alien s’y pose, de votre côté. C’est obligatoire.',
      ),
      to: 'deploying',
    },
    {
      id: 'alien',
      title: say('The alien acts', 'L’alien agit'),
      text: say(
        'Its effect must happen. Soldiers change a hand, and so the next aim.',
        'Son effet a toujours lieu. Un soldat change une main, donc la visée suivante.',
      ),
      to: 'soldiers',
    },
    {
      id: 'planet',
      title: say('The planet offers', 'La planète propose'),
      text: say(
        'You may use its effect, or leave it. Then the opponent plays.',
        'Utilisez son effet, ou laissez-le. Puis l’adversaire joue.',
      ),
      to: 'planets',
    },
  ],
  sides: [
    {
      id: 'decoy',
      kind: 'instead',
      mark: say('before', 'avant'),
      title: say('Throw a Decoy', 'Jeter un Leurre'),
      text: say(
        'Any time you like: one card less, another aim.',
        'Quand vous voulez : une carte de moins, une autre visée.',
      ),
      to: 'SIEGE-OFFICER-1',
    },
    {
      id: 'empty',
      kind: 'instead',
      mark: say('+4', '+4'),
      title: say('Empty hand', 'Main vide'),
      text: say(
        'Before or after your turn it is filled up to four.',
        'Avant ou après votre tour, elle remonte à quatre.',
      ),
      to: 'SIEGE-TURN-7',
    },
    {
      id: 'end',
      kind: 'danger',
      mark: say('!', '!'),
      title: say('A pile runs out', 'Une pioche se vide'),
      text: say(
        'The end: the second player takes the last turn.',
        'C’est la fin : le second joueur a le dernier tour.',
      ),
      to: 'end',
    },
  ],
  when: {
    title: say('When it is over', 'Quand c’est fini'),
    items: [
      {
        id: 'conquer',
        title: say('More aliens conquer', 'Le nombre conquiert'),
        text: say('Equal forces: nobody.', 'À égalité : personne.'),
        to: 'SIEGE-SCORE-1',
      },
      {
        id: 'half',
        title: say('1 to 7: one point', '1 à 7 : un point'),
        text: say('8+ only half.', '8+ un demi seulement.'),
        to: 'SIEGE-SCORE-4',
      },
      {
        id: 'win',
        title: say('More points win', 'Le plus de points gagne'),
        text: say('Equal points: a tie.', 'À égalité : partie nulle.'),
        to: 'SIEGE-SCORE-5',
      },
    ],
  },
};
