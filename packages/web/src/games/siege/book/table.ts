import { rule, type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';

export const goal: Section = {
  id: 'goal',
  title: { en: 'In short', fr: 'En bref' },
  icon: icons.place,
  lead: {
    en: 'Two peoples fight over eight planets. The size of your hand is your aiming device: with five cards you can only reach planet 5. Every card you play reinforces a planet and moves an aim, yours or the opponent’s.',
    fr: 'Deux peuples se disputent huit planètes. La taille de votre main est votre viseur : avec cinq cartes, vous n’atteignez que la planète 5. Chaque carte jouée renforce une planète et déplace une visée, la vôtre ou celle de l’adversaire.',
  },
  rules: [
    rule(
      'SIEGE-SCORE-5',
      'Whoever has more points in conquered planets at the end wins.',
      'Qui a le plus de points en planètes conquises à la fin gagne.',
    ),
    rule(
      'SIEGE-SETUP-1',
      'Two players: one commands the Antillians, the other the Morkolytes. Both decks have the same effects.',
      'Deux joueurs : l’un commande les Antilliens, l’autre les Morkolytes. Les deux paquets ont les mêmes effets.',
    ),
  ],
};

export const setup: Section = {
  id: 'setup',
  title: { en: 'Setting up', fr: 'Mise en place' },
  icon: icons.handSize,
  rules: [
    rule(
      'SIEGE-SETUP-2',
      'The star system has eight planet cards: 1 to 7 and 8+. Each has two sides with different names and effects.',
      'Le système compte huit cartes planète : 1 à 7 et 8+. Chacune a deux faces, aux noms et effets différents.',
    ),
    rule(
      'SIEGE-SETUP-3',
      'Chance decides for each planet which side lies up. Only those sides exist in this match.',
      'Le hasard décide de la face visible de chaque planète. Seules ces faces existent dans la partie.',
    ),
    rule(
      'SIEGE-SETUP-4',
      'The planets lie in a row between the players, in order of their numbers.',
      'Les planètes sont en ligne entre les joueurs, dans l’ordre de leurs numéros.',
    ),
    rule(
      'SIEGE-SETUP-5',
      'Each player has a siege force area at every planet, on their own side; all of them start empty.',
      'Chaque joueur a une zone de force de siège à chaque planète, de son côté ; toutes sont vides au départ.',
    ),
    rule('SIEGE-SETUP-6', 'Each player shuffles a deck of 30 aliens.', 'Chacun mélange un paquet de 30 aliens.'),
    rule(
      'SIEGE-SETUP-7',
      'Each draws four cards; the other 26 are the draw pile, face down.',
      'Chacun pioche quatre cartes ; les 26 autres forment la pioche, face cachée.',
    ),
    rule(
      'SIEGE-SETUP-8',
      'Discard piles lie face up beside the draw piles and start empty.',
      'Les défausses sont à côté des pioches, faces visibles, vides au départ.',
    ),
    rule('SIEGE-SETUP-9', 'One player is the first player.', 'L’un des joueurs est premier joueur.'),
    rule(
      'SIEGE-SETUP-10',
      'The second player always takes the last turn, so both have equally many.',
      'Le second joueur a toujours le dernier tour : chacun en a donc autant.',
    ),
  ],
};

export const turn: Section = {
  id: 'turn',
  title: { en: 'Your turn', fr: 'Votre tour' },
  icon: icons.reverse,
  lead: {
    en: 'Count, deploy, carry out the alien’s effect, use the planet’s effect if you like. Then it is the opponent’s turn.',
    fr: 'Comptez, déployez, appliquez l’effet de l’alien, utilisez celui de la planète si vous voulez. Puis c’est à l’adversaire.',
  },
  rules: [
    rule(
      'SIEGE-TURN-1',
      'The first player begins; turns alternate.',
      'Le premier joueur commence ; les tours alternent.',
      unless('Wait until you are asked.', 'Attendez qu’on vous interroge.'),
    ),
    rule(
      'SIEGE-TURN-2',
      'If you hold no alien when your turn starts, you draw four.',
      'Si votre main est vide au début de votre tour, piochez quatre cartes.',
    ),
    rule(
      'SIEGE-TURN-3',
      'The number of aliens in your hand is your deployment value.',
      'Le nombre d’aliens dans votre main est votre valeur de déploiement.',
    ),
    rule(
      'SIEGE-TURN-4',
      'You deploy exactly one alien from your hand. You cannot skip it, and more come only through an effect.',
      'Vous déployez exactement un alien de votre main. Impossible de passer, et seul un effet en permet davantage.',
      unless(
        'Deploy one alien first; a Vanguard lets a second one follow.',
        'Déployez d’abord un alien ; une Avant-garde en laisse suivre un second.',
      ),
    ),
    rule(
      'SIEGE-TURN-5',
      'Then the effect of that alien is applied; a choice in it is announced at once.',
      'Puis l’effet de cet alien s’applique ; s’il contient un choix, on l’annonce aussitôt.',
      unless(
        'Deploy a soldier whose two numbers make a difference.',
        'Déployez un soldat dont les deux nombres font une différence.',
      ),
    ),
    rule(
      'SIEGE-TURN-6',
      'Then you may use the effect of the planet you deployed to: one planet effect a turn.',
      'Puis vous pouvez utiliser l’effet de la planète où vous avez déployé : un seul effet de planète par tour.',
      unless('Your next turn opens a new planet effect.', 'Votre prochain tour ouvre un nouvel effet de planète.'),
    ),
    rule(
      'SIEGE-TURN-7',
      'If your hand is empty at the end of your turn, you draw four.',
      'Si votre main est vide à la fin de votre tour, piochez quatre cartes.',
    ),
    rule('SIEGE-TURN-8', 'Then the opponent takes a turn.', 'Puis l’adversaire joue son tour.'),
    rule(
      'SIEGE-TURN-9',
      'If both your hand and your draw pile are empty at the start of your turn, the turn passes without a deployment.',
      'Si votre main et votre pioche sont vides au début du tour, il se passe sans déploiement.',
    ),
  ],
};

export const aim: Section = {
  id: 'aim',
  title: { en: 'Where you aim', fr: 'Où vous visez' },
  icon: icons.aim,
  rules: [
    rule(
      'SIEGE-DV-1',
      'You count your hand before deploying: the alien you are about to deploy counts too.',
      'On compte sa main avant de déployer : l’alien qui va partir compte aussi.',
    ),
    rule(
      'SIEGE-DV-2',
      'With a value from 1 to 7 you deploy to the planet with that number.',
      'Avec une valeur de 1 à 7, vous déployez à la planète de ce numéro.',
      unless(
        'Change the size of your hand (a thrown-away Decoy lowers it), or deploy a Raider.',
        'Changez la taille de votre main (un Leurre jeté la réduit), ou déployez un Corsaire.',
      ),
    ),
    rule(
      'SIEGE-DV-3',
      'With 8 or more you deploy to planet 8+.',
      'Avec 8 ou plus, vous déployez à la planète 8+.',
      unless('Get below eight cards, or deploy a Raider.', 'Passez sous huit cartes, ou déployez un Corsaire.'),
    ),
    rule(
      'SIEGE-DV-4',
      'The value is never below 1, whatever is subtracted.',
      'La valeur n’est jamais inférieure à 1, quoi qu’on retranche.',
    ),
    rule(
      'SIEGE-DV-5',
      'Shifting a value neither draws nor discards anything.',
      'Décaler une valeur ne fait ni piocher ni défausser.',
    ),
  ],
};

export const deploying: Section = {
  id: 'deploying',
  title: { en: 'Deploying, drawing, discarding', fr: 'Déployer, piocher, défausser' },
  icon: icons.draw,
  rules: [
    rule(
      'SIEGE-DEPLOY-1',
      'A deployed alien goes from your hand to your own siege force at the planet you aim at.',
      'Un alien déployé va de votre main à votre force de siège, à la planète visée.',
      unless('Choose a card that is in your hand.', 'Choisissez une carte de votre main.'),
    ),
    rule(
      'SIEGE-DEPLOY-2',
      'Its effect must be carried out, as far as possible.',
      'Son effet doit être appliqué, autant que possible.',
      unless('Answer the alien’s effect; then go on.', 'Répondez à l’effet de l’alien ; ensuite, continuez.'),
    ),
    rule(
      'SIEGE-DEPLOY-3',
      'Siege forces grow through the match; their value is the number of aliens in them.',
      'Les forces de siège croissent au fil de la partie ; leur valeur est leur nombre d’aliens.',
    ),
    rule(
      'SIEGE-RANK-1',
      'Every alien is either a soldier or an officer.',
      'Tout alien est soit un soldat, soit un officier.',
    ),
    rule(
      'SIEGE-RANK-2',
      'Soldiers make you or the opponent draw or discard, nothing else. Officers do other things.',
      'Les soldats vous font piocher ou défausser, vous ou l’adversaire, rien d’autre. Les officiers font autre chose.',
    ),
    rule(
      'SIEGE-RANK-3',
      'An effect that speaks of soldiers never touches an officer.',
      'Un effet qui parle de soldats ne touche jamais un officier.',
    ),
    rule(
      'SIEGE-DRAW-1',
      'You draw from the top of your own pile into your own hand.',
      'On pioche du dessus de sa propre pioche vers sa propre main.',
    ),
    rule(
      'SIEGE-DRAW-2',
      'If the pile holds too few cards, you draw what is there.',
      'S’il n’y a pas assez de cartes, on pioche ce qu’il y a.',
    ),
    rule('SIEGE-DRAW-3', 'The discard pile is never shuffled back.', 'La défausse n’est jamais remélangée.'),
    rule(
      'SIEGE-DISCARD-1',
      'Whoever discards chooses the card, from hand to own discard pile.',
      'Qui défausse choisit la carte, de sa main à sa propre défausse.',
      unless(
        'Wait for an effect that makes you discard; a Decoy may go freely.',
        'Attendez un effet qui fait défausser ; un Leurre peut partir librement.',
      ),
    ),
    rule(
      'SIEGE-DISCARD-2',
      'If the hand holds too few cards, all of them are discarded.',
      'Si la main n’a pas assez de cartes, toutes sont défaussées.',
    ),
  ],
};
