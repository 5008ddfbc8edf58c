import { rule, type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';

export const rulings: Section = {
  id: 'rulings',
  title: { en: 'Where the rulebook is silent', fr: 'Là où le livret se tait' },
  icon: icons.oracle,
  lead: {
    en: 'Questions that come up at the table, and how we answer them here.',
    fr: 'Les questions qui se posent à la table, et nos réponses.',
  },
  rules: [
    rule(
      'SIEGE-RULING-5',
      'The row is no ring: planet 1 has only neighbour 2, planet 8+ only neighbour 7.',
      'La rangée n’est pas un anneau : la planète 1 n’a pour voisine que la 2, la 8+ que la 7.',
    ),
    rule(
      'SIEGE-RULING-6',
      'Your deployment value is live: throwing a Decoy away before you deploy lowers it.',
      'Votre valeur est vivante : jeter un Leurre avant de déployer la réduit.',
    ),
    rule(
      'SIEGE-RULING-7',
      'If a thrown Decoy empties your hand before you deploy, you draw four at once and aim anew.',
      'Si un Leurre jeté vide votre main avant le déploiement, vous piochez quatre aussitôt et visez de nouveau.',
    ),
    rule(
      'SIEGE-RULING-8',
      'A Decoy is thrown away at your own aim, deploy or wrap-up step. Wished for at any other moment, it is thrown at the next such step, with the same result.',
      'Un Leurre se jette à votre visée, déploiement ou fin de tour. Voulu à un autre moment, il part à l’étape suivante, avec le même résultat.',
      unless('Keep it now and throw it at your next step.', 'Gardez-le et jetez-le à votre prochaine étape.'),
    ),
    rule(
      'SIEGE-RULING-9',
      'Any number of Decoys may be thrown in one turn.',
      'On peut jeter autant de Leurres qu’on veut en un tour.',
    ),
    rule(
      'SIEGE-RULING-10',
      'You cannot skip your deployment by throwing Decoys, unless your draw pile is empty too.',
      'On ne peut pas éviter son déploiement en jetant des Leurres, sauf si la pioche est vide aussi.',
    ),
    rule(
      'SIEGE-RULING-11',
      'A Decoy chosen for deployment is no longer in hand and cannot be thrown.',
      'Un Leurre choisi pour le déploiement n’est plus en main et ne se jette plus.',
      unless('Throw a Decoy that is still in your hand.', 'Jetez un Leurre encore en main.'),
    ),
    rule(
      'SIEGE-RULING-13',
      'A hand emptied in the middle of your turn is filled only at its end.',
      'Une main vidée au milieu du tour ne se remplit qu’à la fin.',
    ),
    rule(
      'SIEGE-RULING-15',
      'There is no limit to hands or siege forces.',
      'Ni les mains ni les forces n’ont de limite.',
    ),
    rule(
      'SIEGE-RULING-16',
      'Shifts are added to the hand first; the result is at least 1, and 8 or more means 8+.',
      'Les décalages s’ajoutent d’abord à la main ; le résultat vaut au moins 1, et 8 ou plus signifie 8+.',
    ),
    rule(
      'SIEGE-RULING-18',
      'Iontian’s direction is chosen at once, by exactly one; the opponent cannot refuse.',
      'Le sens d’Iontian se choisit aussitôt, d’exactement un ; l’adversaire ne peut refuser.',
      unless('Choose one up or one down.', 'Choisissez un de plus ou un de moins.'),
    ),
    rule(
      'SIEGE-RULING-21',
      'A soldier’s effect cannot be declined: one of its two numbers is chosen and done as far as possible.',
      'L’effet d’un soldat ne se refuse pas : on choisit l’un des deux nombres et on fait au mieux.',
      unless('Choose one of the two printed numbers.', 'Choisissez l’un des deux nombres imprimés.'),
    ),
    rule(
      'SIEGE-RULING-22',
      'If both numbers would have the same result, none is asked.',
      'Si les deux nombres donnent le même résultat, on ne demande rien.',
    ),
    rule(
      'SIEGE-RULING-25',
      'Ambyria is offered only for soldiers that affect you; Taltuva and Aspal for every soldier; none of them for officers.',
      'Ambyria ne s’offre que pour un soldat qui vous touche ; Taltuva et Aspal pour tout soldat ; aucune pour un officier.',
    ),
    rule(
      'SIEGE-RULING-26',
      'Taltuva uses one number for both players; you draw or discard first.',
      'Taltuva : un seul nombre pour les deux ; vous piochez ou défaussez d’abord.',
    ),
    rule(
      'SIEGE-RULING-27',
      'Not declared before the soldier landed, Ambyria, Taltuva and Aspal are gone for this turn.',
      'Non annoncées avant l’arrivée du soldat, Ambyria, Taltuva et Aspal sont perdues pour ce tour.',
      unless(
        'Deploy a soldier there in a later turn and declare it then.',
        'Déployez-y un soldat à un autre tour et annoncez-la alors.',
      ),
    ),
    rule(
      'SIEGE-RULING-29',
      'A planet effect without any possible result is not offered.',
      'Un effet de planète sans résultat possible n’est pas proposé.',
      unless('It opens when there is something to change.', 'Il s’ouvre quand il y a quelque chose à changer.'),
    ),
    rule(
      'SIEGE-RULING-32',
      'With an Oracle, Artemis and Nyx look at where the Oracle was deployed.',
      'Avec un Oracle, Artemis et Nyx regardent où l’Oracle a été déployé.',
    ),
    rule(
      'SIEGE-RULING-35',
      'The Vanguard’s additional alien is compulsory while you hold a card.',
      'L’alien supplémentaire de l’Avant-garde est obligatoire tant que vous avez une carte.',
      unless('Deploy one more alien; then end your turn.', 'Déployez un alien de plus ; ensuite, terminez votre tour.'),
    ),
    rule(
      'SIEGE-RULING-38',
      'Marshal and Nyx move the alien that arrived last; Artemis exactly the one deployed this turn.',
      'Le Maréchal et Nyx déplacent l’alien arrivé en dernier ; Artemis exactement celui déployé ce tour-ci.',
    ),
    rule(
      'SIEGE-RULING-39',
      'Cards given by Clio stay known to the giver until they leave the hand.',
      'Les cartes données par Clio restent connues du donneur tant qu’elles sont en main.',
    ),
    rule(
      'SIEGE-RULING-41',
      'Clio, once chosen, gives at least one card.',
      'Clio, une fois choisie, donne au moins une carte.',
      unless('Give one card; then you may stop.', 'Donnez une carte ; ensuite vous pouvez arrêter.'),
    ),
    rule(
      'SIEGE-RULING-42',
      'Moved or exchanged aliens trigger nothing.',
      'Un alien déplacé ou échangé ne déclenche rien.',
    ),
    rule(
      'SIEGE-RULING-43',
      'An exchange takes two different planets whose forces differ in value.',
      'Un échange prend deux planètes différentes dont les forces diffèrent.',
      unless(
        'Choose two planets with different numbers of aliens.',
        'Choisissez deux planètes aux nombres d’aliens différents.',
      ),
    ),
    rule(
      'SIEGE-RULING-45',
      'Plomeena protects from every soldier of that turn, and from nothing else.',
      'Plomeena protège de tout soldat de ce tour, et de rien d’autre.',
    ),
    rule(
      'SIEGE-RULING-48',
      'Under Cordontion only the alien is random; every other choice is yours.',
      'Sous Cordontion, seul l’alien est au hasard ; tout autre choix est à vous.',
    ),
    rule(
      'SIEGE-RULING-51',
      'A next-turn effect lasts exactly that turn, used or not.',
      'Un effet « prochain tour » dure exactement ce tour, utilisé ou non.',
    ),
    rule(
      'SIEGE-RULING-53',
      'The end is triggered when the last card is drawn, not when a draw fails.',
      'La fin est déclenchée quand la dernière carte est piochée, pas quand une pioche échoue.',
    ),
    rule(
      'SIEGE-RULING-54',
      'Once triggered it stays triggered, even if Aether fills the pile again.',
      'Une fois déclenchée, elle le reste, même si Aether remplit la pioche.',
    ),
    rule(
      'SIEGE-RULING-57',
      'Aether, Clio and Pandemonia need cards in your hand.',
      'Aether, Clio et Pandemonia demandent des cartes en main.',
      unless('Keep a card in hand when you come there.', 'Gardez une carte en main en y arrivant.'),
    ),
    rule(
      'SIEGE-RULING-58',
      'Pandemonia, once chosen, takes at least one card, at most all.',
      'Pandemonia, une fois choisie, prend au moins une carte, au plus toutes.',
      unless('Throw one card away; then you may stop.', 'Jetez une carte ; ensuite vous pouvez arrêter.'),
    ),
    rule(
      'SIEGE-RULING-59',
      'Artemis and Nyx move to another planet, never to the same.',
      'Artemis et Nyx déplacent vers une autre planète, jamais la même.',
      unless('Choose another planet.', 'Choisissez une autre planète.'),
    ),
    rule(
      'SIEGE-RULING-60',
      'Discard piles and all numbers of cards are open to both players.',
      'Les défausses et tous les nombres de cartes sont publics.',
    ),
    rule(
      'SIEGE-RULING-65',
      'Points decide, not the number of planets.',
      'Les points décident, pas le nombre de planètes.',
    ),
    rule(
      'SIEGE-RULING-70',
      'The table lets you take back a choice as long as nobody has seen anything new and no other player has decided.',
      'La table permet de reprendre un choix tant que personne n’a rien vu de nouveau et qu’aucun autre n’a décidé.',
    ),
    rule(
      'SIEGE-RULING-71',
      '8+ is a planet like any other for every effect; only its worth differs.',
      '8+ est une planète comme les autres pour tout effet ; seule sa valeur diffère.',
    ),
  ],
};
