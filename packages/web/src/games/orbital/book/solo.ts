import { rule, type Section, unless } from '../../../contract/book.ts';

export const automata: Section = {
  id: 'automata',
  title: { en: 'Automata', fr: 'Les bots' },
  rules: [
    rule(
      'ORBITAL-SOLO-1',
      'One player against automata: the printed game has two of them.',
      'Un joueur contre des bots : le livret en prévoit deux.',
    ),
    rule(
      'ORBITAL-SOLO-2',
      'Then there is no market.',
      'Alors il n’y a pas de marché.',
      unless('Buying is for matches with two players or more.', 'On achète seulement à deux joueurs ou plus.'),
    ),
    rule(
      'ORBITAL-SOLO-3',
      'An automaton starts each year with a face-down pile of 5 cards.',
      'Un bot commence chaque année avec une pile de 5 cartes face cachée.',
    ),
    rule(
      'ORBITAL-SOLO-5',
      'Privileged Contacts draw 2 cards where there is no market.',
      'Sans marché, Contacts Privilégiés fait piocher 2 cartes.',
      unless('Play it without naming a card.', 'Jouez-le sans nommer de carte.'),
    ),
    rule(
      'ORBITAL-AUTO-1',
      'With cards it reveals the top one; that is its turn.',
      'Avec des cartes, il révèle celle du dessus ; c’est son tour.',
    ),
    rule('ORBITAL-AUTO-2', 'It plays an event if it can.', 'Il joue un événement s’il le peut.'),
    rule(
      'ORBITAL-AUTO-3',
      'It never plays Visiting Worker and Economic Crisis.',
      'Il ne joue jamais Travailleur en Visite ni Crise Économique.',
    ),
    rule(
      'ORBITAL-AUTO-6',
      'It aims at the opponent with most VP; among equals at the next to its left.',
      'Il vise l’adversaire qui a le plus de PV ; à égalité, le suivant à sa gauche.',
    ),
    rule(
      'ORBITAL-AUTO-7',
      'It takes the first possible module from the inside out, never a damaged one.',
      'Il prend le premier module possible de l’intérieur vers l’extérieur, jamais un module endommagé.',
    ),
    rule(
      'ORBITAL-AUTO-8',
      'It builds a module if it can, with a command module where possible.',
      'Il construit un module s’il le peut, avec une commande si possible.',
    ),
    rule(
      'ORBITAL-AUTO-9',
      'It docks at a host of the same colour if it can, else at the first exit from the inside out.',
      'Il se connecte à un hôte de même couleur si possible, sinon à la première sortie de l’intérieur vers l’extérieur.',
    ),
    rule(
      'ORBITAL-AUTO-11',
      'A card that it cannot play brings it 2 MC.',
      'Une carte qu’il ne peut jouer lui rapporte 2 MC.',
    ),
    rule(
      'ORBITAL-AUTO-12',
      'Without cards it operates its first usable machine from the inside out.',
      'Sans cartes, il fait fonctionner sa première machine utilisable.',
    ),
    rule(
      'ORBITAL-AUTO-18',
      'Then it repairs, with a Workshop or for MC.',
      'Ensuite il répare, avec un Atelier ou des MC.',
    ),
    rule('ORBITAL-AUTO-19', 'Otherwise it passes.', 'Sinon il passe.'),
  ],
};

export const peaceful: Section = {
  id: 'peaceful',
  title: { en: 'Alone in peace', fr: 'Seul, en paix' },
  rules: [
    rule(
      'ORBITAL-PEACE-1',
      'Two rivals take no turns: they only set the numbers to reach.',
      'Deux adversaires ne jouent pas : ils fixent seulement les nombres à atteindre.',
    ),
    rule('ORBITAL-PEACE-2', 'There are no events.', 'Il n’y a pas d’événements.'),
    rule(
      'ORBITAL-PEACE-3',
      'Each rival has six tracks; red starts at 1, the others at 0.',
      'Chaque adversaire a six pistes ; rouge commence à 1, les autres à 0.',
    ),
    rule(
      'ORBITAL-PEACE-4',
      'At the start and at each year’s end three cards a rival raise its tracks.',
      'Au début et à chaque fin d’année, trois cartes par adversaire montent ses pistes.',
    ),
    rule(
      'ORBITAL-PEACE-7',
      'You play as usual, but nothing of yours can hit them.',
      'Vous jouez comme d’habitude, mais rien ne peut les toucher.',
    ),
    rule(
      'ORBITAL-PEACE-8',
      'Colours are scored against their tracks; a tie pays you.',
      'Les couleurs se comptent contre leurs pistes ; une égalité vous paie.',
    ),
    rule('ORBITAL-PEACE-9', 'With 22 VP after five years you win.', 'Avec 22 PV après cinq ans, vous gagnez.'),
  ],
};
