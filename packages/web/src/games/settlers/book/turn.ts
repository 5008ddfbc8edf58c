import { rule, type Section, unless } from '../../../contract/book.ts';

export const turn: Section = {
  id: 'turn',
  title: { en: 'A turn', fr: 'Un tour' },
  rules: [
    rule(
      'SETTLERS-TURN-1',
      'One player at a time tries for cards; then the dice go on.',
      'Un joueur à la fois vise des cartes ; puis les dés passent.',
      unless('Wait until the dice are yours.', 'Attendez que les dés soient à vous.'),
    ),
    rule(
      'SETTLERS-TURN-2',
      'It starts with a roll of all seven dice.',
      'Il commence par un lancer des sept dés.',
      unless('Roll all seven dice first.', 'Lancez d’abord les sept dés.'),
    ),
    rule(
      'SETTLERS-TURN-3',
      'Aim at a World or at an Upgrade.',
      'Visez un Monde ou une Amélioration.',
      unless('Aim at a World or at an Upgrade that lies face up.', 'Visez un Monde ou une Amélioration visible.'),
    ),
    rule(
      'SETTLERS-TURN-4',
      'After a roll you may fill a pack that the dice satisfy.',
      'Après un lancer, remplissez un lot que les dés permettent.',
      unless('Choose a pack that the card asks for.', 'Choisissez un lot que la carte demande.'),
    ),
    rule(
      'SETTLERS-TURN-5',
      'One pack a roll, no more.',
      'Un lot par lancer, pas plus.',
      unless('Roll the dice that are left, free.', 'Lancez les dés restants, gratuitement.'),
    ),
    rule(
      'SETTLERS-TURN-6',
      'The packs of a card are filled in any order.',
      'Les lots d’une carte se remplissent dans n’importe quel ordre.',
    ),
    rule(
      'SETTLERS-TURN-7',
      'The first pack binds you to its card until you have it.',
      'Le premier lot vous engage sur sa carte jusqu’à sa prise.',
      unless('Finish the card in the case, or end your turn.', 'Finissez la carte du coffret, ou votre tour.'),
    ),
    rule(
      'SETTLERS-TURN-8',
      'After a fill the dice that are left roll free.',
      'Après un lot, les dés restants se lancent gratuitement.',
      unless('Roll: it costs nothing now.', 'Lancez : c’est gratuit maintenant.'),
    ),
    rule(
      'SETTLERS-TURN-9',
      'Instead of filling you may re-roll, always.',
      'Au lieu de remplir, vous pouvez toujours relancer.',
    ),
    rule(
      'SETTLERS-TURN-10',
      'A re-roll costs one die for the rest of the turn.',
      'Une relance coûte un dé pour le reste du tour.',
      unless('Fill a pack instead, or end your turn.', 'Remplissez un lot, ou finissez votre tour.'),
    ),
    rule(
      'SETTLERS-TURN-11',
      'Who can fill nothing and wants to go on must pay it.',
      'Qui ne peut rien remplir et veut continuer doit le payer.',
    ),
    rule(
      'SETTLERS-TURN-12',
      'So it goes on until the card is complete or the dice are gone.',
      'Ainsi jusqu’à ce que la carte soit pleine ou les dés épuisés.',
    ),
    rule(
      'SETTLERS-TURN-13',
      'A card with all its packs filled is yours at once.',
      'Une carte dont tous les lots sont remplis est à vous aussitôt.',
    ),
    rule(
      'SETTLERS-TURN-14',
      'With dice left you may try for another card.',
      'Avec des dés restants, visez une autre carte.',
    ),
    rule('SETTLERS-TURN-15', 'The first roll for it is free.', 'Son premier lancer est gratuit.'),
    rule(
      'SETTLERS-TURN-16',
      'At most one Upgrade a turn.',
      'Une Amélioration par tour, au plus.',
      unless('Aim at a World with the dice that are left.', 'Visez un Monde avec les dés restants.'),
    ),
    rule('SETTLERS-TURN-17', 'World and Upgrade come in either order.', 'Monde et Amélioration, dans l’ordre voulu.'),
    rule('SETTLERS-TURN-18', 'The turn ends when no dice are left.', 'Le tour finit quand il n’y a plus de dés.'),
    rule(
      'SETTLERS-TURN-19',
      'It ends when you have claimed a World and an Upgrade.',
      'Il finit quand vous avez pris un Monde et une Amélioration.',
    ),
    rule(
      'SETTLERS-RULING-20',
      'At most one World a turn.',
      'Un Monde par tour, au plus.',
      unless('Aim at an Upgrade with the dice that are left.', 'Visez une Amélioration avec les dés restants.'),
    ),
    rule(
      'SETTLERS-RULING-25',
      'After the first roll you may stop at any time.',
      'Après le premier lancer, vous pouvez arrêter à tout moment.',
      unless('Roll first; then you may stop at any time.', 'Lancez d’abord ; ensuite vous pouvez arrêter.'),
    ),
    rule(
      'SETTLERS-RULING-26',
      'With one die left there is no re-roll: it would be lost.',
      'Avec un seul dé, pas de relance : il serait perdu.',
      unless('Fill with the last die, or end your turn.', 'Remplissez avec le dernier dé, ou finissez.'),
    ),
    rule(
      'SETTLERS-RULING-27',
      'What is not finished by the end of the turn is lost.',
      'Ce qui n’est pas fini à la fin du tour est perdu.',
    ),
  ],
};

export const systems: Section = {
  id: 'systems',
  title: { en: 'Systems', fr: 'Systèmes' },
  rules: [
    rule(
      'SETTLERS-SYS-1',
      'Each World belongs to a System, by colour, sign and name.',
      'Chaque Monde est d’un Système, par couleur, signe et nom.',
    ),
    rule('SETTLERS-SYS-2', 'Who owns all its Worlds has completed it.', 'Qui a tous ses Mondes l’a complété.'),
    rule(
      'SETTLERS-SYS-3',
      'A completed System is locked: nobody takes any of it.',
      'Un Système complet est verrouillé : personne n’y prend rien.',
      unless('Take a World before its System is complete.', 'Prenez un Monde avant que son Système soit complet.'),
    ),
    rule('SETTLERS-SYS-4', 'It counts its score instead of its Worlds.', 'Il compte sa valeur au lieu de ses Mondes.'),
  ],
};
